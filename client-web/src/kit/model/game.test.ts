import { expect, test } from 'vitest';
import { game } from './game';
import { originsOf } from './origins';

const parts = {
  areas: () => [],
  other: { Other: undefined as never, shapes: [] },
  seatParams: [],
  sheet: [],
};

test('a game that says nothing of it counts rounds in its view, and nobody chooses in secret', () => {
  const usual = game<{ round: number }, unknown, { what: string }, { do: string }>(parts);
  expect(usual.round({ round: 3 })).toBe(3);
  expect(usual.hasChosen({ round: 3 }, 0)).toBe(false);
});

test('a game may say how its rounds are counted, and who has chosen', () => {
  const own = game<{ cards: number[] }, unknown, { what: string }, { do: string }>({
    ...parts,
    round: ({ cards }) => cards.length,
    hasChosen: ({ cards }, seat) => cards.includes(seat),
  });
  expect(own.round({ cards: [1, 4] })).toBe(2);
  expect([0, 1].map((seat) => own.hasChosen({ cards: [1, 4] }, seat))).toEqual([false, true]);
});

test('a piece comes from the places of the first pattern that it has', () => {
  const origins = [
    [/^z(\d+)-/, ['picked-$1', 'seat-$1']],
    [/^dog-/, ['pile']],
  ] as const;
  expect(originsOf(origins, 'z1-03')).toEqual(['picked-1', 'seat-1']);
  expect(originsOf(origins, 'dog-12')).toEqual(['pile']);
  expect(originsOf(origins, 'truck-0')).toEqual([]);
});
