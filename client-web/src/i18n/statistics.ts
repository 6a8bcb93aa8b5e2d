import type { StatisticsKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only statistics need these texts, and the names of the lines of all score sheets.
await Promise.all([
  addTexts({
    en: () => import('./statistics/en.ftl'),
    'pt-BR': () => import('./statistics/pt-BR.ftl'),
    ja: () => import('./statistics/ja.ftl'),
  }),
  addTexts({
    en: () => import('virtual:catalogue/score/en'),
    'pt-BR': () => import('virtual:catalogue/score/pt-BR'),
    ja: () => import('virtual:catalogue/score/ja'),
  }),
]);

/** A text about what matches add up to. */
export const inStatistics: (key: StatisticsKey, values?: Values) => string = text;
