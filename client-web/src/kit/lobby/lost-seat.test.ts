import { expect, test } from 'vitest';
import type { LogEntry } from '../../gen/protocol';
import { lostSeat } from './lost-seat';

let version = 0;
const step = (table: LogEntry['table']) => ({ version: ++version, at: 0, table }) as LogEntry;
const sat = (seat: number) => step([{ what: 'sat', seat, person: 'a' }]);

test('a player who stood up was not sent away', () => {
  expect(lostSeat([sat(1), step([{ what: 'stood', seat: 1 }])], 1)).toBe('stood');
});

test('only the player who was sent away is told so', () => {
  const log = [sat(1), sat(2), step([{ what: 'sent_away', seat: 2 }])];
  expect(lostSeat(log, 2)).toBe('sent_away');
  expect(lostSeat(log, 1)).toBeUndefined();
});

test('the last event counts', () => {
  const log = [sat(1), step([{ what: 'sent_away', seat: 1 }]), sat(1), step([{ what: 'stood', seat: 1 }])];
  expect(lostSeat(log, 1)).toBe('stood');
});
