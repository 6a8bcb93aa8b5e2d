import type { LessonTable } from '../gen/protocol';
import { language } from '../i18n/text.svelte';
import { ask } from '../net/http';
import { randomName } from './names';
import { go } from './router.svelte';
import { setName, session } from './session.svelte';

/** Opens the user's lesson of a game. A user without a name gets a random one. */
export async function startLesson(game: string, { anew = false } = {}): Promise<void> {
  if (!session.me?.name) await setName(randomName(language.now));
  const { room } = await ask<LessonTable>('POST', '/lessons', { game, anew });
  await go(`/t/${room}`);
}
