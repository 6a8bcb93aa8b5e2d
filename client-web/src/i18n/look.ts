import type { LookKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only those who look at a file need these texts.
await addTexts({
  en: () => import('./look/en.ftl'),
  'pt-BR': () => import('./look/pt-BR.ftl'),
  ja: () => import('./look/ja.ftl'),
});

/** A text about a file of a match that somebody looks at. */
export const onLook: (key: LookKey, values?: Values) => string = text;
