import { expect, test } from 'vitest';
import type { Ask } from '../../gen/games';
import type { Action } from '../../net/document';
import { Listed, listedOf } from './listed';

const choice = (action: Action, touches?: string[]) => ({
  action,
  ...(touches && { touches: touches.join(' ') }),
});
const choices = [
  choice({ do: 'lay', trick: 'sit', turn: 0, at: 'a' }, ['r0c0', 'r0c1']),
  choice({ do: 'lay', trick: 'sit', turn: 0, at: 'b' }, ['r0c1', 'r0c2']),
  choice({ do: 'lay', trick: 'sit', turn: 1, at: 'a' }, ['r0c0', 'r1c0']),
  choice({ do: 'lay', trick: 'stay', turn: 0, at: 'a' }, ['r2c2']),
  choice({ do: 'end' }),
];
const listed = new Listed(choices);

test('choices are found by what they name', () => {
  expect(listed.left({})).toEqual(choices);
  expect(listed.left({ trick: 'sit' })).toEqual(choices.slice(0, 3));
  expect(listed.left({ trick: 'sit', turn: 1 })).toEqual([choices[2]]);
  expect(listed.left({ trick: 'beg' })).toEqual([]);
  expect(listed.left({ trick: 'stay', turn: 1 })).toEqual([]);
});

test('a number is not the word for it', () => {
  expect(listed.left({ turn: '0' })).toEqual([]);
  expect(listed.left({ trick: 'sit', turn: '0' })).toEqual([]);
  expect(listed.left({ trick: 'sit', turn: 0 })).toHaveLength(2);
});

test('what a field can still be', () => {
  expect(listed.values('turn')).toEqual([0, 1]);
  expect(listed.values('turn', { trick: 'stay' })).toEqual([0]);
  expect(listed.values('nothing')).toEqual([]);
});

test('a shape is found by the cells it covers', () => {
  expect(listed.touching('r0c1')).toEqual(choices.slice(0, 2));
  expect(listed.touching('r9c9')).toEqual([]);
});

test('a question is sorted once', () => {
  const ask: Ask<Action> = { wanted: { key: 'what' }, choices };
  expect(listedOf(ask)).toBe(listedOf(ask));
});
