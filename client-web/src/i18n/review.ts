import type { ReviewKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only those who look at a match together need these texts.
await addTexts({
  en: () => import('./review/en.ftl'),
  'pt-BR': () => import('./review/pt-BR.ftl'),
  ja: () => import('./review/ja.ftl'),
});

/** A text about looking at a match together. */
export const inReview: (key: ReviewKey, values?: Values) => string = text;
