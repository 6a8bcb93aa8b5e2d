import type { RoomKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only tables and replays need these texts.
await addTexts({
  en: () => import('./room/en.ftl'),
  'pt-BR': () => import('./room/pt-BR.ftl'),
  ja: () => import('./room/ja.ftl'),
});

/** A text of a running table, or of the chat before the match. */
export const inRoom: (key: RoomKey, values?: Values) => string = text;
