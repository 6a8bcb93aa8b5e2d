import type { Code } from '../gen/protocol';
import { lazy } from '../net/lazy.svelte';
import { text } from './text.svelte';

/** Refusals by the host's decision on who may come in and what they may do: few servers ever say this. */
const BY_THE_HOST = /_needed$|^keep_first$|^no_open_tables$/;

/** The text of a refusal, which is loaded first if few need it. */
export async function refusalText(code: Code | 'offline'): Promise<string> {
  if (BY_THE_HOST.test(code)) await lazy(() => import('./sign-in'));
  return text(`code-${code}`);
}
