import type { Refusal } from '../net/http';
import './sign-in';
import { refusal } from './text.svelte';

/** The text of a refusal, also of those by the host's decision on who may come in. Loaded when something is refused. */
export const refusalText = (code: Refusal) => refusal(code);
