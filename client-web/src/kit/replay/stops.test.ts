import { expect, test } from 'vitest';
import type { LogEntry } from '../../gen/protocol';
import { choicesOf, turnEnds } from './stops';

const log: LogEntry[] = [
  { version: 1, at: 0 },
  { version: 2, at: 0, by: 0 },
  { version: 3, at: 0, by: 0 },
  { version: 4, at: 0, by: 0, undoes: 3 },
  { version: 5, at: 0, by: 0 },
  { version: 7, at: 0, by: 1 },
  { version: 8, at: 0, by: 0 },
];

test('a turn ends with the last step of a seat before another one', () => {
  expect(turnEnds(log)).toEqual([5, 7, 8]);
});

test('choices that were taken back do not count', () => {
  expect(choicesOf(log, 0)).toEqual([2, 5, 8]);
});
