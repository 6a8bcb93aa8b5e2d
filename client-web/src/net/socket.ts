import type { Announcement, ByeCode, ClientMessage, Code, ServerMessage } from '../gen/protocol';
import { setServerTime } from './clock.svelte';
import type { Status } from './connection-status';
import { failure } from './failure';
import { SequentialQueue, hello, inflated } from './frames';
import { requestId } from './id';
import { HeartbeatWatchdog, SILENT_AFTER } from './heartbeat-watchdog';
import type { RoomListener, ServerMessageOf } from './room-listener';
import type { Outcome, RequestMessage, RoomRequest } from './room-request';
import { SocketProbe, type Wire } from './socket-probe';

/** What the socket needs from the page; tests provide their own. */
interface SocketHost {
  open(): Wire;
  /** Loads what opens a connection without a socket. */
  events(): Promise<() => Wire>;
  build: string;
  /** Called when the server has accepted the connection, with the build of its current client. */
  onWelcome(build: string): void;
  status(status: Status): void;
  waiting(tables: ServerMessageOf<'waiting'>['tables']): void;
  /** What the host announces now. */
  announced(announcements: Announcement[]): void;
  /** Whether the server answers a request that needs no socket. */
  answers(): Promise<boolean>;
  /** Reloads the page, unless that was tried before; returns whether it does. */
  reload(): boolean;
  sessionNews(device?: string): void;
}

interface PendingRequest {
  message: RequestMessage;
  attempts: number;
  /** Sent on the current connection, and not answered. */
  inFlight: boolean;
  /** Unanswered for a while. */
  overdue: boolean;
  overdueTimer: ReturnType<typeof setTimeout> | undefined;
  done(outcome: Outcome): void;
}

interface JoinedRoom {
  listener: RoomListener;
  /** The number that stands for the room in patches on this connection. */
  tag: number | undefined;
  /** The id of the unanswered join request. */
  joinId: string | undefined;
  ready: boolean;
  attempts: number;
}

const PING_EVERY = 25_000;
const OPEN_WITHIN = 8_000;
/** An open socket is welcomed within this time, unless something swallows its frames. */
const WELCOME_WITHIN = 4_000;
const PONG_WHEN_NUDGED = 4_000;
const MAX_RECONNECT_DELAY = 15_000;
/** After this many failures in a row, the server is asked whether it is there at all, and events are tried … */
const FAILURES_TO_ASK = 2;
/** … and if they fail, too, the connection is blocked. */
const FAILURES_TO_SAY = 3;
/** Refusals after which a request is retried. */
const TRANSIENT_CODES = new Set<Code>(['busy', 'unavailable', 'too_many']);
const RETRY_DELAYS = [300, 800, 2_000, 5_000];

const BYE_BY_CLOSE: Record<number, ByeCode> = { 4000: 'upgrade', 4003: 'no_session' };

