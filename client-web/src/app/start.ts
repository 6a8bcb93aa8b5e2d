import type { GameInfo } from '../gen/protocol';
import { language } from '../i18n/text.svelte';
import { http } from '../net/http';
import { lazy } from '../net/lazy.svelte';
import { setName, session, sessionKnown } from './session.svelte';
import { go, route } from './router.svelte';

/** Gives a user without a name a random one, which they can change. */
export async function beSomebody(): Promise<void> {
  await sessionKnown();
  if (session.me?.name) return;
  const { randomName } = await lazy(() => import('./names'));
  await setName(randomName(language.now));
}

/** Starts a match against bots that fit the user. A user without a name gets a random one. */
export async function playNow(game: GameInfo, bots: number): Promise<void> {
  const from = route.path;
  await beSomebody();
  const table = await http.newTable({
    game: game.name,
    seats: bots + 1,
    options: {},
    pace: { kind: 'free' },
    open: false,
    against: 'fitting',
  });
  await go(`/t/${table.room}`, { from });
}
