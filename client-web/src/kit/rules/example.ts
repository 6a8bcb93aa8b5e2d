import type { RoomDocument } from '../../net/document';
import { RoomStore, type RoomConnection } from '../../net/room.svelte';
import type { AnyGame } from '../model/game';
import { MatchViewModel } from '../model/view-model.svelte';

/** A connection that receives nothing and refuses every request. */
const offline: RoomConnection = {
  join: () => () => {},
  rejoin: () => {},
  request: () => Promise.resolve({ ok: false, code: 'not_running' }),
};

/** The view model of an example: nobody sits at it. */
export function exampleModel(
  game: AnyGame,
  document: RoomDocument,
): MatchViewModel<unknown, unknown, AnyGame> {
  const room = new RoomStore(offline, '');
  room.document = document;
  room.present = Object.keys(document.table.seats).map(Number);
  return new MatchViewModel(room, game, { everything: false });
}
