import type { RoomStore } from '../../net/room.svelte';
import { whenIdle } from '../ui/idle';

const STORED = 'rodada.seen.';

/** The last step of a room that was looked at from this browser. */
export function lastSeen(room: string): number | undefined {
  try {
    const stored = localStorage.getItem(STORED + room);
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}

/** Notes what is looked at, for the next time; forgets a match that is over. */
export function noteSeen(room: RoomStore): void {
  $effect(() => {
    const version = room.log.at(-1)?.version;
    const over = room.document?.table.status === 'over';
    if (version === undefined || document.visibilityState !== 'visible') return;
    // Not while the page shows what is new.
    whenIdle(() => note(room.id, over ? undefined : version));
  });
}

function note(room: string, version: number | undefined): void {
  try {
    if (version === undefined) localStorage.removeItem(STORED + room);
    else localStorage.setItem(STORED + room, String(version));
  } catch {
    // Nothing is marked as new, then.
  }
}
