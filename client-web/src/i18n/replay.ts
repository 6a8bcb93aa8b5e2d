import type { ReplayKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only replays need these texts.
await addTexts({
  en: () => import('./replay/en.ftl'),
  'pt-BR': () => import('./replay/pt-BR.ftl'),
  ja: () => import('./replay/ja.ftl'),
});

/** A text of a match that is shown step by step. */
export const inReplay: (key: ReplayKey, values?: Values) => string = text;
