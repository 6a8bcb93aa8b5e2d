import type { HistoryKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only lists of matches need these texts.
await addTexts({
  en: () => import('./history/en.ftl'),
  'pt-BR': () => import('./history/pt-BR.ftl'),
  ja: () => import('./history/ja.ftl'),
});

/** A text about matches that were played. */
export const inHistory: (key: HistoryKey, values?: Values) => string = text;
