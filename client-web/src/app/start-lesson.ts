import type { LessonTable } from '../gen/protocol';
import { toastRefusal } from '../kit/ui/toasts.svelte';
import { askOnce, Refused } from '../net/http';
import { go, route } from './router.svelte';
import { beSomebody } from './start';

/** Opens the user's lesson of a game, or says why not. A user without a name gets a random one. */
export async function startLesson(game: string, { anew = false } = {}): Promise<void> {
  try {
    const from = route.path;
    await beSomebody();
    const { room } = await askOnce<LessonTable>('/lessons', { game, anew });
    await go(`/t/${room}`, { from });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    void toastRefusal(error.code);
  }
}
