import type { Ignored } from '../gen/protocol';
import { ask } from './http';
import type { RoomStore } from './room.svelte';

/** Asks whose lines at the table the user does not want to see. */
export async function loadIgnored(room: RoomStore): Promise<void> {
  const { people } = await ask<Ignored>('GET', `/tables/${room.id}/ignored`);
  room.ignored = new Set(people);
}

/** Hides what somebody writes, at every table, or shows it again. */
export async function setIgnored(room: RoomStore, person: string, hidden: boolean): Promise<void> {
  await ask<undefined>(hidden ? 'PUT' : 'DELETE', `/tables/${room.id}/ignored/${person}`);
  // A guest who became somebody else has two keys at a table where both sat.
  await loadIgnored(room);
}
