import { once } from '../../net/lazy.svelte';

/** The mark of a user whose name nobody keeps. It is loaded when the first one is shown. */
export const guestMark = once(() => import('./GuestMark.svelte'));
