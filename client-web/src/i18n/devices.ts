import type { DevicesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only few pages need these texts.
await addTexts({
  en: () => import('./devices/en.ftl'),
  'pt-BR': () => import('./devices/pt-BR.ftl'),
  ja: () => import('./devices/ja.ftl'),
});

/** A text about the user's devices. */
export const onDevices: (key: DevicesKey, values?: Values) => string = text;
