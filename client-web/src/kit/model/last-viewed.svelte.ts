import type { RoomStore } from '../../net/room.svelte';
import { whenIdle } from '../ui/idle';

const STORED = 'rodada.seen.';

/** The last step of a room that was shown in this browser, from local storage. */
export function lastViewedVersion(room: string): number | undefined {
  try {
    const stored = localStorage.getItem(STORED + room);
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}

/** Stores the last step shown, for the next visit. Forgets the room when its match is over. */
export function recordLastViewed(room: RoomStore): void {
  $effect(() => {
    const version = room.log.at(-1)?.version;
    const over = room.document?.table.status === 'over';
    if (version === undefined || document.visibilityState !== 'visible') return;
    // Deferred, so that it does not delay rendering.
    whenIdle(() => note(room.id, over ? undefined : version));
  });
}

function note(room: string, version: number | undefined): void {
  try {
    if (version === undefined) localStorage.removeItem(STORED + room);
    else localStorage.setItem(STORED + room, String(version));
  } catch {
    // Without storage, the log marks nothing as new.
  }
}
