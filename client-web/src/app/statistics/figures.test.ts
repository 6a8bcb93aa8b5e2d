import { expect, test } from 'vitest';
import { averageLines, signed, tenths, yearsOf } from './figures';

test('numbers have one digit behind the point at most', () => {
  expect([tenths(3), tenths(2.25), signed(4.24), signed(-3), signed(-0.04)]).toEqual([
    '3',
    '2.3',
    '+4.2',
    '−3',
    '0',
  ]);
});

test('the latest of the years in which matches ended stands first', () => {
  const at = (year: number, month: number) => new Date(year, month, 15).getTime();
  expect(yearsOf([at(2026, 3), at(2026, 10)])).toEqual([2026]);
  expect(yearsOf([at(2024, 11), at(2026, 0)])).toEqual([2026, 2025, 2024]);
});

test('the lines of single dogs are summed up', () => {
  const lines = [
    { line: 'bones', matches: 2, own: 4, average: 6 },
    { line: 'd01', matches: 1, own: 5, average: 2.5 },
    { line: 'd12', matches: 2, own: 7, average: 6.5 },
    { line: 'r02', matches: 1, own: -2, average: -1 },
  ];
  expect(averageLines(lines, 2)).toEqual([
    { line: 'dogs', own: 6, more: 1.5 },
    { line: 'bones', own: 2, more: -1 },
    { line: 'rescues', own: -1, more: -0.5 },
  ]);
});
