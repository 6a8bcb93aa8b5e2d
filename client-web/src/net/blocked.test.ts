import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Status } from './connection-status';
import { Socket } from './socket';
import { Wire as ServerEnd } from './wire.for-tests';

/** A connection that the test lets fail or succeed. */
class Wire extends ServerEnd {
  constructor(readonly kind: 'socket' | 'events') {
    super();
  }
}

let wires: Wire[];
let statuses: Status[];
let answers: boolean;
let socket: Socket;

const wire = (): Wire => wires.at(-1)!;
const status = () => statuses.at(-1)?.is;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  statuses = [];
  answers = true;
  socket = new Socket({
    open: () => {
      wires.push(new Wire('socket'));
      return wire() as unknown as WebSocket;
    },
    events: () =>
      Promise.resolve(() => {
        wires.push(new Wire('events'));
        return wire() as unknown as WebSocket;
      }),
    build: 'test',
    onWelcome: () => {},
    status: (next) => statuses.push(next),
    waiting: () => {},
    announced: () => {},
    answers: () => Promise.resolve(answers),
    reload: () => true,
    sessionNews: () => {},
  });
  socket.connect();
});

afterEach(() => vi.useRealTimers());

/** Lets connections fail, and the socket open the next one after each. */
async function fail(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const failed = wire();
    failed.onclose?.({ code: 1006 });
    while (wire() === failed) await vi.advanceTimersByTimeAsync(100);
  }
}

/** Lets sockets fail until events take their place. */
async function fallBack(): Promise<Wire> {
  await fail(2);
  const events = wire();
  events.accept();
  events.welcome();
  await vi.advanceTimersByTimeAsync(0);
  expect([events.kind, status()]).toEqual(['events', 'open']);
  return events;
}

const kinds = () => wires.map(({ kind }) => kind);

test('events take the place of a socket that fails twice while the server answers', async () => {
  const events = await fallBack();
  expect(kinds()).toEqual(['socket', 'socket', 'events']);
  expect(events.said[0]?.t).toBe('hello');
  expect(statuses.map(({ is }) => is)).not.toContain('blocked');
});

test('events take the place of a socket whose frames are swallowed', async () => {
  wire().accept();
  await vi.advanceTimersByTimeAsync(5_000);
  wire().accept();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(kinds()).toEqual(['socket', 'socket', 'events']);
});

test('a server to which nothing stays open is blocked, and both ways are tried in turn', async () => {
  await fail(2);
  expect(status()).toBe('connecting');
  await fail(1);
  expect(status()).toBe('blocked');
  await fail(2);
  expect(kinds()).toEqual(['socket', 'socket', 'events', 'socket', 'events', 'socket']);
  expect(status()).toBe('blocked');
  wire().welcome();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('open');
  await fail(1);
  expect([status(), wire().kind]).toEqual(['connecting', 'socket']);
});

test('a stream that breaks is followed by another one', async () => {
  await fallBack();
  await fail(1);
  expect(wire().kind).toBe('events');
});

test('a socket is tried again beside the events, after growing pauses', async () => {
  const events = await fallBack();
  const pong = setInterval(() => events.say({ t: 'pong', n: 0, now: 0 }), 5_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kinds().slice(3)).toEqual(['socket']);
  wire().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(kinds().length).toBe(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kinds().slice(4)).toEqual(['socket']);
  // This one opens and says nothing.
  const swallowed = wire();
  swallowed.accept();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(swallowed.readyState).toBe(3);
  socket.nudge();
  expect(kinds().length).toBe(6);
  expect([status(), events.readyState]).toEqual(['open', 1]);
  clearInterval(pong);
});

test('a try that began before more got through is given up for another, and the next follows soon', async () => {
  const events = await fallBack();
  const pong = setInterval(() => events.say({ t: 'pong', n: 0, now: 0 }), 5_000);
  await vi.advanceTimersByTimeAsync(30_000);
  const early = wire();
  early.accept();
  socket.nudge();
  events.say({ t: 'pong', n: 0, now: 0 });
  expect([early.readyState, kinds().length]).toEqual([3, 5]);
  wire().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kinds().slice(5)).toEqual(['socket']);
  clearInterval(pong);
});

test('a socket that works takes over: rooms resume, and unanswered requests are sent again', async () => {
  const events = await fallBack();
  const since = { stream: 's', version: 7, line: 0 };
  socket.join('room', {
    since: () => since,
    receive: () => {},
    joined: () => {},
    lost: () => {},
    refused: () => {},
  });
  events.say({ t: 'ack', id: events.said.at(-1)!.id, version: 7 });
  void socket.request('room', { t: 'chat', text: 'hello' });
  const request = events.said.at(-1)!;
  socket.nudge();
  const probe = wire();
  probe.accept();
  probe.welcome();
  await vi.advanceTimersByTimeAsync(0);
  expect(events.readyState).toBe(3);
  expect(probe.said.map(({ t }) => t)).toEqual(['hello', 'join']);
  const join = probe.said.at(-1)!;
  expect(join.since).toEqual(since);
  probe.say({ t: 'ack', id: join.id, version: 7 });
  expect(probe.said.at(-1)).toEqual(request);
  expect(status()).toBe('open');
  await fail(1);
  expect(wire().kind).toBe('socket');
});

test('a server that answers nothing is away, not blocked', async () => {
  answers = false;
  await fail(5);
  expect(statuses.map(({ is }) => is)).not.toContain('blocked');
  expect(kinds()).not.toContain('events');
});

test('a blocked connection is away when the server stops answering', async () => {
  await fail(3);
  answers = false;
  await fail(1);
  expect(status()).toBe('connecting');
});

test('a connection that was open and is lost is not blocked', async () => {
  wire().welcome();
  await vi.advanceTimersByTimeAsync(0);
  await fail(2);
  expect(statuses.map(({ is }) => is)).not.toContain('blocked');
});
