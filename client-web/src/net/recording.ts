import type { LogEntry, Reel } from '../gen/protocol';
import { entryOf, type RoomDocument } from './document';
import { merge, type Json } from './merge';

/** Through whose eyes a match is seen: a seat's, those of somebody who watches, or all at once. */
export type Eyes = number | 'watch' | 'all';

/** A match to step through: the table after each of its steps, and their story. */
export class Recording {
  readonly room: string;
  /** The step with which the match began. */
  readonly first: number;
  /** The latest step there is. */
  readonly last: number;
  /** What could be told, in the order of the steps. */
  readonly log: LogEntry[];
  /** By step, from 1. What a step does not touch is shared with the one before. */
  #documents: RoomDocument[];
  #entries: Map<number, LogEntry>;

  private constructor(reel: Reel, documents: RoomDocument[], first: number) {
    this.room = reel.room;
    this.#documents = documents;
    this.first = first;
    this.last = documents.length;
    this.log = reel.frames.filter(({ version }) => version >= first).flatMap((frame) => entryOf(frame) ?? []);
    this.#entries = new Map(this.log.map((entry) => [entry.version, entry]));
  }

  /** Nothing when the match never began. */
  static of(reel: Reel): Recording | undefined {
    let document = reel.document as Json;
    const documents = [document];
    for (const { version, delta } of reel.frames) {
      if (version !== documents.length + 1)
        throw new RangeError(`step ${version} follows step ${documents.length}`);
      if (delta !== undefined) document = merge(document, delta as Json);
      documents.push(document);
    }
    const shown = documents as unknown as RoomDocument[];
    const began = shown.findIndex(({ game }) => game !== undefined);
    return began < 0 ? undefined : new Recording(reel, shown, began + 1);
  }

  /** The nearest step there is. */
  clamp(step: number): number {
    return Math.min(Math.max(step, this.first), this.last);
  }

  /** The table after a step. Nothing is wanted of anybody there. */
  at(step: number): RoomDocument {
    const { you, ...rest } = this.#documents[this.clamp(step) - 1]!;
    return you ? { ...rest, you: { seat: you.seat, decision: you.decision } } : rest;
  }

  /** The match is over: nothing will be added, and nothing is hidden any more. */
  get finished(): boolean {
    return this.at(this.last).table.status !== 'running';
  }

  /** Whose step it was, where anything could be told of it. */
  entry(step: number): LogEntry | undefined {
    return this.#entries.get(step);
  }
}
