import type { Seat } from '../../gen/games';
import type { RoomDocument } from '../../net/document';

/** The view that all viewers share. */
export function viewOf(document: RoomDocument): unknown {
  return document.game;
}

/** The private view of a seat, where this viewer may see it. */
export function privateViewOf(document: RoomDocument, seat: Seat): unknown {
  return document.private?.[seat];
}
