import type { SettingsKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because few pages need these texts at once.
await addTexts({
  en: () => import('./settings/en.ftl'),
  'pt-BR': () => import('./settings/pt-BR.ftl'),
  ja: () => import('./settings/ja.ftl'),
});

/** A text of the settings, and of what a user is called. */
export const inSettings: (key: SettingsKey, values?: Values) => string = text;
