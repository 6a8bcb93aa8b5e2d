import type { LobbyKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only tables before their match need these texts.
await addTexts({
  en: () => import('./lobby/en.ftl'),
  'pt-BR': () => import('./lobby/pt-BR.ftl'),
  ja: () => import('./lobby/ja.ftl'),
});

/** A text about setting a table up. */
export const inLobby: (key: LobbyKey, values?: Values) => string = text;
