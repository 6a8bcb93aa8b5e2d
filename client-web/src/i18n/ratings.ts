import type { RatingsKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only ratings and rated tables need these texts.
await addTexts({
  en: () => import('./ratings/en.ftl'),
  'pt-BR': () => import('./ratings/pt-BR.ftl'),
  ja: () => import('./ratings/ja.ftl'),
});

/** A text about ratings. */
export const inRatings: (key: RatingsKey, values?: Values) => string = text;
