import { expect, test } from 'vitest';
import { newTurns } from './new-turns';

const waits = (room: string, since: number) => ({ room, since, game: 'draftosaurus' });

test('a turn is new only once', () => {
  const first = [waits('a', 1)];
  expect(newTurns([], first)).toEqual(first);
  expect(newTurns(first, first)).toEqual([]);
});

test('the next turn at the same table is new again', () => {
  expect(newTurns([waits('a', 1)], [waits('a', 2)])).toEqual([waits('a', 2)]);
});

test('another table does not make an old turn new', () => {
  expect(newTurns([waits('a', 1)], [waits('b', 2), waits('a', 1)])).toEqual([waits('b', 2)]);
});
