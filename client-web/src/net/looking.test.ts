import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setServerTime } from './clock.svelte';
import { Looking } from './looking';

/** The server's time when each test begins. */
const NOW = 1_790_000_000_000;
const page = Object.assign(new EventTarget(), { hidden: false });
let said: [visible: boolean, usedMs: number][];
let looking: Looking;

beforeEach(() => {
  vi.useFakeTimers();
  setServerTime(NOW);
  page.hidden = false;
  said = [];
  looking = new Looking(page, (visible, usedMs) => said.push([visible, usedMs]));
});
afterEach(() => {
  looking.end();
  vi.useRealTimers();
});

const use = () => page.dispatchEvent(new Event('keydown'));
function turn(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('a page that nobody uses is said to be visible once, and when it was last used', () => {
  vi.advanceTimersByTime(5_000);
  looking.say();
  vi.advanceTimersByTime(600_000);
  expect(said).toEqual([[true, 5_000]]);
});

test('a page that is used says so every 30 seconds, and when it was last used', () => {
  looking.say();
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    if (second < 40) use();
  }
  vi.advanceTimersByTime(600_000);
  expect(said).toEqual([
    [true, 0],
    [true, 1_000],
    [true, 20_000],
  ]);
});

test('the first use after a pause is said at once', () => {
  looking.say();
  vi.advanceTimersByTime(600_000);
  use();
  expect(said.at(-1)).toEqual([true, 0]);
  expect(said).toHaveLength(2);
});

test('it is said when the page is hidden and shown again, and when it is left', () => {
  vi.advanceTimersByTime(1_000);
  turn(true);
  vi.advanceTimersByTime(4_000);
  turn(false);
  vi.advanceTimersByTime(2_000);
  looking.end();
  use();
  turn(true);
  expect(said).toEqual([
    [false, 1_000],
    [true, 0],
    [false, 2_000],
  ]);
});

test('a corrected clock changes nothing, and the time that a device has slept counts', () => {
  looking.say();
  vi.setSystemTime(NOW - 3_600_000);
  looking.say();
  setServerTime(NOW + 8 * 3_600_000);
  looking.say();
  setServerTime(NOW - 1);
  looking.say();
  expect(said.map(([, ago]) => ago)).toEqual([0, 0, 8 * 3_600_000, 0]);
});
