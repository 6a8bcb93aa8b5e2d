import type { MoreKey } from './keys';
import { loadMoreTexts, text, type Values } from './text.svelte';

// Modules that import this one wait until the texts are loaded.
await loadMoreTexts();

/** A text that the first page does not need. */
export const more: (key: MoreKey, values?: Values) => string = text;
