import { expect, test } from 'vitest';
import type { Choice } from '../../gen/games';
import type { Action } from '../../net/document';
import { least, stepped } from './basket';

/** Up to four things in all, of three kinds, at least one. */
const FIELDS = ['food', 'medicine', 'gas'];
const choices: Choice<Action>[] = [];
for (let food = 0; food <= 4; food++)
  for (let medicine = 0; medicine + food <= 4; medicine++)
    for (let gas = 0; gas + medicine + food <= 4; gas++)
      if (food + medicine + gas > 0) choices.push({ action: { do: 'buy', food, medicine, gas } });

const find = (food: number, medicine: number, gas: number) =>
  choices.find(({ action }) => action.food === food && action.medicine === medicine && action.gas === gas)!;

test('one more, one less', () => {
  expect(stepped(choices, FIELDS, find(1, 1, 0), 'gas', 1)).toBe(find(1, 1, 1));
  expect(stepped(choices, FIELDS, find(1, 1, 0), 'food', -1)).toBe(find(0, 1, 0));
});

test('where the basket is full, something else gives way', () => {
  const { action } = stepped(choices, FIELDS, find(2, 2, 0), 'gas', 1)!;
  expect(action.gas).toBe(1);
  expect(Number(action.food) + Number(action.medicine)).toBe(3);
});

test('there is nothing beyond the list', () => {
  expect(stepped(choices, FIELDS, find(0, 1, 0), 'food', -1)).toBeUndefined();
  expect(stepped(choices, FIELDS, find(4, 0, 0), 'food', 1)).toBeUndefined();
});

test('an empty basket that may not be bought takes the least', () => {
  const { action } = least(choices, FIELDS)!;
  expect(FIELDS.reduce((sum, field) => sum + Number(action[field]), 0)).toBe(1);
});
