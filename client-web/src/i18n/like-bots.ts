import type { LikeBotsKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only who plays against bots needs these texts.
await addTexts({
  en: () => import('./like-bots/en.ftl'),
  'pt-BR': () => import('./like-bots/pt-BR.ftl'),
  ja: () => import('./like-bots/ja.ftl'),
});

/** A text about how well somebody plays against bots. */
export const onLikeBots: (key: LikeBotsKey, values?: Values) => string = text;
