import type { Texts } from '../i18n/message';
import type { Hint } from '../kit/lesson/hints';
import { lazy } from '../net/lazy.svelte';
import { addFrom } from './texts';

// Apart from the registry, so that a table does not load the names of these files.
const lessons = import.meta.glob<{ default: readonly Hint[] }>('./*/lesson.ts');
const texts = import.meta.glob<{ default: Texts }>('./*/texts/*.ftl', { query: '?lesson' });

/** Loads the hints of a game's lesson and their texts; none if this client does not have the lesson. */
export async function loadLesson(game: string): Promise<readonly Hint[]> {
  const load = lessons[`./${game}/lesson.ts`];
  if (!load) return [];
  const [module] = await Promise.all([lazy(load), addFrom(texts, 'lesson', game)]);
  return module.default;
}
