import type { CircleWebhookKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only owners of circles, and members of some, need these texts.
await addTexts({
  en: () => import('./circle-webhook/en.ftl'),
  'pt-BR': () => import('./circle-webhook/pt-BR.ftl'),
  ja: () => import('./circle-webhook/ja.ftl'),
});

/** A text about where the results of a circle are told. */
export const onCircleWebhook: (key: CircleWebhookKey, values?: Values) => string = text;
