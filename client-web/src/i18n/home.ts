import type { HomeKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only the start page needs these texts.
await addTexts({
  en: () => import('./home/en.ftl'),
  'pt-BR': () => import('./home/pt-BR.ftl'),
  ja: () => import('./home/ja.ftl'),
});

/** A text of the start page. */
export const atHome: (key: HomeKey, values?: Values) => string = text;
