import { expect, test } from 'vitest';
import { thumbnailArea } from './thumbnail';

const map = { id: 'map', kind: 'shared', weight: 1.6 } as const;
const houses = { id: 'houses', kind: 'shared', weight: 0.5 } as const;
const kennel = { id: 'kennel', kind: 'mine' } as const;

test('while a shared area is open, the thumbnail shows the own area', () => {
  for (const open of [map, houses]) expect(thumbnailArea([map, houses, kennel], open)).toBe(kennel);
});

test('while the own area is open, it shows the shared area with the largest weight, or the first', () => {
  expect(thumbnailArea([houses, map, kennel], kennel)).toBe(map);
  expect(thumbnailArea([{ ...houses, weight: 1.6 }, map, kennel], kennel)?.id).toBe('houses');
});

test('where there is no other page, it shows nothing', () => {
  expect(thumbnailArea([kennel], kennel)).toBeUndefined();
});
