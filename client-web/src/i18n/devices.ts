import type { DevicesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// Few need them, so they are a file of their own.
await addTexts({
  en: () => import('./devices/en.ftl'),
  'pt-BR': () => import('./devices/pt-BR.ftl'),
  ja: () => import('./devices/ja.ftl'),
});

/** A text about the devices of a person. */
export const onDevices: (key: DevicesKey, values?: Values) => string = text;
