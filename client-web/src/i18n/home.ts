import type { HomeKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// Only the start page needs them, so they are a file of their own.
await addTexts({
  en: () => import('./home/en.ftl'),
  'pt-BR': () => import('./home/pt-BR.ftl'),
  ja: () => import('./home/ja.ftl'),
});

/** A text of the start page. */
export const atHome: (key: HomeKey, values?: Values) => string = text;
