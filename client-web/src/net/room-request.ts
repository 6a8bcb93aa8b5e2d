import type { Line } from '../gen/games';
import type { ClientMessage, Code } from '../gen/protocol';

/** A message to a room that is answered. */
export type RequestMessage = Extract<
  ClientMessage,
  { t: 'act' | 'score_delta' | 'suggest' | 'hurry' | 'undo' | 'table' | 'chat' | 'review' }
>;
type Bare<A> = A extends RequestMessage ? Omit<A, 'id' | 'room'> : never;
/** A request to a room, without the fields that the socket adds. */
export type RoomRequest = Bare<RequestMessage>;

/** The answer to a request. */
export type Outcome =
  | {
      ok: true;
      version: number;
      points?: number;
      decision?: number;
      action?: object;
      why?: Line;
      lesson?: boolean;
    }
  | { ok: false; code: Code };
