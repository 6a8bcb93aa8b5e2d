import type { BranchesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only whoever plays on from a finished match needs these texts.
await addTexts({
  en: () => import('./branches/en.ftl'),
  'pt-BR': () => import('./branches/pt-BR.ftl'),
  ja: () => import('./branches/ja.ftl'),
});

/** A text about matches that play on from a finished one. */
export const onBranches: (key: BranchesKey, values?: Values) => string = text;
