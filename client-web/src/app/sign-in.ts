import type { SignedIn } from '../gen/protocol';
import { onSignIn } from '../i18n/sign-in';
import { toast } from '../kit/ui/toasts.svelte';
import { setUser } from './session.svelte';

/** Makes all tabs of this browser be the user who has signed in. */
export function welcome({ user, name }: SignedIn): void {
  setUser({ user, name });
  toast(onSignIn('sign-in-done', { name }));
}
