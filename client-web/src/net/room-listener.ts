import type { Code, ServerMessage, Since } from '../gen/protocol';

export type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** A room that is shown on this page. */
export interface RoomListener {
  /** The last state it has, so that the server sends only what is missing. */
  since(): Since | undefined;
  receive(message: ServerMessageOf<'snapshot' | 'patch' | 'presence' | 'people' | 'chat' | 'review'>): void;
  /** Everything missed has been received. */
  joined(): void;
  /** The connection is lost; the socket reconnects by itself. */
  lost(): void;
  /** The room cannot be shown. */
  refused(code: Code): void;
}
