import type { ReportsKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only who reports something needs these texts.
await addTexts({
  en: () => import('./reports/en.ftl'),
  'pt-BR': () => import('./reports/pt-BR.ftl'),
  ja: () => import('./reports/ja.ftl'),
});

/** A text about reports. */
export const onReports: (key: ReportsKey, values?: Values) => string = text;
