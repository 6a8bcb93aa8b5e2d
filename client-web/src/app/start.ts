import type { GameInfo, Level } from '../gen/protocol';
import { language } from '../i18n/text.svelte';
import { http } from '../net/http';
import { lazy } from '../net/lazy.svelte';
import { nameMe, session } from './me.svelte';
import { go } from './router.svelte';

/** Sits down to a match against bots at once; who has no name yet gets a friendly one, to be changed later. */
export async function playNow(game: GameInfo, bots: number, level: Level = 'good'): Promise<void> {
  if (!session.me?.name) {
    const { friendlyName } = await lazy(() => import('./names'));
    await nameMe(friendlyName(language.now));
  }
  const table = await http.newTable({
    game: game.name,
    seats: bots + 1,
    options: {},
    pace: { kind: 'free' },
    open: false,
    against: level,
  });
  await go(`/t/${table.room}`);
}
