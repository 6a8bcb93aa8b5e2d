import { addTexts, type Source } from '../i18n/text.svelte';

const blurbs: Source = {
  en: () => import('virtual:catalogue/blurb/en'),
  'pt-BR': () => import('virtual:catalogue/blurb/pt-BR'),
  ja: () => import('virtual:catalogue/blurb/ja'),
};

/** Loads the descriptions of all games for the start page. That of a new table has them from `options.ts`. */
export function loadBlurbs(): Promise<void> {
  return addTexts(blurbs);
}
