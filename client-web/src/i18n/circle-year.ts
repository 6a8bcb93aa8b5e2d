import type { CircleYearKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only one page needs these texts.
await addTexts({
  en: () => import('./circle-year/en.ftl'),
  'pt-BR': () => import('./circle-year/pt-BR.ftl'),
  ja: () => import('./circle-year/ja.ftl'),
});

/** A text about a year of a circle. */
export const inCircleYear: (key: CircleYearKey, values?: Values) => string = text;
