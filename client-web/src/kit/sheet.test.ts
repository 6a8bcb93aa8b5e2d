import { expect, test } from 'vitest';
import type { ScoreSheet } from '../gen/games';
import { rows, withOwn } from './sheet';

const sheet: ScoreSheet = {
  order: ['d01', 'd02', 'bones'],
  lines: {
    d01: { 0: { points: 5 } },
    d02: { 0: { points: -2 }, 1: { points: 8 } },
    bones: { 0: { points: 1 }, 1: { points: 0 } },
  },
  totals: { 0: 4, 1: 8 },
};

test('lines that belong together are one row, with the sum of them', () => {
  const under = (line: string) => (line.startsWith('d') ? 'dogs' : undefined);
  expect(rows(sheet, under)).toEqual([
    { id: 'dogs', points: { 0: 3, 1: 8 }, children: ['d01', 'd02'] },
    { id: 'bones', points: { 0: 1, 1: 0 }, children: [] },
  ]);
});

test('a game that puts nothing together has its lines', () => {
  expect(rows(sheet, () => undefined).map(({ id }) => id)).toEqual(sheet.order);
});

test('what only I know of my points stands in my column, and counts there', () => {
  const mine: ScoreSheet = { order: ['toys'], lines: { toys: { 1: { points: 6 } } }, totals: { 1: 6 } };
  const all = withOwn(sheet, { 1: mine })!;
  expect(all.order).toEqual(['d01', 'd02', 'bones', 'toys']);
  expect(all.lines.toys).toEqual({ 1: { points: 6 } });
  expect(all.totals).toEqual({ 0: 4, 1: 14 });
  expect(sheet.totals[1], 'the shared sheet is not touched').toBe(8);
});
