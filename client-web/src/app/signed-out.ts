import { mount, unmount } from 'svelte';
import SignedOut from './SignedOut.svelte';

/** Tells whoever is at this page, whichever it is, that they are signed out. */
export function tell(): void {
  const dialog = mount(SignedOut, { target: document.body, props: { onclose: () => void unmount(dialog) } });
}
