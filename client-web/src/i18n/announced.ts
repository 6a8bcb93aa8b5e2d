import type { AnnouncedKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because hardly ever something is announced.
await addTexts({
  en: () => import('./announced/en.ftl'),
  'pt-BR': () => import('./announced/pt-BR.ftl'),
  ja: () => import('./announced/ja.ftl'),
});

/** A text of announcements. */
export const inAnnounced: (key: AnnouncedKey, values?: Values) => string = text;
