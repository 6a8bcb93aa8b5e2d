import type { SharingKey } from './keys';
import { addTexts, language, text, type Values } from './text.svelte';

// A file of its own, because only those who share a replay need these texts.
await addTexts({
  en: () => import('./sharing/en.ftl'),
  'pt-BR': () => import('./sharing/pt-BR.ftl'),
  ja: () => import('./sharing/ja.ftl'),
});

/** A text about the picture and the film of a replay. */
export const inSharing: (key: SharingKey, values?: Values) => string = text;

/** “16 seconds”. */
export const seconds = (n: number): string =>
  new Intl.NumberFormat(language.now, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(n);

/** “December 3, 2026”. */
export const date = (at: number): string =>
  new Intl.DateTimeFormat(language.now, { dateStyle: 'long' }).format(at);
