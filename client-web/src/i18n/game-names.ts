import { addTexts, type Source } from './text.svelte';

const names: Source = {
  en: () => import('virtual:catalogue/name/en'),
  'pt-BR': () => import('virtual:catalogue/name/pt-BR'),
  ja: () => import('virtual:catalogue/name/ja'),
};

/** Loads the names of all games. A table has no other than its own. */
export const loadGameNames = (): Promise<void> => addTexts(names);
