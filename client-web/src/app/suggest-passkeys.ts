import type { FullAutoFill } from 'svelte/elements';
import { lazy } from '../net/lazy.svelte';
import { suggest, suggestNoMore } from './passkeys';

/** The `autocomplete` of the field for a name. */
export const NAME_OR_PASSKEY = 'nickname webauthn' as FullAutoFill;

/**
 * Has the browser suggest passkeys in the field for a name, until the returned function is called. Who chooses one is
 * signed in.
 */
export function suggestPasskeys(): () => void {
  void suggest().then(async (signedIn) => {
    if (signedIn) (await lazy(() => import('./sign-in'))).welcome(signedIn);
  });
  return suggestNoMore;
}
