import { expect, test } from 'vitest';
import { usualSeats } from './usual-seats';

const GAME = { min_seats: 2, max_seats: 5 };

test('a first evening has a seat for every member, as far as the game has them', () => {
  expect(usualSeats([], 3, GAME)).toBe(3);
  expect(usualSeats([], 1, GAME)).toBe(2);
  expect(usualSeats([], 12, GAME)).toBe(5);
  expect(usualSeats([], 12, undefined)).toBe(2);
});

test('a later evening has as many seats as the latest one', () => {
  const evenings = [
    { created: 1, seats: 2 },
    { created: 3, seats: 4 },
    { created: 2, seats: 3 },
  ];
  expect(usualSeats(evenings, 12, GAME)).toBe(4);
  expect(usualSeats(evenings, 12, { min_seats: 2, max_seats: 3 })).toBe(3);
});
