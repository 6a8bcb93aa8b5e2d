import { mount, unmount } from 'svelte';
import { onDevices } from '../i18n/devices';
import { toast } from '../kit/ui/toasts.svelte';
import SignedOut from './SignedOut.svelte';

/** Tells the user on any page that they are signed out, or that they have signed in on another device. */
export function tellSession(device?: string): void {
  if (device !== undefined)
    return toast(onDevices('devices-news', { device: device || onDevices('devices-unknown') }));
  const dialog = mount(SignedOut, { target: document.body, props: { onclose: () => void unmount(dialog) } });
}
