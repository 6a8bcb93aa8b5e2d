import { onDevices } from '../i18n/devices';
import { toast } from '../kit/ui/toasts.svelte';
import { moreRequests } from '../net/more-requests';

/** Makes the seats of the guest that this browser was those of its user, and says so. `other` is what the guest is called. */
export async function bringAlong(name: string, other: string): Promise<void> {
  const { tables, left_behind: left } = await moreRequests.bringAlong();
  toast(onDevices('guest-brought', { name, tables }));
  if (left) toast(onDevices('guest-stays', { other, tables: left }));
}
