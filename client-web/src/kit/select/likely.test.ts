import { expect, test } from 'vitest';
import { inOrder } from './likely';

const offers = ['end', 'sell', 'stay', 'collect', 'buy'].map((what) => ({ do: what }));

test('the likeliest first, ways out last, the rest as it came', () => {
  const order = { first: ['collect'], last: ['stay', 'end'] };
  expect(inOrder(offers, order).map((offer) => offer.do)).toEqual(['collect', 'sell', 'buy', 'stay', 'end']);
});

test('a game that says nothing has the order of its list', () => {
  expect(inOrder(offers)).toEqual(offers);
});
