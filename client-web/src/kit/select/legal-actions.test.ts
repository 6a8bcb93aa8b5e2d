import { expect, test } from 'vitest';
import type { Prompt } from '../../gen/games';
import type { Action } from '../../net/document';
import { LegalActions, legalActionsOf } from './legal-actions';

const choice = (action: Action, touches?: string[]) => ({
  action,
  ...(touches && { touches: touches.join(' ') }),
});
const legalActions = [
  choice({ do: 'lay', trick: 'sit', turn: 0, at: 'a' }, ['r0c0', 'r0c1']),
  choice({ do: 'lay', trick: 'sit', turn: 0, at: 'b' }, ['r0c1', 'r0c2']),
  choice({ do: 'lay', trick: 'sit', turn: 1, at: 'a' }, ['r0c0', 'r1c0']),
  choice({ do: 'lay', trick: 'stay', turn: 0, at: 'a' }, ['r2c2']),
  choice({ do: 'end' }),
];
const listed = new LegalActions(legalActions);

test('actions are found by their fields', () => {
  expect(listed.matching({})).toEqual(legalActions);
  expect(listed.matching({ trick: 'sit' })).toEqual(legalActions.slice(0, 3));
  expect(listed.matching({ trick: 'sit', turn: 1 })).toEqual([legalActions[2]]);
  expect(listed.matching({ trick: 'beg' })).toEqual([]);
  expect(listed.matching({ trick: 'stay', turn: 1 })).toEqual([]);
});

test('numbers and strings are different values', () => {
  expect(listed.matching({ turn: '0' })).toEqual([]);
  expect(listed.matching({ trick: 'sit', turn: '0' })).toEqual([]);
  expect(listed.matching({ trick: 'sit', turn: 0 })).toHaveLength(2);
});

test('the remaining values of a field', () => {
  expect(listed.values('turn')).toEqual([0, 1]);
  expect(listed.values('turn', { trick: 'stay' })).toEqual([0]);
  expect(listed.values('nothing')).toEqual([]);
});

test('a shape is found by the cells it covers', () => {
  expect(listed.touching('r0c1')).toEqual(legalActions.slice(0, 2));
  expect(listed.touching('r9c9')).toEqual([]);
});

test('a question is indexed once', () => {
  const prompt: Prompt<Action> = { line: { key: 'what' }, actions: legalActions };
  expect(legalActionsOf(prompt)).toBe(legalActionsOf(prompt));
});
