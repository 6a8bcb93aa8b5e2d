import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../gen/protocol';
import { serverNow } from './clock.svelte';
import type { Outcome } from './room-request';
import type { Status } from './connection-status';
import type { RoomListener } from './room-listener';
import { Socket } from './socket';
import { Wire } from './wire.for-tests';

let wires: Wire[];
let statuses: Status[];
let builds: string[];
let reload: boolean;
let noSession: number;
let socket: Socket;

const wire = (): Wire => wires.at(-1)!;

function listener(over: Partial<RoomListener> = {}): RoomListener & { log: string[] } {
  const log: string[] = [];
  return {
    log,
    since: () => undefined,
    receive: (message) => log.push(message.t),
    joined: () => log.push('joined'),
    lost: () => log.push('lost'),
    refused: (code) => log.push(`refused ${code}`),
    ...over,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  wires = [];
  statuses = [];
  builds = [];
  reload = true;
  noSession = 0;
  socket = new Socket({
    open: () => {
      const made = new Wire();
      wires.push(made);
      return made as unknown as WebSocket;
    },
    events: () => Promise.reject(new Error('no socket is blocked here')),
    build: 'test',
    onWelcome: (build) => builds.push(build),
    status: (status) => statuses.push(status),
    waiting: () => {},
    announced: () => {},
    answers: () => Promise.resolve(false),
    reload: () => reload,
    sessionNews: () => noSession++,
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function joinRoom(on = listener()): typeof on {
  socket.join('room', on);
  const id = wire().last('join').id;
  wire().say({ t: 'ack', id, version: 0 });
  return on;
}

test('it says hello, joins rooms and passes messages on', () => {
  socket.connect();
  wire().welcome();
  expect(wire().said[0]).toEqual({ t: 'hello', protocol: PROTOCOL, build: 'test', deflate: true });
  expect(builds).toEqual(['test']);
  const room = listener();
  socket.join('room', room);
  const { id } = wire().last('join');
  const picture = { stream: 's', version: 3, document: {}, log: [], chat: [] };
  wire().say({ t: 'snapshot', room: 'room', tag: 7, ...picture });
  wire().say({ t: 'ack', id, version: 0 });
  wire().say({ t: 'patch', tag: 8, version: 4 });
  expect(room.log).toEqual(['snapshot', 'joined']);
  wire().say({ t: 'patch', tag: 7, version: 4 });
  expect(room.log.at(-1)).toBe('patch');
});

test('the time of the server comes with the welcome and with the answer to the latest ping', () => {
  const HOUR = 3_600_000;
  socket.connect();
  wire().accept();
  wire().say({ t: 'welcome', protocol: PROTOCOL, build: 'test', now: Date.now() + HOUR });
  expect(serverNow()).toBe(Date.now() + HOUR);
  socket.nudge();
  const before = wire().last('ping').n;
  socket.nudge();
  // The first answer has come while the device slept.
  wire().say({ t: 'pong', n: before, now: Date.now() + HOUR });
  wire().say({ t: 'pong', n: wire().last('ping').n, now: Date.now() + 2 * HOUR });
  expect(serverNow()).toBe(Date.now() + 2 * HOUR);
  wire().say({ t: 'pong', n: before, now: Date.now() });
  expect(serverNow()).toBe(Date.now() + 2 * HOUR);
});

test('compressed and plain frames are handled in order', async () => {
  socket.connect();
  wire().welcome();
  const room = listener({
    receive: (message) => room.log.push('version' in message ? `${message.version}` : ''),
  });
  socket.join('room', room);
  const { id } = wire().last('join');
  const resumed = { t: 'resumed', room: 'room', tag: 7 };
  const patch = (version: number) => JSON.stringify({ t: 'patch', tag: 7, version });
  wire().sayDeflated(
    [JSON.stringify(resumed), patch(4), '{"t":"patch","tag":7\u0001}\0,"version":5'].join('\n'),
  );
  wire().say({ t: 'patch', tag: 7, version: 6 });
  wire().sayDeflated(patch(7));
  wire().say({ t: 'ack', id, version: 0 });
  wire().say({ t: 'bye', code: 'restart', retry_ms: 9_000 });
  wire().breaks();
  expect(room.log).toEqual([]);
  await vi.waitFor(() => expect(room.log.at(-1)).toBe('lost'));
  expect(room.log).toEqual(['4', '5', '6', '7', 'joined', 'lost']);
  expect(statuses.at(-1)).toMatchObject({ is: 'away', restart: true });
});

test('a compressed frame of an earlier connection is ignored', async () => {
  socket.connect();
  wire().welcome();
  const room = joinRoom();
  const old = wire();
  old.say({ t: 'resumed', room: 'room', tag: 7 });
  old.sayDeflated('{"t":"patch","tag":7,"version":4}');
  socket.reconnect();
  wire().welcome();
  wire().say({ t: 'resumed', room: 'room', tag: 7 });
  wire().sayDeflated('{"t":"patch","tag":7,"version":5}');
  await vi.waitFor(() => expect(room.log.at(-1)).toBe('patch'));
  expect(room.log.filter((received) => received === 'patch')).toHaveLength(1);
});

test('an unreadable compressed frame causes a reconnect', async () => {
  socket.connect();
  wire().welcome();
  joinRoom();
  wire().onmessage?.({ data: new Uint8Array([7, 7, 7]).buffer });
  await vi.waitFor(() => expect(wires).toHaveLength(2));
});

test('a browser that cannot decompress frames does not request them', () => {
  vi.stubGlobal('DecompressionStream', undefined);
  socket.connect();
  wire().accept();
  expect(wire().said[0]).toEqual({ t: 'hello', protocol: PROTOCOL, build: 'test' });
  vi.unstubAllGlobals();
});

test('the tags of an earlier connection are forgotten', () => {
  socket.connect();
  wire().welcome();
  const room = joinRoom();
  wire().say({ t: 'resumed', room: 'room', tag: 7 });
  wire().say({ t: 'patch', tag: 7, version: 4 });
  expect(room.log).toEqual(['joined', 'patch']);
  wire().breaks();
  vi.advanceTimersByTime(400);
  wire().welcome();
  wire().say({ t: 'patch', tag: 7, version: 5 });
  wire().say({ t: 'resumed', room: 'room', tag: 2 });
  wire().say({ t: 'patch', tag: 2, version: 5 });
  expect(room.log).toEqual(['joined', 'patch', 'lost', 'patch']);
});

test('a room joined before the connection is open is joined later', () => {
  socket.connect();
  socket.join('room', listener());
  expect(wire().count('join')).toBe(0);
  wire().welcome();
  expect(wire().count('join')).toBe(1);
});

describe('a request', () => {
  test('is answered once', async () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    const answer = socket.request('room', { t: 'act', expect: 3, action: { do: 'pass' } });
    const act = wire().last('act');
    expect(act).toMatchObject({ room: 'room', expect: 3, action: { do: 'pass' } });
    wire().say({ t: 'ack', id: act.id, version: 9 });
    expect(await answer).toEqual({ ok: true, version: 9 });
  });

  test('is sent again with the same id after a reconnect, once the room is joined', async () => {
    socket.connect();
    wire().welcome();
    const room = joinRoom(listener({ since: () => ({ stream: 's', version: 7, line: 2 }) }));
    const answer = socket.request('room', { t: 'act', expect: 3, action: { do: 'pass' } });
    const { id } = wire().last('act');
    wire().breaks();
    expect(room.log.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wire().welcome();
    expect(wire().last('join').since).toEqual({ stream: 's', version: 7, line: 2 });
    expect(wire().count('act')).toBe(0);
    wire().say({ t: 'ack', id: wire().last('join').id, version: 0 });
    expect(wire().last('act').id).toBe(id);
    wire().say({ t: 'ack', id, version: 8 });
    expect(await answer).toEqual({ ok: true, version: 8 });
  });

  test('that was refused temporarily is retried, and finally fails with its code', async () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    const answer = socket.request('room', { t: 'undo', version: 3 });
    const { id } = wire().last('undo');
    for (const pause of [300, 800, 2000, 5000]) {
      wire().say({ t: 'nack', id, code: 'busy' });
      vi.advanceTimersByTime(pause);
    }
    expect(wire().count('undo')).toBe(5);
    wire().say({ t: 'nack', id, code: 'busy' });
    expect(await answer).toEqual({ ok: false, code: 'busy' });
  });

  test('that was refused permanently fails at once', async () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    const answer = socket.request('room', { t: 'act', expect: 3, action: {} });
    wire().say({ t: 'nack', id: wire().last('act').id, code: 'stale' });
    expect(await answer).toEqual({ ok: false, code: 'stale' });
  });

  test('of chat is also sent again with the same id', async () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    const answer: Promise<Outcome> = socket.request('room', { t: 'chat', text: 'hi' });
    const { id } = wire().last('chat');
    wire().breaks();
    vi.advanceTimersByTime(400);
    wire().welcome();
    wire().say({ t: 'ack', id: wire().last('join').id, version: 3 });
    expect(wire().last('chat').id).toBe(id);
    wire().say({ t: 'ack', id, version: 0 });
    expect(await answer).toEqual({ ok: true, version: 0 });
  });
});

describe('the connection', () => {
  test('that is silent is replaced', () => {
    socket.connect();
    wire().welcome();
    vi.advanceTimersByTime(25_000);
    expect(wire().count('ping')).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(statuses.at(-1)).toMatchObject({ is: 'away' });
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
  });

  test('that swallows a request is reported after 3 seconds and replaced after 8', async () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    const answer = socket.request('room', { t: 'act', expect: 3, action: { do: 'pass' } });
    const { id } = wire().last('act');
    vi.advanceTimersByTime(2_999);
    expect(statuses.at(-1)).toEqual({ is: 'open' });
    vi.advanceTimersByTime(1);
    expect(statuses.at(-1)).toEqual({ is: 'silent' });
    vi.advanceTimersByTime(5_000);
    expect(statuses.at(-1)).toMatchObject({ is: 'away' });
    vi.advanceTimersByTime(400);
    wire().welcome();
    wire().say({ t: 'ack', id: wire().last('join').id, version: 0 });
    expect(wire().last('act').id).toBe(id);
    wire().say({ t: 'ack', id, version: 4 });
    expect(await answer).toEqual({ ok: true, version: 4 });
    expect(statuses.at(-1)).toEqual({ is: 'open' });
  });

  test('that dies after a first message is replaced, too', () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    void socket.request('room', { t: 'undo', version: 3 });
    vi.advanceTimersByTime(1_000);
    wire().say({ t: 'presence', room: 'room', seats: [], watching: 0 });
    vi.advanceTimersByTime(8_000);
    expect(statuses.at(-1)).toMatchObject({ is: 'away' });
  });

  test('to a slow server is kept and reported as slow', async () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    const answer = socket.request('room', { t: 'act', expect: 3, action: {} });
    for (let n = 1; n <= 10; n++) {
      vi.advanceTimersByTime(2_000);
      wire().say({ t: 'pong', n, now: Date.now() });
    }
    expect(wires).toHaveLength(1);
    expect(statuses.at(-1)).toEqual({ is: 'slow' });
    wire().say({ t: 'ack', id: wire().last('act').id, version: 4 });
    expect(await answer).toEqual({ ok: true, version: 4 });
    expect(statuses.at(-1)).toEqual({ is: 'open' });
  });

  test('on which nothing is expected is left alone', () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    vi.advanceTimersByTime(24_000);
    expect(wire().count('ping')).toBe(0);
    expect(statuses.at(-1)).toEqual({ is: 'open' });
  });

  test('that answers pings is kept', () => {
    socket.connect();
    wire().welcome();
    for (let n = 1; n <= 10; n++) {
      vi.advanceTimersByTime(25_000);
      wire().say({ t: 'pong', n, now: Date.now() });
    }
    expect(wires).toHaveLength(1);
    expect(wire().count('ping')).toBe(10);
  });

  test('that never opens is retried with growing delays', () => {
    socket.connect();
    const pauses = [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000];
    for (const pause of pauses) {
      wire().breaks();
      const before = wires.length;
      vi.advanceTimersByTime(pause - 1);
      expect(wires).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(before + 1);
    }
  });

  test('is retried at once when the network or the page comes back', () => {
    socket.connect();
    for (let n = 0; n < 6; n++) {
      wire().breaks();
      vi.advanceTimersByTime(20_000);
    }
    wire().breaks();
    const before = wires.length;
    socket.nudge();
    expect(wires).toHaveLength(before + 1);
  });

  test('is checked when the page wakes up', () => {
    socket.connect();
    wire().welcome();
    socket.nudge();
    expect(wire().count('ping')).toBe(1);
    vi.advanceTimersByTime(4_400);
    expect(wires).toHaveLength(2);
  });

  test('is retried when the restarting server said', () => {
    socket.connect();
    wire().welcome();
    wire().say({ t: 'bye', code: 'restart', retry_ms: 3000 });
    wire().breaks(4001);
    expect(statuses.at(-1)).toMatchObject({ is: 'away', restart: true });
    vi.advanceTimersByTime(2_999);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(501);
    expect(wires).toHaveLength(2);
    // The restart takes longer than announced.
    wire().breaks(1006);
    expect(statuses.at(-1)).toMatchObject({ is: 'away', restart: true });
    vi.advanceTimersByTime(15_000);
    wire().welcome();
    wire().breaks(1006);
    expect(statuses.at(-1)).toMatchObject({ is: 'away', restart: false });
  });

  test('of an outdated page reloads it, once', () => {
    socket.connect();
    wire().welcome();
    wire().say({ t: 'bye', code: 'upgrade' });
    wire().breaks(4000);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(statuses.at(-1)).not.toMatchObject({ is: 'outdated' });
    reload = false;
    socket.connect();
    wire().accept();
    wire().breaks(4000);
    expect(statuses.at(-1)).toEqual({ is: 'outdated' });
  });

  test('continues as a spectator when the session has ended', () => {
    socket.connect();
    wire().welcome();
    wire().say({ t: 'bye', code: 'no_session' });
    wire().breaks(4003);
    expect(noSession).toBe(1);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
  });
});

