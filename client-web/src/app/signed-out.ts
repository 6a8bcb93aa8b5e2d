import { mount, unmount } from 'svelte';
import { onDevices } from '../i18n/devices';
import { toast } from '../kit/ui/toasts.svelte';
import SignedOut from './SignedOut.svelte';

/** Tells the user on any page that they are signed out. */
export function showSignedOut(): void {
  const dialog = mount(SignedOut, { target: document.body, props: { onclose: () => void unmount(dialog) } });
}

/** Tells the user of a sign-in on another device. */
export function tellSignIn(device: string | undefined): void {
  toast(onDevices('devices-news', { device: device ?? onDevices('devices-unknown') }));
}
