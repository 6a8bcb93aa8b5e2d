import type { NotesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only whoever writes or reads notes needs these texts.
await addTexts({
  en: () => import('./notes/en.ftl'),
  'pt-BR': () => import('./notes/pt-BR.ftl'),
  ja: () => import('./notes/ja.ftl'),
});

/** A text about notes at steps of a match. */
export const onNotes: (key: NotesKey, values?: Values) => string = text;
