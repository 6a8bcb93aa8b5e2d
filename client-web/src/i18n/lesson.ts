import type { LessonKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only lessons need these texts.
await addTexts({
  en: () => import('./lesson/en.ftl'),
  'pt-BR': () => import('./lesson/pt-BR.ftl'),
  ja: () => import('./lesson/ja.ftl'),
});

/** A text of lessons. */
export const inLesson: (key: LessonKey, values?: Values) => string = text;
