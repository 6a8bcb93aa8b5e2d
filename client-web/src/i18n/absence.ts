import type { AbsenceKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because few tables need these texts.
await addTexts({
  en: () => import('./absence/en.ftl'),
  'pt-BR': () => import('./absence/pt-BR.ftl'),
  ja: () => import('./absence/ja.ftl'),
});

/** A text about players who leave, are late, or come back. */
export const onAbsence: (key: AbsenceKey, values?: Values) => string = text;
