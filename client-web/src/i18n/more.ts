import type { MoreKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// What the first page can do without. Whoever uses these texts is loaded together with them.
await addTexts({
  en: () => import('./more/en.ftl'),
  'pt-BR': () => import('./more/pt-BR.ftl'),
  ja: () => import('./more/ja.ftl'),
});

/** A text of a part of the program that is loaded when it is wanted. */
export const more: (key: MoreKey, values?: Values) => string = text;
