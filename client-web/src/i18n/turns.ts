import type { TurnsKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only whoever looks back on a match needs these texts.
await addTexts({
  en: () => import('./turns/en.ftl'),
  'pt-BR': () => import('./turns/pt-BR.ftl'),
  ja: () => import('./turns/ja.ftl'),
});

/** A text about what choices and luck made of a match. */
export const onTurns: (key: TurnsKey, values?: Values) => string = text;