describe('a room', () => {
  test('that is gone is refused, and one that is unavailable is retried', () => {
    socket.connect();
    wire().welcome();
    const room = listener();
    socket.join('room', room);
    wire().say({ t: 'nack', id: wire().last('join').id, code: 'unavailable' });
    vi.advanceTimersByTime(300);
    expect(wire().count('join')).toBe(2);
    wire().say({ t: 'nack', id: wire().last('join').id, code: 'not_found' });
    expect(room.log).toEqual(['refused not_found']);
  });

  test('is rejoined when a version is missing, with one request at a time', () => {
    socket.connect();
    wire().welcome();
    joinRoom();
    socket.rejoin('room');
    socket.rejoin('room');
    expect(wire().count('join')).toBe(2);
  });

  test('that was left receives nothing more', () => {
    socket.connect();
    wire().welcome();
    const leave = socket.join('room', listener());
    leave();
    expect(wire().last('leave')).toMatchObject({ room: 'room' });
    wire().breaks();
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().count('join')).toBe(0);
  });
});

describe('lists of tables', () => {
  test('are watched again on each connection, until nobody shows them', () => {
    const changed = vi.fn();
    const unwatch = socket.watchLists(changed);
    socket.connect();
    wire().welcome();
    expect(wire().last('watch_lists')).toEqual({ t: 'watch_lists', watching: true });
    wire().say({ t: 'lists_changed' });
    expect(changed).toHaveBeenCalledOnce();
    wire().breaks();
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().last('watch_lists')).toMatchObject({ watching: true });
    unwatch();
    expect(wire().last('watch_lists')).toMatchObject({ watching: false });
    wire().say({ t: 'lists_changed' });
    expect(changed).toHaveBeenCalledOnce();
  });

  test('that nobody shows are not watched', () => {
    socket.connect();
    wire().welcome();
    expect(wire().count('watch_lists')).toBe(0);
  });
});
