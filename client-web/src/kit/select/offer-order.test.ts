import { expect, test } from 'vitest';
import { sortOffers } from './offer-order';

const offers = ['end', 'sell', 'stay', 'collect', 'buy'].map((what) => ({ do: what }));

test('first and last offers are sorted, the others keep their order', () => {
  const order = { first: ['collect'], last: ['stay', 'end'] };
  expect(sortOffers(offers, order).map((offer) => offer.do)).toEqual([
    'collect',
    'sell',
    'buy',
    'stay',
    'end',
  ]);
});

test("without a game's order the offers keep theirs", () => {
  expect(sortOffers(offers)).toEqual(offers);
});
