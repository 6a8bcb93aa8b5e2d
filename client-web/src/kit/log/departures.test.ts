import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../../gen/protocol';
import { departures } from './departures';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null }));

const context = {
  game: 'toy',
  players: { name: (seat: number) => `P${seat}`, people: { b: { name: 'Ben' } }, me: undefined },
  seats: [],
};
const log: LogEntry[] = [
  { version: 1, at: 0, table: [{ what: 'sat', seat: 1, person: 'b' }] },
  { version: 2, at: 0, table: [{ what: 'handed_over', seat: 1 }] },
  { version: 3, at: 0, table: [{ what: 'taken_back', seat: 1 }] },
];

test('only departures and returns after a step are told', () => {
  expect(departures(context, log, 0, undefined)).toHaveLength(2);
  expect(departures(context, log, 2, undefined)).toHaveLength(1);
  expect(departures(context, log, 3, undefined)).toEqual([]);
});

test('users are not told about themselves', () => {
  expect(departures(context, log, 0, 1)).toEqual([]);
  expect(departures(context, log, 0, 0)).toHaveLength(2);
});
