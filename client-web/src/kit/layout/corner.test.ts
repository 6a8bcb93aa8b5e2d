import { expect, test } from 'vitest';
import { pictured } from './corner';

const map = { id: 'map', kind: 'shared', weight: 1.6 } as const;
const houses = { id: 'houses', kind: 'shared', weight: 0.5 } as const;
const kennel = { id: 'kennel', kind: 'mine' } as const;

test('while a shared board is open, the corner shows my place', () => {
  for (const open of [map, houses]) expect(pictured([map, houses, kennel], open)).toBe(kennel);
});

test('while my place is open, it shows the shared board that matters most, or the first', () => {
  expect(pictured([houses, map, kennel], kennel)).toBe(map);
  expect(pictured([{ ...houses, weight: 1.6 }, map, kennel], kennel)?.id).toBe('houses');
});

test('where there is no other page, it shows nothing', () => {
  expect(pictured([kennel], kennel)).toBeUndefined();
});
