import { expect, test } from 'vitest';
import type { KennelView, View } from '../../gen/dogs-cardgame';
import { bonusesOf, detail, nextSeat, shown, signOf, trucksAt } from './kennel';

function kennel(own: Partial<KennelView>, inBay: number[] = []): KennelView {
  const bay = (size: number, dogs: number[]) => ({ size, open: true, locked: false, dogs });
  return {
    food: 3,
    coins: 2,
    characters: [],
    bays: {
      bay_1: bay(1, inBay),
      bay_2: bay(2, []),
      bay_3: bay(2, []),
      bay_4: bay(3, []),
      bay_5: bay(4, []),
    },
    hotel: [],
    infirmary: [],
    chosen: false,
    unpaid: 0,
    paid: 0,
    improvements: 0,
    bonuses: [],
    puppies: [],
    dealt: 0,
    ...own,
  };
}

const view = {
  start: 1,
  ending: 'no',
  turn: { seat: 0, moved: true, collected: false, hired: false, opened: false, donated: false },
  locations: { park: { symbols: 3, dogs: [3], character: 'vet', hire: 0 } },
  dogs: {
    1: { breed: 'poodle', sign: 'sick', via: 'vet' },
    2: { breed: 'beagle', sign: 'sick', via: 'collect' },
    3: { breed: 'husky', sign: 'trained', via: 'collect' },
  },
  supply: { bonuses: ['nine_dogs'] },
  kennels: {
    0: kennel({ at: 'park', infirmary: [2] }, [1]),
    1: kennel({ at: 'park', bonuses: ['three_hotel'] }),
    2: kennel({}),
  },
} as unknown as View;

test('a sick dog in a bay counts as cured', () => {
  expect(shown(view.dogs[1]!, true)).toBe('cured');
  expect([1, 2, 3].map((id) => signOf(view, id))).toEqual(['cured', 'sick', 'trained']);
});

test('an action says whom it is about', () => {
  expect(detail(view, { do: 'donate', dog: 1 })).toEqual({ breed: 'poodle', sign: 'cured' });
  expect(detail(view, { do: 'hire', toll: 1 })).toEqual({ character: 'vet' });
  expect(detail(view, { do: 'end_turn' })).toEqual({ next: 1 });
  expect(detail(view, { do: 'stay' })).toEqual({});
});

test('nobody follows the last turn of the last round', () => {
  expect(nextSeat(view)).toBe(1);
  expect(nextSeat({ ...view, ending: 'last' })).toBeUndefined();
  expect(nextSeat({ ...view, ending: 'last', start: 2 })).toBe(1);
});

test('trucks and bonus cards are found with their owners', () => {
  expect(trucksAt(view, 'park')).toEqual([0, 1]);
  expect(bonusesOf(view)).toEqual([
    { bonus: 'nine_dogs', owner: undefined },
    { bonus: 'three_hotel', owner: 1 },
  ]);
});
