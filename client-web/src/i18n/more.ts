import type { MoreKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// What the first page can do without. Whoever uses these texts is loaded together with them.
await addTexts({
  en: () => import('./more/en.ftl?raw').then((file) => file.default),
  'pt-BR': () => import('./more/pt-BR.ftl?raw').then((file) => file.default),
  ja: () => import('./more/ja.ftl?raw').then((file) => file.default),
});

/** A text of a part of the program that is loaded when it is wanted. */
export function more(key: MoreKey, values?: Values): string {
  return text(key, values);
}
