import type { Guest, Me } from '../gen/protocol';
import { onDevices } from '../i18n/devices';
import { toast } from '../kit/ui/toasts.svelte';
import { moreRequests } from '../net/more-requests';
import { go } from './router.svelte';
import { setUser } from './session.svelte';

/** What a user answers who was asked about the guest that this browser was. */
export type AboutGuest = 'bring' | 'leave' | 'back';

/** Does what the user has answered about `guest`, of whom they were shown that it is not `me`. */
export async function answerAbout(guest: Guest, me: Me, answer: AboutGuest): Promise<void> {
  if (answer === 'bring') await bringAlong(guest, me);
  else if (answer === 'leave') await moreRequests.leaveGuest();
  else {
    const { user, name } = await moreRequests.beGuestAgain();
    setUser({ user, name });
    toast(onDevices('device-done', { name: nameOf({ name }) }));
    await go('/', { replace: true });
  }
}

/** Makes the seats of the guest those of the user, and says so. */
async function bringAlong(guest: Guest, { user, name }: Me): Promise<void> {
  const { tables, left_behind: left } = await moreRequests.bringAlong({ guest: guest.user, user });
  toast(onDevices('guest-brought', { name, tables }));
  if (left) toast(onDevices('guest-stays', { other: nameOf(guest), tables: left }));
}

/** What a guest is called, who may have no name. */
export const nameOf = ({ name }: { name: string }): string => name || onDevices('guest-nameless');
