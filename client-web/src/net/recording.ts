import type { LogEntry, Person, Replay } from '../gen/protocol';
import { entryOf, withoutQuestion, type RoomDocument } from './document';
import { merge, type Json } from './merge';

/** The perspective on a replay: a seat's, the spectators', or all private views at once. */
export type Perspective = number | 'watch' | 'all';

/** A match to step through: the document after each step, and the log. */
export class Recording {
  readonly room: string;
  /** The step with which the match began. */
  readonly first: number;
  /** The last step so far. */
  readonly last: number;
  /** What the viewer observed of the steps from `first` on, in order. */
  readonly log: LogEntry[];
  /** What the users are called, by their keys. */
  readonly people: Readonly<Record<string, Person | undefined>>;
  /** By step, starting with step `#base`. Parts that a step does not change are shared with the document before. */
  #documents: RoomDocument[];
  #base: number;
  #entries: Map<number, LogEntry>;

  private constructor(response: Replay, documents: RoomDocument[], base: number, first: number) {
    this.room = response.room;
    this.people = response.people;
    this.#documents = documents;
    this.#base = base;
    this.first = first;
    this.last = base + documents.length - 1;
    this.log = response.frames
      .filter(({ version }) => version >= first)
      .flatMap((frame) => entryOf(frame) ?? []);
    this.#entries = new Map(this.log.map((entry) => [entry.version, entry]));
  }

  /** Undefined if the match never began. `base` is the step that was requested as the first. */
  static of(response: Replay, base = 1): Recording | undefined {
    let document = response.document as Json;
    const documents = [document];
    for (const { version, delta } of response.frames) {
      const before = base + documents.length - 1;
      if (version !== before + 1) throw new RangeError(`step ${version} follows step ${before}`);
      if (delta !== undefined) document = merge(document, delta as Json);
      documents.push(document);
    }
    const shown = documents as unknown as RoomDocument[];
    const began = shown.findIndex(({ game }) => game !== undefined);
    return began < 0 ? undefined : new Recording(response, shown, base, base + began);
  }

  /** The nearest existing step. */
  clamp(step: number): number {
    return Math.min(Math.max(step, this.first), this.last);
  }

  /** The document after a step, without the question: nothing can be selected in a replay. */
  at(step: number): RoomDocument {
    return withoutQuestion(this.#documents[this.clamp(step) - this.#base]!);
  }

  /** The match is over: no step will be added, and all private views are public. */
  get finished(): boolean {
    return this.at(this.last).table.status !== 'running';
  }

  /** The match has a result. */
  get over(): boolean {
    return this.at(this.last).table.status === 'over';
  }

  /** The log entry of a step; undefined if nothing of it is visible. */
  entry(step: number): LogEntry | undefined {
    return this.#entries.get(step);
  }
}
