import { expect, test } from 'vitest';
import type { LegalAction } from '../../gen/games';
import type { Action } from '../../net/document';
import { least, stepped } from './basket';

/** Up to four units in all, of three kinds, at least one. */
const FIELDS = ['food', 'medicine', 'gas'];
const legalActions: LegalAction<Action>[] = [];
for (let food = 0; food <= 4; food++)
  for (let medicine = 0; medicine + food <= 4; medicine++)
    for (let gas = 0; gas + medicine + food <= 4; gas++)
      if (food + medicine + gas > 0) legalActions.push({ action: { do: 'buy', food, medicine, gas } });

const find = (food: number, medicine: number, gas: number) =>
  legalActions.find(
    ({ action }) => action.food === food && action.medicine === medicine && action.gas === gas,
  )!;

test('a step changes one amount by one', () => {
  expect(stepped(legalActions, FIELDS, find(1, 1, 0), 'gas', 1)).toBe(find(1, 1, 1));
  expect(stepped(legalActions, FIELDS, find(1, 1, 0), 'food', -1)).toBe(find(0, 1, 0));
});

test('another amount decreases when the basket is full', () => {
  const { action } = stepped(legalActions, FIELDS, find(2, 2, 0), 'gas', 1)!;
  expect(action.gas).toBe(1);
  expect(Number(action.food) + Number(action.medicine)).toBe(3);
});

test('there is no step beyond the legal actions', () => {
  expect(stepped(legalActions, FIELDS, find(0, 1, 0), 'food', -1)).toBeUndefined();
  expect(stepped(legalActions, FIELDS, find(4, 0, 0), 'food', 1)).toBeUndefined();
});

test('the smallest legal basket is the default', () => {
  const { action } = least(legalActions, FIELDS)!;
  expect(FIELDS.reduce((sum, field) => sum + Number(action[field]), 0)).toBe(1);
});
