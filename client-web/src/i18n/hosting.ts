import type { HostingKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only the host's page needs these texts.
await addTexts({
  en: () => import('./hosting/en.ftl'),
  'pt-BR': () => import('./hosting/pt-BR.ftl'),
  ja: () => import('./hosting/ja.ftl'),
});

/** A text of the host's page. */
export const inHosting: (key: HostingKey, values?: Values) => string = text;
