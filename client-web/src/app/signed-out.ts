import { mount, unmount } from 'svelte';
import SignedOut from './SignedOut.svelte';

/** Tells the user on any page that they are signed out. */
export function showSignedOut(): void {
  const dialog = mount(SignedOut, { target: document.body, props: { onclose: () => void unmount(dialog) } });
}
