import type { Recording } from '../../net/recording';
import { RoomStore, type RoomConnection } from '../../net/room.svelte';

/** A connection that receives nothing and refuses every request. */
const offline: RoomConnection = {
  join: () => () => {},
  rejoin: () => {},
  request: () => Promise.resolve({ ok: false, code: 'not_running' }),
};

/** A room to show steps of recordings in. */
export class RecordedRoom extends RoomStore {
  constructor(id: string) {
    super(offline, id);
  }

  show(recording: Recording, step: number): void {
    this.document = recording.at(step);
    this.people = recording.people;
    // All players are shown as present.
    this.present = Object.keys(this.document.table.seats).map(Number);
  }
}
