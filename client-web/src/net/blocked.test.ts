import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../gen/protocol';
import { Socket, type Status } from './socket';

/** A connection that the test lets fail or succeed. */
class Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  welcome(): void {
    this.onmessage?.({ data: JSON.stringify({ t: 'welcome', protocol: PROTOCOL, build: 'test' }) });
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
      wires.push(new Wire());
      return wire() as unknown as WebSocket;
    },
    build: 'test',
    onWelcome: () => {},
    status: (next) => statuses.push(next),
    waiting: () => {},
    answers: () => Promise.resolve(answers),
    reload: () => true,
    noSession: () => {},
  });
  socket.connect();
});

afterEach(() => vi.useRealTimers());

/** Lets connections fail, and the socket open the next one after each. */
async function fail(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    wire().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(0);
    await vi.runOnlyPendingTimersAsync();
  }
}

test('a socket that never opens while the server answers is blocked', async () => {
  await fail(2);
  expect(status()).toBe('connecting');
  await fail(1);
  expect(status()).toBe('blocked');
});

test('a blocked socket goes on trying, and opens when it can', async () => {
  await fail(3);
  const { length } = wires;
  await fail(2);
  expect(wires.length).toBe(length + 2);
  expect(status()).toBe('blocked');
  wire().welcome();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('open');
  await fail(1);
  expect(status()).toBe('connecting');
});

test('a server that answers nothing is away, not blocked', async () => {
  answers = false;
  await fail(5);
  expect(statuses.map(({ is }) => is)).not.toContain('blocked');
});

test('a blocked socket is away when the server stops answering', async () => {
  await fail(3);
  answers = false;
  await fail(1);
  expect(status()).toBe('connecting');
});

test('a connection that was open and is lost is not blocked', async () => {
  wire().welcome();
  await vi.advanceTimersByTimeAsync(0);
  await fail(3);
  expect(statuses.map(({ is }) => is)).not.toContain('blocked');
});
