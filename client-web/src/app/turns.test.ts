import { expect, test } from 'vitest';
import { fresh } from './turns';

const waits = (room: string, since: number) => ({ room, since, game: 'draftosaurus' });

test('a table is told of once a turn', () => {
  const first = [waits('a', 1)];
  expect(fresh([], first)).toEqual(first);
  expect(fresh(first, first)).toEqual([]);
});

test('its next turn is news again', () => {
  expect(fresh([waits('a', 1)], [waits('a', 2)])).toEqual([waits('a', 2)]);
});

test('another table does not make the old one news', () => {
  expect(fresh([waits('a', 1)], [waits('b', 2), waits('a', 1)])).toEqual([waits('b', 2)]);
});
