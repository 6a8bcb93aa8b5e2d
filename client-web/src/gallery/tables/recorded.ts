import type { LogEntry, Person, Replay } from '../../gen/protocol';
import type { RoomDocument } from '../../net/document';
import { merge, type Json } from '../../net/merge';

/** A moment of a recorded match, as one player saw it. */
export interface Moment {
  /** The areas that were never fuller. */
  fullest: string[];
  document: RoomDocument;
  log: LogEntry[];
}

/** What `npm run tables` has kept of matches of a game between bots, in `<game>.json`. */
export interface Recorded {
  /** Each moment; `delta` changes the document of the moment before. */
  moments: { fullest: string[]; log: LogEntry[]; delta: Json }[];
  /** The last steps of a match, up to its result. */
  end: Replay;
  /** The step that the document of `end` is after. */
  from: number;
  people: Record<string, Person>;
}

/** The moments with their whole documents. */
export function momentsOf({ moments }: Recorded): Moment[] {
  let document: Json | undefined;
  return moments.map(({ fullest, log, delta }) => {
    document = merge(document, delta);
    return { fullest, log, document: document as unknown as RoomDocument };
  });
}
