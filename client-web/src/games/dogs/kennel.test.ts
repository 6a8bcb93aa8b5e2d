import { expect, test } from 'vitest';
import type { DogView, View } from '../../gen/dogs';
import { packsOf } from '../../art/dogs/packs';
import { goodsOf, PAWS, PRINTED, roadBetween, rowsOf } from './kennel';

const BREEDS = { p: 'poodle', b: 'beagle', y: 'yorkshire' } as const;

/** A view with dogs numbered from 0, one letter for the breed of each. */
function table(dogs: string): View {
  const all = [...dogs].map((letter): DogView => ({
    breed: BREEDS[letter as keyof typeof BREEDS],
    health: 'healthy',
  }));
  return { dogs: Object.fromEntries(all.entries()) } as unknown as View;
}

const rows = (dogs: string) =>
  rowsOf(
    table(dogs),
    [...dogs].map((_, n) => n),
  );

test('a bay has two rows, each of one breed', () => {
  expect(rows('')).toEqual([[], []]);
  expect(rows('pb')).toEqual([[0], [1]]);
  expect(rows('bpp')).toEqual([[1, 2], [0]]);
  expect(rows('pbpb')).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(rows('pppp')).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('a special dog fills a row alone', () => {
  const dogs = [0, 1, 2];
  expect(rowsOf(table('ppp'), dogs, new Set([2]))).toEqual([[2], [0, 1]]);
});

test('dogs that are alike stand together, the first for all', () => {
  expect(packsOf(table('pybp'), [0, 1, 2, 3])).toEqual([
    { id: 0, n: 2 },
    { id: 1, n: 1 },
    { id: 2, n: 1 },
  ]);
});

test('a truck drives along the roads', () => {
  expect(PAWS).toHaveLength(16);
  expect(roadBetween('centre', 'k7')).toEqual(['k1', 'k3', 'k5']);
  expect(roadBetween('c1', 'k1')).toEqual(['centre']);
  expect(roadBetween('c1', 'c3')).toEqual([]);
});

test('a card says what it is turned into', () => {
  expect(goodsOf(PRINTED.cards.gas2!.gives)).toEqual({ kind: 'gas', n: 2 });
  expect(goodsOf(PRINTED.cards.free_entry!.gives)).toBeUndefined();
});
