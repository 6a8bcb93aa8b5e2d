import type { Seat } from '../gen/games';
import type { ChatLine, Code, LogEntry, ServerMessage, Since, TableChange } from '../gen/protocol';
import { entryOf, type Action, type RoomDocument } from './document';
import { merge, type Json } from './merge';
import type { Listener, Outcome, Wish } from './socket';
import { decoded } from './words';

type Said<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** The part of the socket a room needs. */
export interface Line {
  join(room: string, listener: Listener): () => void;
  rejoin(room: string): void;
  request(room: string, wish: Wish): Promise<Outcome>;
}

/** `joining`: nothing is known yet. `resuming`: shown as it was, while the socket comes back. */
export type Connection = 'joining' | 'live' | 'resuming' | 'refused';

const LOG_LINES = 400;

/** A room as it is shown here: its document, its story, and what is on its way. */
export class RoomStore implements Listener {
  readonly id: string;
  document = $state.raw<RoomDocument>();
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<Seat[]>([]);
  watching = $state(0);
  connection = $state<Connection>('joining');
  refusal = $state<Code>();
  /** The action or undo that has not been answered yet. The board waits for it. */
  pending = $state.raw<Action | 'undo'>();
  /** Changes of the table that have not been answered yet. */
  changing = $state(0);

  #line: Line;
  #leave: () => void;
  #stream: string | undefined;
  #version = 0;
  /** From when the times of patches count. */
  #began = 0;
  /** What patches write in few letters. */
  #words: string[] = [];

  constructor(line: Line, id: string) {
    this.#line = line;
    this.id = id;
    this.#leave = line.join(id, this);
  }

  close(): void {
    this.#leave();
  }

  /** Sends an action for the decision that is shown now. */
  async act(action: Action): Promise<Outcome> {
    const expect = this.document?.you?.decision ?? 0;
    return this.#decide(action, { t: 'act', expect, action });
  }

  async undo(): Promise<Outcome> {
    const version = this.document?.you?.undoable;
    if (version === undefined) return { ok: false, code: 'nothing_to_undo' };
    return this.#decide('undo', { t: 'undo', version });
  }

  /** What an action would bring by the sheet, as far as the server can say. */
  async worth(action: Action): Promise<number | undefined> {
    const outcome = await this.request({ t: 'worth', action });
    return outcome.ok ? outcome.gain : undefined;
  }

  async change(change: TableChange): Promise<Outcome> {
    this.changing++;
    try {
      return await this.request({ t: 'table', change });
    } finally {
      this.changing--;
    }
  }

  /** Asks for something that is no step of the match. */
  request(wish: Wish): Promise<Outcome> {
    return this.#line.request(this.id, wish);
  }

  async #decide(what: Action | 'undo', wish: Wish): Promise<Outcome> {
    if (this.pending !== undefined) return { ok: false, code: 'busy' };
    this.pending = what;
    try {
      return await this.request(wish);
    } finally {
      this.pending = undefined;
    }
  }

  since(): Since | undefined {
    if (this.#stream === undefined) return undefined;
    return { stream: this.#stream, version: this.#version, line: this.chat.at(-1)?.number ?? 0 };
  }

  joined(): void {
    this.connection = 'live';
    this.refusal = undefined;
  }

  lost(): void {
    if (this.connection === 'live') this.connection = 'resuming';
  }

  refused(code: Code): void {
    this.refusal = code;
    this.connection = 'refused';
  }

  hear(message: Said<'snapshot' | 'patch' | 'presence' | 'chat'>): void {
    switch (message.t) {
      case 'snapshot':
        this.#stream = message.stream;
        this.#version = message.version;
        this.#began = message.began;
        this.#words = message.words;
        this.document = message.document as RoomDocument;
        this.log = message.log;
        this.chat = message.chat;
        return;
      case 'patch':
        this.#patch(decoded(message as unknown as Json, this.#words) as unknown as Said<'patch'>);
        return;
      case 'presence':
        this.present = message.seats;
        this.watching = message.watching;
        return;
      case 'chat':
        this.#hearLines(message.lines);
        return;
    }
  }

  #hearLines(lines: ChatLine[]): void {
    // Another server may have told some of them already.
    const told = this.chat.at(-1)?.number ?? 0;
    const news = lines.filter((line) => line.number > told);
    this.chat = [...this.chat, ...news].slice(-LOG_LINES);
  }

  #patch(patch: Said<'patch'>): void {
    const { version, delta } = patch;
    if (this.#stream === undefined || version <= this.#version) return;
    if (version !== this.#version + 1) {
      this.#line.rejoin(this.id);
      return;
    }
    this.#version = version;
    if (delta !== undefined)
      this.document = merge(this.document as unknown as Json, delta as Json) as unknown as RoomDocument;
    const entry = entryOf({ ...patch, ...(patch.at !== undefined && { at: this.#began + patch.at }) });
    if (entry) this.log = [...this.log, entry].slice(-LOG_LINES);
  }
}
