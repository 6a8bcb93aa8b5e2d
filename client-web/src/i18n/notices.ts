import type { NoticesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only few pages need these texts.
await addTexts({
  en: () => import('./notices/en.ftl'),
  'pt-BR': () => import('./notices/pt-BR.ftl'),
  ja: () => import('./notices/ja.ftl'),
});

/** A text about what a user is told while they are away. */
export const onNotices: (key: NoticesKey, values?: Values) => string = text;