/** The one socket of the page, for all of its rooms. It reconnects until it succeeds. */
export class Socket {
  #host: SocketHost;
  #ws: Wire | undefined;
  /** Opens a connection without a socket; set while sockets do not get through. */
  #openEvents: (() => Wire) | undefined;
  #probe = new SocketProbe({
    open: () => this.#host.open(),
    hello: () => hello(this.#host.build),
    works: (wire, welcome) => this.#takeOver(wire, welcome),
  });
  #open = false;
  #attempts = 0;
  /** Connections in a row that ended before the server said a word. */
  #failures = 0;
  #blocked = false;
  /** The server has announced a restart and is not back yet. */
  #restarting = false;
  #rooms = new Map<string, JoinedRoom>();
  #pending = new Map<string, PendingRequest>();
  #listsChanged: (() => void) | undefined;
  #pings = 0;
  /** When the latest ping was sent, by `performance.now()`. */
  #pinged = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #deadTimer: ReturnType<typeof setTimeout> | undefined;
  #reported: Status['is'] = 'connecting';
  #silent = false;
  #watchdog = new HeartbeatWatchdog({
    probe: () => this.#ping(),
    silent: () => {
      this.#silent = true;
      this.#reportHealth();
    },
    dead: () => this.#closed(undefined, undefined),
  });

  constructor(host: SocketHost) {
    this.#host = host;
  }

  connect(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#detach();
    this.#status({ is: 'connecting' });
    // If both kinds of connection fail, they are tried in turn.
    const events = this.#failures % 2 === 0 ? this.#openEvents : undefined;
    const ws = events ? events() : this.#host.open();
    ws.onopen = () => {
      ws.send(hello(this.#host.build));
      this.#assumeDeadAfter(WELCOME_WITHIN);
    };
    this.#attach(ws);
    this.#assumeDeadAfter(OPEN_WITHIN);
  }

  /** Sockets get through again: goes on with one that was welcomed. */
  #takeOver(ws: Wire, welcome: string): void {
    if (!this.#openEvents) return ws.close();
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#reset();
    this.#openEvents = undefined;
    this.#attach(ws);
    ws.onmessage?.(new MessageEvent('message', { data: welcome }));
  }

  /** Receives from a connection from now on. */
  #attach(ws: Wire): void {
    ws.binaryType = 'arraybuffer';
    this.#ws = ws;
    const queue = new SequentialQueue();
    let bye: ServerMessageOf<'bye'> | undefined;
    const receive = (text: string) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'bye') bye = message;
      else if (this.#ws === ws) this.#receive(message);
    };
    const receiveAll = async (bytes: ArrayBuffer) => {
      const texts = await inflated(bytes).catch(() => undefined);
      if (texts) texts.forEach(receive);
      // An unreadable frame is requested again by reconnecting.
      else if (this.#ws === ws) this.#closed(undefined, undefined);
    };
    ws.onmessage = ({ data }) => {
      this.#onReceived();
      queue.add(() => (typeof data === 'string' ? receive(data) : receiveAll(data)));
    };
    ws.onclose = ({ code }) =>
      queue.add(() => {
        if (this.#ws === ws) this.#closed(bye?.code ?? BYE_BY_CLOSE[code], bye?.retry_ms);
      });
  }

  /** Joins a room until the returned function is called. */
  join(room: string, listener: RoomListener): () => void {
    const joined: JoinedRoom = { listener, tag: undefined, joinId: undefined, ready: false, attempts: 0 };
    this.#rooms.set(room, joined);
    this.#join(room, joined);
    return () => {
      if (this.#rooms.get(room) !== joined) return;
      this.#rooms.delete(room);
      for (const [id, sent] of this.#pending) if (sent.message.room === room) this.#forget(id, sent);
      if (this.#open) this.#send({ t: 'leave', id: requestId(), room });
    };
  }

  /** Called when a version is missing: asks for everything after the last one. */
  rejoin(room: string): void {
    const joined = this.#rooms.get(room);
    if (!joined || joined.joinId) return;
    joined.ready = false;
    this.#join(room, joined);
  }

  /** Sends a request and keeps it until it is answered, across reconnects. */
  request(room: string, request: RoomRequest): Promise<Outcome> {
    return new Promise((done) => {
      const id = requestId();
      const message = { ...request, id, room };
      const sent: PendingRequest = {
        message,
        attempts: 0,
        inFlight: false,
        overdue: false,
        overdueTimer: undefined,
        done,
      };
      this.#pending.set(id, sent);
      if (this.#open && this.#rooms.get(room)?.ready) this.#transmit(sent);
    });
  }

  /** Says whether the user looks at a room, which they last used `used_ms` milliseconds ago. There is no answer. */
  looking(room: string, visible: boolean, used_ms: number): void {
    if (this.#rooms.get(room)?.ready) this.#send({ t: 'looking', room, visible, used_ms });
  }

  /** Calls `changed` when lists of tables have changed, until the returned function is called. */
  watchLists(changed: () => void): () => void {
    this.#listsChanged = changed;
    this.#sendWatching();
    return () => {
      if (this.#listsChanged !== changed) return;
      this.#listsChanged = undefined;
      this.#sendWatching();
    };
  }

  #sendWatching(): void {
    if (this.#open) this.#send({ t: 'watch_lists', watching: this.#listsChanged !== undefined });
  }

  /** Whether a request is unanswered. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** Called when the connection may be gone, or may be possible again. */
  nudge(): void {
    if (this.#openEvents) this.#probe.now();
    if (this.#open) {
      this.#ping();
      this.#assumeDeadAfter(PONG_WHEN_NUDGED);
    } else if (this.#retryTimer !== undefined) this.connect();
  }

  /** The user has changed: reconnects, because a connection belongs to a user. */
  reconnect(): void {
    this.#reset();
    this.connect();
  }

  #receive(message: Exclude<ServerMessage, { t: 'bye' }>): void {
    this.#handle(message);
    this.#resumeWatchdog();
  }

  #handle(message: Exclude<ServerMessage, { t: 'bye' }>): void {
    switch (message.t) {
      case 'welcome':
        this.#open = true;
        this.#attempts = 0;
        setServerTime(message.now);
        // A socket that was tried in turn gets through.
        if (this.#failures % 2) this.#openEvents = undefined;
        this.#failures = 0;
        if (this.#openEvents) this.#probe.start();
        else this.#probe.stop();
        this.#blocked = false;
        this.#restarting = false;
        this.#status({ is: 'open' });
        this.#host.onWelcome(message.build);
        this.#host.announced(message.announcements ?? []);
        for (const [room, joined] of this.#rooms) this.#join(room, joined);
        if (this.#listsChanged) this.#sendWatching();
        return;
      case 'snapshot':
      case 'resumed': {
        const joined = this.#rooms.get(message.room);
        if (!joined) return;
        joined.tag = message.tag;
        if (message.t === 'snapshot') joined.listener.receive(message);
        return;
      }
      case 'patch':
        for (const { tag, listener } of this.#rooms.values())
          if (tag === message.tag) listener.receive(message);
        return;
      case 'presence':
      case 'people':
      case 'chat':
      case 'review':
        this.#rooms.get(message.room)?.listener.receive(message);
        return;
      case 'ack':
        this.#answered(message.id, { ok: true, version: message.version });
        return;
      case 'score_delta':
      case 'suggestion': {
        const { id, t: _, ...answer } = message;
        this.#answered(id, { ok: true, version: 0, ...answer });
        return;
      }
      case 'nack':
        failure.latest = message.failure;
        if (message.id !== undefined) this.#answered(message.id, { ok: false, code: message.code });
        return;
      case 'waiting':
        this.#host.waiting(message.tables);
        return;
      case 'announced':
        return this.#host.announced(message.announcements);
      case 'lists_changed':
        return this.#listsChanged?.();
      case 'signed_in':
        return this.#host.sessionNews(message.device);
      case 'pong':
        // An earlier ping may have been answered before the device slept.
        if (message.n === this.#pings) setServerTime(message.now, this.#pinged);
        return;
    }
  }

  #join(room: string, joined: JoinedRoom): void {
    joined.ready = false;
    joined.joinId = undefined;
    if (!this.#open) return;
    joined.joinId = requestId();
    const since = joined.listener.since();
    this.#send({ t: 'join', id: joined.joinId, room, ...(since && { since }) });
    this.#watchdog.begin();
  }

  #answered(id: string, outcome: Outcome): void {
    for (const [room, joined] of this.#rooms) {
      if (joined.joinId === id) return this.#joinAnswered(room, joined, outcome);
    }
    const sent = this.#pending.get(id);
    if (!sent) return;
    sent.inFlight = false;
    if (!outcome.ok && this.#isTransient(outcome.code, sent.attempts)) {
      setTimeout(() => this.#transmitIfReady(sent), RETRY_DELAYS[sent.attempts++]);
      return;
    }
    this.#forget(id, sent);
    sent.done(outcome);
  }

  #forget(id: string, sent: PendingRequest): void {
    clearTimeout(sent.overdueTimer);
    this.#pending.delete(id);
    this.#reportHealth();
  }

  #joinAnswered(room: string, joined: JoinedRoom, outcome: Outcome): void {
    joined.joinId = undefined;
    if (outcome.ok) {
      joined.ready = true;
      joined.attempts = 0;
      joined.listener.joined();
      for (const sent of this.#pending.values()) if (sent.message.room === room) this.#transmitIfReady(sent);
    } else if (TRANSIENT_CODES.has(outcome.code)) {
      const pause = RETRY_DELAYS[Math.min(joined.attempts++, RETRY_DELAYS.length - 1)];
      setTimeout(() => {
        if (this.#rooms.get(room) === joined && !joined.ready && !joined.joinId) this.#join(room, joined);
      }, pause);
    } else {
      joined.listener.refused(outcome.code);
    }
  }

  #isTransient(code: Code, attempts: number): boolean {
    return TRANSIENT_CODES.has(code) && attempts < RETRY_DELAYS.length;
  }

  #transmitIfReady(sent: PendingRequest): void {
    const ready = this.#open && this.#rooms.get(sent.message.room)?.ready;
    if (ready && !sent.inFlight && this.#pending.has(sent.message.id)) this.#transmit(sent);
  }

  #transmit(sent: PendingRequest): void {
    sent.inFlight = true;
    sent.overdueTimer ??= setTimeout(() => {
      sent.overdue = true;
      this.#reportHealth();
    }, SILENT_AFTER);
    this.#send(sent.message);
    this.#watchdog.begin();
  }

  /** Reports the state of an open connection if it has changed. */
  #reportHealth(): void {
    if (!this.#open) return;
    const overdue = [...this.#pending.values()].some((sent) => sent.overdue);
    const is = this.#silent ? 'silent' : overdue ? 'slow' : 'open';
    if (is !== this.#reported) this.#status({ is });
  }

  #status(status: Status): void {
    // While the socket is blocked, it goes on trying, but says nothing else.
    const blocked = this.#blocked && (status.is === 'connecting' || status.is === 'away');
    this.#reported = blocked ? 'blocked' : status.is;
    this.#host.status(blocked ? { is: 'blocked' } : status);
  }

  /** Finds out whether only the socket fails. Called when the server has not said a word for several attempts. */
  async #lookForBlock(): Promise<void> {
    const failures = this.#failures;
    const answers = await this.#host.answers();
    const events = answers && !this.#openEvents ? await this.#host.events() : undefined;
    if (this.#open || this.#failures < failures) return;
    if (events) {
      this.#openEvents = events;
      if (this.#retryTimer !== undefined) this.connect();
      return;
    }
    const blocked = answers && failures >= FAILURES_TO_SAY;
    if (blocked === this.#blocked) return;
    this.#blocked = blocked;
    this.#status({ is: 'connecting' });
  }

  #send(message: ClientMessage): void {
    if (this.#ws?.readyState === 1) this.#ws.send(JSON.stringify(message));
  }

  #onReceived(): void {
    clearTimeout(this.#deadTimer);
    clearTimeout(this.#pingTimer);
    this.#deadTimer = undefined;
    this.#pingTimer = setTimeout(() => this.#ping(), PING_EVERY);
    this.#watchdog.end();
    this.#silent = false;
  }

  #ping(): void {
    this.#pinged = performance.now();
    this.#send({ t: 'ping', n: ++this.#pings });
    this.#watchdog.begin();
  }

  /** Restarts the watchdog if a message is still expected, and stops it if none is: frames are read after they came. */
  #resumeWatchdog(): void {
    const joining = [...this.#rooms.values()].some((joined) => joined.joinId);
    const isExpected = joining || [...this.#pending.values()].some((sent) => sent.inFlight);
    if (isExpected) this.#watchdog.begin();
    else this.#watchdog.end();
    this.#reportHealth();
  }

  /** Considers the connection lost if nothing is received within this many milliseconds. */
  #assumeDeadAfter(within: number): void {
    clearTimeout(this.#deadTimer);
    this.#deadTimer = setTimeout(() => this.#closed(undefined, undefined), within);
  }

  /** Discards the current socket without waiting for it to close. */
  #detach(): void {
    clearTimeout(this.#deadTimer);
    clearTimeout(this.#pingTimer);
    this.#watchdog.end();
    this.#silent = false;
    const ws = this.#ws;
    this.#ws = undefined;
    this.#open = false;
    if (!ws) return;
    ws.onopen = ws.onmessage = ws.onclose = null;
    ws.close();
  }

  #reset(): void {
    this.#detach();
    for (const joined of this.#rooms.values()) {
      joined.tag = undefined;
      joined.ready = false;
      joined.joinId = undefined;
      joined.listener.lost();
    }
    for (const sent of this.#pending.values()) {
      clearTimeout(sent.overdueTimer);
      Object.assign(sent, { inFlight: false, overdue: false, overdueTimer: undefined });
    }
  }

  #closed(bye: ByeCode | undefined, retryMs: number | undefined): void {
    if (!this.#open && bye === undefined) this.#failures++;
    else this.#failures = 0;
    this.#reset();
    if (bye === 'upgrade') {
      if (!this.#host.reload()) this.#status({ is: 'outdated' });
      return;
    }
    if (bye === 'no_session') this.#host.sessionNews();
    const pause = retryMs ?? Math.min(MAX_RECONNECT_DELAY, 400 * 2 ** this.#attempts);
    this.#attempts++;
    this.#restarting ||= bye === 'restart';
    // Jitter, so that not all clients reconnect at the same instant.
    const wait = retryMs === undefined ? pause * (0.5 + Math.random() / 2) : pause + Math.random() * 500;
    this.#status({ is: 'away', restart: this.#restarting });
    if (this.#failures >= FAILURES_TO_ASK) void this.#lookForBlock();
    this.#retryTimer = setTimeout(() => {
      this.#retryTimer = undefined;
      this.connect();
    }, wait);
  }
}
