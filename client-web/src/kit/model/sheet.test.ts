import { expect, test } from 'vitest';
import type { ScoreSheet } from '../../gen/games';
import { rows, sheetOf } from './sheet';

const ORDER = ['d01', 'd02', 'd03', 'toys', 'bones'];
const told: ScoreSheet = {
  bones: { 0: [1, 'why_bones', 'dogs', 1, 'n', 2], 1: [0, 'why_none'] },
  d02: { 0: [-2], 1: [8] },
  d01: { 0: [5] },
};
const sheet = sheetOf(told, undefined, ORDER, [0, 1, 2])!;

test("a sheet has its lines in the game's order, with totals", () => {
  expect(sheet.order).toEqual(['d01', 'd02', 'bones']);
  expect(sheet.totals).toEqual({ 0: 4, 1: 8, 2: 0 });
  expect(sheet.lines.d02).toEqual({ 0: { points: -2 }, 1: { points: 8 } });
});

test('a cell explains its points', () => {
  expect(sheet.lines.bones).toEqual({
    0: { points: 1, why: { key: 'why_bones', with: { dogs: 1, n: 2 } } },
    1: { points: 0, why: { key: 'why_none' } },
  });
});

test('grouped lines are one row with their sum', () => {
  const rowOf = (line: string) => (line.startsWith('d') ? 'dogs' : undefined);
  expect(rows(sheet, rowOf)).toEqual([
    { id: 'dogs', points: { 0: 3, 1: 8 }, children: ['d01', 'd02'] },
    { id: 'bones', points: { 0: 1, 1: 0 }, children: [] },
  ]);
});

test('without groups, each line is a row', () => {
  expect(rows(sheet, () => undefined).map(({ id }) => id)).toEqual(sheet.order);
});

test('private lines are added to the sheet and its totals', () => {
  const all = sheetOf(told, { 1: { toys: { 1: [6] } } }, ORDER, [0, 1])!;
  expect(all.order).toEqual(['d01', 'd02', 'toys', 'bones']);
  expect(all.lines.toys).toEqual({ 1: { points: 6 } });
  expect(all.totals).toEqual({ 0: 4, 1: 14 });
});
