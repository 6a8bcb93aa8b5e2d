import type { EndKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only tables whose match is over need these texts.
await addTexts({
  en: () => import('./end/en.ftl'),
  'pt-BR': () => import('./end/pt-BR.ftl'),
  ja: () => import('./end/ja.ftl'),
});

/** A text about the result of a match. */
export const atEnd: (key: EndKey, values?: Values) => string = text;
