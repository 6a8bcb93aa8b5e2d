import { describe, expect, test } from 'vitest';
import { breeds, type Breed } from '../../../art/dogs/breeds';
import { portrait } from '../../../art/dogs/drawing';
import { PRINTED } from '../deck';
import { DOGS } from './dogs';
import { GLYPHS } from './glyphs';

const names = Object.keys(PRINTED.dogs) as (keyof typeof DOGS)[];
const outline = (breed: Breed) => portrait(breed).outline;

test('every dog of the deck and of the shelter has a drawing', () => {
  expect(names).toHaveLength(37);
  expect(Object.keys(DOGS).sort()).toEqual([...names].sort());
});

describe('no two dogs', () => {
  test('have the same outline', () => {
    expect(new Set(names.map((dog) => outline(DOGS[dog]))).size).toBe(names.length);
  });

  test('are the watchdog', () => {
    expect(names.map((dog) => outline(DOGS[dog]))).not.toContain(outline(breeds.bulldog));
  });
});

test('every rescue dog wears something or is of a shape of its own', () => {
  const bare = names.filter((dog) => PRINTED.dogs[dog]!.rescue && !DOGS[dog].extra);
  expect(bare).toEqual(['r03']);
});

test.each(names)('%s stays within its box', (dog) => {
  const { outline, layers } = portrait(DOGS[dog]);
  for (const { d } of [{ d: outline }, ...layers]) expect(d).not.toMatch(/NaN|undefined/);
  for (const number of outline.match(/-?[\d.]+/g) ?? []) {
    expect(Number(number)).toBeGreaterThanOrEqual(-8);
    expect(Number(number)).toBeLessThanOrEqual(104);
  }
});

test('no two signs look alike', () => {
  const drawn = Object.values(GLYPHS).map(({ layers }) => JSON.stringify(layers.map(({ d }) => d)));
  expect(new Set(drawn).size).toBe(drawn.length);
});
