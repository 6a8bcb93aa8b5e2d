import {
  PROTOCOL,
  type ByeCode,
  type ClientMessage,
  type Code,
  type ServerMessage,
  type Since,
} from '../gen/protocol';
import { InOrder, inflated, readsDeflate } from './frames';
import { requestId } from './id';
import { HeartbeatWatchdog, TOLD } from './heartbeat-watchdog';

type Said<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
type Asked = Extract<ClientMessage, { t: 'act' | 'worth' | 'hurry' | 'undo' | 'table' | 'chat' }>;
/** A request of a room without what the socket adds to it. */
export type Wish = Asked extends infer A ? (A extends Asked ? Omit<A, 'id' | 'room'> : never) : never;

/** What became of a request. */
export type Outcome = { ok: true; version: number; gain?: number } | { ok: false; code: Code };

/** What the socket tells the page. */
export type Status =
  | { is: 'connecting' }
  | { is: 'open' }
  /** Something is expected, and nothing at all has been heard for a while. */
  | { is: 'silent' }
  /** The server is there, but has not answered a request for a while. */
  | { is: 'slow' }
  /** Not connected; the next attempt is at `until`. */
  | { is: 'away'; until: number; restart: boolean }
  /** The page is older than the server understands, and loading it again did not help. */
  | { is: 'outdated' };

/** A room that is shown on this page. */
export interface Listener {
  /** What is still there of the room, for picking up the thread. */
  since(): Since | undefined;
  hear(message: Said<'snapshot' | 'patch' | 'presence' | 'chat'>): void;
  /** Everything missed has been heard. */
  joined(): void;
  /** The connection broke; the socket comes back by itself. */
  lost(): void;
  /** The room cannot be shown. */
  refused(code: Code): void;
}

/** What the page lends the socket; tests lend others. */
export interface Surroundings {
  open(): WebSocket;
  build: string;
  /** The server lets this page in, and names the build of the client that it gives out. */
  welcomed(build: string): void;
  status(status: Status): void;
  waiting(tables: Said<'waiting'>['tables']): void;
  /** Loads the page again, if that was not tried before; says whether it does. */
  reload(): boolean;
  noSession(): void;
}

interface Sent {
  message: Asked;
  tries: number;
  /** On the wire now, and not yet answered. */
  flying: boolean;
  /** It has not been answered for a while, and the timer that notices. */
  late: boolean;
  noticing: ReturnType<typeof setTimeout> | undefined;
  done(outcome: Outcome): void;
}

interface Joined {
  listener: Listener;
  /** What patches on the present connection call the room. */
  tag: number | undefined;
  /** The id of the join that is on its way. */
  asking: string | undefined;
  ready: boolean;
  tries: number;
}

const PING_EVERY = 25_000;
const OPEN_WITHIN = 8_000;
const PONG_WHEN_NUDGED = 4_000;
const LONGEST_PAUSE = 15_000;
/** Refusals that a moment's patience cures. */
const PASSING = new Set<Code>(['busy', 'unavailable', 'too_many']);
const PATIENCE = [300, 800, 2_000, 5_000];

const BYE_BY_CLOSE: Record<number, ByeCode> = { 4000: 'upgrade', 4003: 'no_session' };

