import type { Seat } from '../../gen/games';
import type { RoomDocument } from '../../net/document';

/** What everybody may know of the match. */
export function viewOf(document: RoomDocument): unknown {
  return document.game;
}

/** What a seat knows besides, where this viewer may know it. */
export function ownOf(document: RoomDocument, seat: Seat): unknown {
  return document.own?.[seat];
}
