import type { MoreKey } from './keys';
import { speakMore, text, type Values } from './text.svelte';

// Whoever uses these texts is loaded together with them.
await speakMore();

/** A text of a part of the program that is loaded when it is wanted. */
export const more: (key: MoreKey, values?: Values) => string = text;
