import type { Seat } from '../gen/games';
import type {
  ChatLine,
  Code,
  LogEntry,
  Person,
  Replay,
  ServerMessage,
  Since,
  TableChange,
} from '../gen/protocol';
import { entryOf, type Action, type RoomDocument } from './document';
import { merge, type Json } from './merge';
import type { Outcome, RoomRequest } from './room-request';
import type { RoomListener } from './room-listener';

type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** The part of the socket that a room needs. */
export interface RoomConnection {
  join(room: string, listener: RoomListener): () => void;
  rejoin(room: string): void;
  request(room: string, request: RoomRequest): Promise<Outcome>;
}

/** `joining`: nothing is known yet. `resuming`: the connection is lost and the last state is still shown. */
type Connection = 'joining' | 'live' | 'resuming' | 'refused';

const CHAT_LINES = 400;

/** An earlier state of a room: after the step `version`. */
interface Past {
  version: number;
  document: RoomDocument;
}

/** The state of a room: its document, its log, and unanswered requests. */
export class RoomStore implements RoomListener {
  readonly id: string;
  /** What is shown in place of the latest state while missed steps are told. Nothing can be decided meanwhile. */
  past = $state.raw<Past>();
  #document = $state.raw<RoomDocument>();
  #log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The keys of those whose lines of chat the user does not want to see. */
  ignored = $state.raw<ReadonlySet<string>>(new Set());
  /** What the users at the table are called, by their keys. */
  people = $state.raw<Readonly<Record<string, Person | undefined>>>({});
  present = $state.raw<Seat[]>([]);
  watching = $state(0);
  connection = $state<Connection>('joining');
  refusal = $state<Code>();
  /** The action or undo that is not answered yet. The board waits for it. */
  pending = $state.raw<Action | 'undo'>();
  /** The number of unanswered changes of the table. */
  changing = $state(0);

  #connection: RoomConnection;
  #leave: () => void;
  #stream: string | undefined;
  #version = 0;
  /** Times of patches count from here. */
  #began = 0;

  #shownLog = $derived.by(() => {
    const { past } = this;
    return past ? this.#log.filter(({ version }) => version <= past.version) : this.#log;
  });

  constructor(connection: RoomConnection, id: string) {
    this.#connection = connection;
    this.id = id;
    this.#leave = connection.join(id, this);
  }

  close(): void {
    this.#leave();
  }

  /** The document that is shown. */
  get document(): RoomDocument | undefined {
    return this.past?.document ?? this.#document;
  }

  set document(next: RoomDocument) {
    this.#document = next;
  }

  /** The log up to what is shown. */
  get log(): LogEntry[] {
    return this.#shownLog;
  }

  /** The last step that the server has told of. */
  get version(): number {
    return this.#version;
  }

  /** Sends an action for the current question. */
  async act(action: Action): Promise<Outcome> {
    const expect = this.document?.you?.decision ?? 0;
    return this.#decide(action, { t: 'act', expect, action });
  }

  async undo(): Promise<Outcome> {
    const version = this.document?.you?.undoable;
    if (version === undefined) return { ok: false, code: 'nothing_to_undo' };
    return this.#decide('undo', { t: 'undo', version });
  }

  /** How the points would change with an action; undefined if the server cannot say. */
  async scoreDelta(action: Action): Promise<number | undefined> {
    const outcome = await this.request({ t: 'score_delta', action });
    return outcome.ok ? outcome.points : undefined;
  }

  async change(change: TableChange): Promise<Outcome> {
    this.changing++;
    try {
      return await this.request({ t: 'table', change });
    } finally {
      this.changing--;
    }
  }

  /** Sends a request that is no step of the match. */
  request(request: RoomRequest): Promise<Outcome> {
    return this.#connection.request(this.id, request);
  }

  async #decide(what: Action | 'undo', request: RoomRequest): Promise<Outcome> {
    if (this.pending !== undefined) return { ok: false, code: 'busy' };
    this.pending = what;
    try {
      return await this.request(request);
    } finally {
      this.pending = undefined;
    }
  }

  /** Whether the match has log entries before those in `log`: a snapshot has only the latest. */
  get hasEarlierLog(): boolean {
    return (this.#log[0]?.version ?? 1) > 1;
  }

  /** Adds the log entries that are missing at the beginning. */
  addEarlierLog({ entry, frames }: Replay): void {
    const first = this.#log[0]?.version ?? Infinity;
    const entries = [entry, ...frames.map(entryOf)].filter((one) => one !== undefined);
    this.#log = [...entries.filter(({ version }) => version < first), ...this.#log];
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

  receive(message: ServerMessageOf<'snapshot' | 'patch' | 'presence' | 'people' | 'chat'>): void {
    switch (message.t) {
      case 'snapshot':
        this.#stream = message.stream;
        this.#version = message.version;
        this.#began = message.began;
        this.#document = message.document as RoomDocument;
        this.#log = message.log;
        this.chat = message.chat;
        return;
      case 'patch':
        this.#patch(message);
        return;
      case 'presence':
        this.present = message.seats;
        this.watching = message.watching;
        return;
      case 'people':
        this.people = { ...this.people, ...message.people };
        return;
      case 'chat':
        if (message.replace) this.chat = message.lines;
        else this.#addChatLines(message.lines);
        return;
    }
  }

  #addChatLines(lines: ChatLine[]): void {
    // Another server may have sent some of them already.
    const last = this.chat.at(-1)?.number ?? 0;
    const added = lines.filter((line) => line.number > last);
    this.chat = [...this.chat, ...added].slice(-CHAT_LINES);
  }

  #patch(patch: ServerMessageOf<'patch'>): void {
    const { version, delta } = patch;
    if (this.#stream === undefined || version <= this.#version) return;
    if (version !== this.#version + 1) {
      this.#connection.rejoin(this.id);
      return;
    }
    this.#version = version;
    if (delta !== undefined)
      this.#document = merge(this.#document as unknown as Json, delta as Json) as unknown as RoomDocument;
    const entry = entryOf({ ...patch, ...(patch.at !== undefined && { at: this.#began + patch.at }) });
    if (entry) this.#log = [...this.#log, entry];
  }
}
