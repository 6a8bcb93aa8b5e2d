import { expect, test } from 'vitest';
import type { Row } from '../model/sheet';
import { flightsTo, pauseFor, sumOf } from './counting';

const rows: Row[] = [
  { id: 'wood', points: { 0: 4, 1: 0, 2: -2 }, children: [] },
  { id: 'river', points: { 0: 1 }, children: [] },
];

test('points fly for each seat that scores in a row', () => {
  expect(flightsTo(rows[0]!, [0, 1, 2])).toEqual([
    { seat: 0, points: 4 },
    { seat: 2, points: -2 },
  ]);
  expect(flightsTo(rows[1]!, [1, 2])).toEqual([]);
});

test('the sum grows row by row', () => {
  expect([0, 1, 2, Infinity].map((shown) => sumOf(rows, 0, shown))).toEqual([0, 4, 5, 5]);
  expect(sumOf(rows, 2, 2)).toBe(-2);
});

test('a long sheet is counted faster, but can still be followed', () => {
  expect(pauseFor(5)).toBe(420);
  expect(pauseFor(15)).toBe(300);
  expect(pauseFor(40)).toBe(220);
  expect(pauseFor(0)).toBe(420);
});
