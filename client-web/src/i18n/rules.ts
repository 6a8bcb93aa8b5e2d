import type { RulesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only the rules pages and a first round need these texts.
await addTexts({
  en: () => import('./rules/en.ftl'),
  'pt-BR': () => import('./rules/pt-BR.ftl'),
  ja: () => import('./rules/ja.ftl'),
});

/** A text of the rules pages. */
export const onRules: (key: RulesKey, values?: Values) => string = text;
