import type { PeopleKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only few pages need these texts.
await addTexts({
  en: () => import('./people/en.ftl'),
  'pt-BR': () => import('./people/pt-BR.ftl'),
  ja: () => import('./people/ja.ftl'),
});

/** A text about users as others see them, and about what becomes of the user. */
export const onPeople: (key: PeopleKey, values?: Values) => string = text;
