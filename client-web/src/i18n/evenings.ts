import { loadGameNames } from './game-names';
import type { EveningsKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only circles and the tables of evenings need these texts.
// They name other games than that of the table.
await Promise.all([
  loadGameNames(),
  addTexts({
    en: () => import('./evenings/en.ftl'),
    'pt-BR': () => import('./evenings/pt-BR.ftl'),
    ja: () => import('./evenings/ja.ftl'),
  }),
]);

/** A text about evenings. */
export const onEvenings: (key: EveningsKey, values?: Values) => string = text;
