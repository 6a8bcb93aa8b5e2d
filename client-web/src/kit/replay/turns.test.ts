import { expect, test } from 'vitest';
import type { Expectation } from '../../gen/protocol';
import { estimated, estimatedPlace, favourites, points } from './turns';

test('points have a sign, and tenths below ten', () => {
  expect([12.46, 2.46, 0, -0.04, -7.31, -31.6].map(points)).toEqual(['+12', '+2.5', '0', '0', '−7.3', '−32']);
});

test('what was made of a place is said to the hundredth', () => {
  expect(estimatedPlace({ expected: -0.041, error: 0.03 })).toEqual({ text: '−0.04', certain: true });
  expect(estimatedPlace({ expected: 0.04, error: 0.06 })).toEqual({ text: '± 0.06', certain: false });
});

test('an estimate is said where it is certain', () => {
  expect(estimated({ expected: -9, error: 4 })).toEqual({ text: '−9', certain: true });
  expect(estimated({ expected: -9, error: 14.6 })).toEqual({ text: '± 15', certain: false });
  expect(estimated({ expected: 0, error: 0 })).toEqual({ text: '0', certain: true });
});

test('a seat becomes the favourite where it is clearly the likeliest to win', () => {
  const before = (step: number, ...chances: number[]): Expectation => ({
    step,
    seats: Object.fromEntries(chances.map((chance, seat) => [seat, { chance, points: 0, place: 1 }])),
  });
  const expected = [
    before(1, 53, 47),
    before(2, 60, 40),
    before(3, 48, 52),
    before(4, 40, 60),
    before(5, 47, 53),
    before(6, 55, 45),
  ];
  expect(favourites(expected)).toEqual([
    { step: 2, seat: 0, chance: 60 },
    { step: 4, seat: 1, chance: 60 },
    { step: 6, seat: 0, chance: 55 },
  ]);
  expect(favourites([])).toEqual([]);
});
