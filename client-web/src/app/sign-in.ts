import type { SignedIn } from '../gen/protocol';
import { onSignIn } from '../i18n/sign-in';
import { toast } from '../kit/ui/toasts.svelte';
import { go } from './router.svelte';
import { setUser } from './session.svelte';

/** Makes all tabs of this browser be the user who has signed in. Who is about to be erased is asked first. */
export function welcome({ user, name, erased }: SignedIn): void {
  if (erased !== undefined) return void go('/me?sign-in');
  setUser({ user, name });
  toast(onSignIn('sign-in-done', { name }));
}
