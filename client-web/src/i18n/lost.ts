import type { LostKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because few visits need these texts.
await addTexts({
  en: () => import('./lost/en.ftl'),
  'pt-BR': () => import('./lost/pt-BR.ftl'),
  ja: () => import('./lost/ja.ftl'),
});

/** A text about a page or a table that does not exist. */
export const onLost: (key: LostKey, values?: Values) => string = text;
