import type { CirclesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only the pages of circles need these texts.
await addTexts({
  en: () => import('./circles/en.ftl'),
  'pt-BR': () => import('./circles/pt-BR.ftl'),
  ja: () => import('./circles/ja.ftl'),
});

/** A text about circles. */
export const inCircles: (key: CirclesKey, values?: Values) => string = text;
