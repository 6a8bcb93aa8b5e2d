import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR = 3_600_000;
/** The server's time when each test begins. */
const SERVER = 1_790_000_000_000;

let clock: typeof import('./clock.svelte');
/** What `performance.now()` and the device's clock say. */
let steady: number;
let device: number;

beforeEach(async () => {
  [steady, device] = [5_000, SERVER];
  vi.spyOn(performance, 'now').mockImplementation(() => steady);
  vi.spyOn(Date, 'now').mockImplementation(() => device);
  vi.resetModules();
  clock = await import('./clock.svelte');
});
afterEach(() => {
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  steady += milliseconds;
  device += milliseconds;
}

test('a device clock that is wrong, or is set, changes nothing once the server has told its time', () => {
  device = SERVER - HOUR;
  clock.setServerTime(SERVER);
  expect(clock.serverNow()).toBe(SERVER);
  pass(10_000);
  device += HOUR;
  expect(clock.serverNow()).toBe(SERVER + 10_000);
  device -= 7 * HOUR;
  expect(clock.serverNow()).toBe(SERVER + 10_000);
});

test('an answer tells the time as exactly as it was quick', () => {
  clock.setServerTime(SERVER - 3_000);
  expect(clock.serverNow(), 'a welcome that was under way for long').toBe(SERVER - 3_000);
  pass(400);
  clock.setServerTime(SERVER + 200, steady - 400);
  expect(clock.serverNow(), 'the server had this time when it answered').toBe(SERVER + 200);
  pass(9_000);
  clock.setServerTime(SERVER + 5_000, steady - 9_000);
  expect(clock.serverNow(), 'a slow answer changes nothing').toBe(SERVER + 9_200);
});

test('the server is asked again once when the device has slept, and the answer counts', () => {
  const asked = vi.fn();
  clock.watchClock(asked);
  clock.setServerTime(SERVER);
  pass(25_000);
  clock.checkClock();
  expect(asked).not.toHaveBeenCalled();
  // While the device sleeps, `performance.now()` stops.
  device += HOUR;
  clock.checkClock();
  clock.checkClock();
  expect(asked).toHaveBeenCalledTimes(1);
  clock.setServerTime(SERVER + HOUR + 25_000, steady);
  expect(clock.serverNow()).toBe(SERVER + HOUR + 25_000);
  clock.checkClock();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a `Date` header is a first guess only', () => {
  device = SERVER + HOUR;
  clock.guessServerTime(new Date(SERVER).toUTCString());
  expect(clock.serverNow()).toBe(SERVER + 500);
  clock.setServerTime(SERVER);
  clock.guessServerTime(new Date(SERVER - HOUR).toUTCString());
  clock.guessServerTime('no date');
  clock.guessServerTime(null);
  expect(clock.serverNow()).toBe(SERVER);
});

test('a server of an earlier version, which does not tell its time, changes nothing', () => {
  clock.setServerTime(undefined as unknown as number);
  expect(clock.serverNow()).toBe(SERVER);
});
