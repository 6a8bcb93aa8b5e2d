import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../gen/protocol';
import { serverNow, setServerTime } from '../net/clock.svelte';
import { announced, closeAnnouncement, setAnnounced } from './announcements.svelte';

const MINUTE = 60_000;

function announcement(id: string, minutes: number): Announcement {
  const from = serverNow();
  return { id, says: { kind: 'text', text: id }, from, until: from + minutes * MINUTE };
}

beforeEach(() => {
  vi.useFakeTimers();
  setServerTime(Date.UTC(2026, 10, 29));
});

afterEach(() => {
  setAnnounced([]);
  vi.useRealTimers();
});

test('one announcement is shown at a time, and the next once it is closed', () => {
  setAnnounced([announcement('first', 1), announcement('second', 2)]);
  expect(announced()?.id).toBe('first');
  closeAnnouncement('first');
  expect(announced()?.id).toBe('second');
  setAnnounced([announcement('first', 1)]);
  expect(announced(), 'it stays closed').toBeUndefined();
});

test('what is over is gone, also without a connection', () => {
  setAnnounced([announcement('soon over', 1), announcement('later over', 3)]);
  vi.advanceTimersByTime(MINUTE);
  expect(announced()?.id).toBe('later over');
  vi.advanceTimersByTime(2 * MINUTE);
  expect(announced()).toBeUndefined();
});