/** One socket for the page and all rooms on it. It is never given up: whatever happens, it comes back. */
export class Socket {
  #around: Surroundings;
  #ws: WebSocket | undefined;
  #open = false;
  #attempts = 0;
  /** The server said that it comes back, and has not yet. */
  #restarting = false;
  #rooms = new Map<string, Joined>();
  #sent = new Map<string, Sent>();
  #pings = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #told: Status['is'] = 'connecting';
  #silent = false;
  #watchdog = new HeartbeatWatchdog({
    probe: () => this.#ping(),
    told: () => {
      this.#silent = true;
      this.#tell();
    },
    dead: () => this.#closed(undefined, undefined),
  });

  constructor(around: Surroundings) {
    this.#around = around;
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    this.#status({ is: 'connecting' });
    const ws = this.#around.open();
    ws.binaryType = 'arraybuffer';
    this.#ws = ws;
    const order = new InOrder();
    let bye: Said<'bye'> | undefined;
    const hear = (text: string) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'bye') bye = message;
      else if (this.#ws === ws) this.#take(message);
    };
    const hearAll = async (bytes: ArrayBuffer) => {
      const texts = await inflated(bytes).catch(() => undefined);
      if (texts) texts.forEach(hear);
      // What cannot be read is asked for again, on another connection.
      else if (this.#ws === ws) this.#closed(undefined, undefined);
    };
    const deflate = readsDeflate();
    ws.onopen = () =>
      this.#send({ t: 'hello', protocol: PROTOCOL, build: this.#around.build, ...(deflate && { deflate }) });
    ws.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.#heard();
      order.add(() => (typeof data === 'string' ? hear(data) : hearAll(data)));
    };
    ws.onclose = ({ code }) =>
      order.add(() => {
        if (this.#ws === ws) this.#closed(bye?.code ?? BYE_BY_CLOSE[code], bye?.retry_ms);
      });
    this.#doubtAfter(OPEN_WITHIN);
  }

  /** Shows a room until the returned function is called. */
  join(room: string, listener: Listener): () => void {
    const joined: Joined = { listener, tag: undefined, asking: undefined, ready: false, tries: 0 };
    this.#rooms.set(room, joined);
    this.#ask(room, joined);
    return () => {
      if (this.#rooms.get(room) !== joined) return;
      this.#rooms.delete(room);
      for (const [id, sent] of this.#sent) if (sent.message.room === room) this.#forget(id, sent);
      if (this.#open) this.#send({ t: 'leave', id: requestId(), room });
    };
  }

  /** A number was missing: asks for what comes after what is there. */
  rejoin(room: string): void {
    const joined = this.#rooms.get(room);
    if (!joined || joined.asking) return;
    joined.ready = false;
    this.#ask(room, joined);
  }

  /** Sends a request and keeps it until it is answered, over any number of connections. */
  request(room: string, wish: Wish): Promise<Outcome> {
    return new Promise((done) => {
      const id = requestId();
      const message = { ...wish, id, room };
      const sent: Sent = { message, tries: 0, flying: false, late: false, noticing: undefined, done };
      this.#sent.set(id, sent);
      if (this.#open && this.#rooms.get(room)?.ready) this.#fly(sent);
    });
  }

  /** Something that was asked for has not been answered yet. */
  get busy(): boolean {
    return this.#sent.size > 0;
  }

  /** Something suggests that the connection may be gone, or may be possible again. */
  nudge(): void {
    if (this.#open) {
      this.#ping();
      this.#doubtAfter(PONG_WHEN_NUDGED);
    } else if (this.#retry !== undefined) this.connect();
  }

  /** The person behind the page has changed: the socket is opened anew in their name. */
  renew(): void {
    this.#lost();
    this.connect();
  }

  #take(message: Exclude<ServerMessage, { t: 'bye' }>): void {
    this.#hear(message);
    this.#expect();
  }

  #hear(message: Exclude<ServerMessage, { t: 'bye' }>): void {
    switch (message.t) {
      case 'welcome':
        this.#open = true;
        this.#attempts = 0;
        this.#restarting = false;
        this.#status({ is: 'open' });
        this.#around.welcomed(message.build);
        for (const [room, joined] of this.#rooms) this.#ask(room, joined);
        return;
      case 'snapshot':
      case 'resumed': {
        const joined = this.#rooms.get(message.room);
        if (!joined) return;
        joined.tag = message.tag;
        if (message.t === 'snapshot') joined.listener.hear(message);
        return;
      }
      case 'patch':
        for (const { tag, listener } of this.#rooms.values()) if (tag === message.tag) listener.hear(message);
        return;
      case 'presence':
      case 'chat':
        this.#rooms.get(message.room)?.listener.hear(message);
        return;
      case 'ack':
        this.#answered(message.id, { ok: true, version: message.version });
        return;
      case 'worth':
        this.#answered(message.id, {
          ok: true,
          version: 0,
          ...(message.gain !== undefined && { gain: message.gain }),
        });
        return;
      case 'nack':
        if (message.id !== undefined) this.#answered(message.id, { ok: false, code: message.code });
        return;
      case 'waiting':
        this.#around.waiting(message.tables);
        return;
      case 'pong':
        // That something was heard is all it says.
        return;
    }
  }

  #ask(room: string, joined: Joined): void {
    joined.ready = false;
    joined.asking = undefined;
    if (!this.#open) return;
    joined.asking = requestId();
    const since = joined.listener.since();
    this.#send({ t: 'join', id: joined.asking, room, ...(since && { since }) });
    this.#watchdog.begin();
  }

  #answered(id: string, outcome: Outcome): void {
    for (const [room, joined] of this.#rooms) {
      if (joined.asking === id) return this.#joinAnswered(room, joined, outcome);
    }
    const sent = this.#sent.get(id);
    if (!sent) return;
    sent.flying = false;
    if (!outcome.ok && this.#passing(outcome.code, sent.tries)) {
      setTimeout(() => this.#flyIfReady(sent), PATIENCE[sent.tries++]);
      return;
    }
    this.#forget(id, sent);
    sent.done(outcome);
  }

  #forget(id: string, sent: Sent): void {
    clearTimeout(sent.noticing);
    this.#sent.delete(id);
    this.#tell();
  }

  #joinAnswered(room: string, joined: Joined, outcome: Outcome): void {
    joined.asking = undefined;
    if (outcome.ok) {
      joined.ready = true;
      joined.tries = 0;
      joined.listener.joined();
      for (const sent of this.#sent.values()) if (sent.message.room === room) this.#flyIfReady(sent);
    } else if (PASSING.has(outcome.code)) {
      const pause = PATIENCE[Math.min(joined.tries++, PATIENCE.length - 1)];
      setTimeout(() => {
        if (this.#rooms.get(room) === joined && !joined.ready && !joined.asking) this.#ask(room, joined);
      }, pause);
    } else {
      joined.listener.refused(outcome.code);
    }
  }

  #passing(code: Code, tries: number): boolean {
    return PASSING.has(code) && tries < PATIENCE.length;
  }

  #flyIfReady(sent: Sent): void {
    const ready = this.#open && this.#rooms.get(sent.message.room)?.ready;
    if (ready && !sent.flying && this.#sent.has(sent.message.id)) this.#fly(sent);
  }

  #fly(sent: Sent): void {
    sent.flying = true;
    sent.noticing ??= setTimeout(() => {
      sent.late = true;
      this.#tell();
    }, TOLD);
    this.#send(sent.message);
    this.#watchdog.begin();
  }

  /** Tells how the open connection does, where that has changed. */
  #tell(): void {
    if (!this.#open) return;
    const late = [...this.#sent.values()].some((sent) => sent.late);
    const is = this.#silent ? 'silent' : late ? 'slow' : 'open';
    if (is !== this.#told) this.#status({ is });
  }

  #status(status: Status): void {
    this.#told = status.is;
    this.#around.status(status);
  }

  #send(message: ClientMessage): void {
    if (this.#ws?.readyState === 1) this.#ws.send(JSON.stringify(message));
  }

  #heard(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#heart);
    this.#doubt = undefined;
    this.#heart = setTimeout(() => this.#ping(), PING_EVERY);
    this.#watchdog.end();
    this.#silent = false;
  }

  #ping(): void {
    this.#send({ t: 'ping', n: ++this.#pings });
    this.#watchdog.begin();
  }

  /** What is still expected after something was heard. */
  #expect(): void {
    const asking = [...this.#rooms.values()].some((joined) => joined.asking);
    if (asking || [...this.#sent.values()].some((sent) => sent.flying)) this.#watchdog.begin();
    this.#tell();
  }

  /** Without a word for so long the connection is not coming. */
  #doubtAfter(within: number): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#closed(undefined, undefined), within);
  }

  /** Lets go of the present socket without waiting for it to close. */
  #drop(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#heart);
    this.#watchdog.end();
    this.#silent = false;
    const ws = this.#ws;
    this.#ws = undefined;
    this.#open = false;
    if (!ws) return;
    ws.onopen = ws.onmessage = ws.onclose = null;
    ws.close();
  }

  #lost(): void {
    this.#drop();
    for (const joined of this.#rooms.values()) {
      joined.tag = undefined;
      joined.ready = false;
      joined.asking = undefined;
      joined.listener.lost();
    }
    for (const sent of this.#sent.values()) {
      clearTimeout(sent.noticing);
      Object.assign(sent, { flying: false, late: false, noticing: undefined });
    }
  }

  #closed(bye: ByeCode | undefined, retryMs: number | undefined): void {
    this.#lost();
    if (bye === 'upgrade') {
      if (!this.#around.reload()) this.#status({ is: 'outdated' });
      return;
    }
    if (bye === 'no_session') this.#around.noSession();
    const pause = retryMs ?? Math.min(LONGEST_PAUSE, 400 * 2 ** this.#attempts);
    this.#attempts++;
    this.#restarting ||= bye === 'restart';
    // Spread out, so that a whole house does not come back in the same instant.
    const wait = retryMs === undefined ? pause * (0.5 + Math.random() / 2) : pause + Math.random() * 500;
    this.#status({ is: 'away', until: Date.now() + wait, restart: this.#restarting });
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.connect();
    }, wait);
  }
}
