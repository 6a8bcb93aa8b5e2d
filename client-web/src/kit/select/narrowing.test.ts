import { describe, expect, test } from 'vitest';
import type { Ask, Barred } from '../../gen/games';
import type { Action } from '../../net/document';
import { left, highlight, offers, point, waitsForOthers, type Thing } from './narrowing';

function ask(actions: Action[], barred?: Barred[]): Ask<Action> {
  return {
    wanted: { key: 'wanted' },
    choices: actions.map((action) => ({ action })),
    ...(barred && { barred }),
  };
}

const hand = ask(['trex', 'stegosaurus'].map((dino) => ({ do: 'pick', dino })));

const places = ask(
  [
    { do: 'place', pen: 'king' },
    { do: 'place', pen: 'pyramid', cell: 'b1' },
    { do: 'place', pen: 'pyramid', cell: 'b3' },
    { do: 'place', pen: 'river' },
  ],
  [
    { what: { pen: 'meadow' }, why: { key: 'barred_different', with: { dino: 'trex' } } },
    { what: { pen: 'pyramid', cell: 'b2' }, why: { key: 'barred_taken' } },
  ],
);

const quick = ask(
  [
    { do: 'commit', dino: 'trex', pen: 'king' },
    { do: 'commit', dino: 'trex', pen: 'river' },
    { do: 'commit', dino: 'stegosaurus', pen: 'river' },
  ],
  [{ what: { pen: 'king', dino: 'stegosaurus' }, why: { key: 'barred_full' } }],
);

describe('selection', () => {
  test('at the one thing that is needed chooses', () => {
    expect(point(hand, {}, { dino: 'trex' })).toMatchObject({
      is: 'chosen',
      choice: { action: { do: 'pick', dino: 'trex' } },
    });
  });

  test('at one thing of several narrows', () => {
    const first = point(quick, {}, { dino: 'trex' });
    expect(first).toEqual({ is: 'narrowed', picked: { dino: 'trex' } });
    expect(point(quick, { dino: 'trex' }, { pen: 'king' })).toMatchObject({
      is: 'chosen',
      choice: { action: { dino: 'trex', pen: 'king' } },
    });
  });

  test('never chooses what was not asked for, even when only one is left', () => {
    expect(point(quick, {}, { dino: 'stegosaurus' })).toEqual({
      is: 'narrowed',
      picked: { dino: 'stegosaurus' },
    });
  });

  test('does not ask for what was never a question', () => {
    const one = ask([
      { do: 'place', dino: 'trex', pen: 'king' },
      { do: 'place', dino: 'trex', pen: 'river' },
    ]);
    expect(point(one, {}, { pen: 'river' })).toMatchObject({ is: 'chosen' });
  });

  test('works in any order, and the newest wish counts', () => {
    expect(point(quick, {}, { pen: 'king' })).toEqual({ is: 'narrowed', picked: { pen: 'king' } });
    expect(point(quick, { pen: 'king' }, { dino: 'trex' })).toMatchObject({ is: 'chosen' });
    expect(point(quick, { pen: 'king' }, { dino: 'stegosaurus' })).toEqual({
      is: 'narrowed',
      picked: { dino: 'stegosaurus' },
    });
  });

  test('at the same thing again gives it up', () => {
    expect(point(quick, { dino: 'trex' }, { dino: 'trex' })).toEqual({ is: 'narrowed', picked: {} });
  });

  test('at a thing that stands for several fields', () => {
    expect(point(places, {}, { pen: 'pyramid', cell: 'b1' })).toMatchObject({ is: 'chosen' });
    expect(point(places, {}, { pen: 'pyramid' })).toEqual({ is: 'narrowed', picked: { pen: 'pyramid' } });
  });

  test('at what cannot be done explains itself', () => {
    expect(point(places, {}, { pen: 'meadow' })).toMatchObject({
      is: 'refused',
      why: { key: 'barred_different' },
    });
    expect(point(places, {}, { pen: 'pyramid', cell: 'b2' })).toMatchObject({ why: { key: 'barred_taken' } });
    expect(point(places, {}, { pen: 'nowhere' })).toEqual({ is: 'refused', why: undefined });
  });

  test('back at the board after a secret choice asks to take it back first', () => {
    const waiting = ask([{ do: 'reconsider' }]);
    expect(waitsForOthers(waiting)).toBe(true);
    expect(point(waiting, {}, { dino: 'trex' })).toEqual({ is: 'reconsider' });
    expect(point(waiting, {}, { do: 'reconsider' })).toMatchObject({ is: 'chosen' });
    expect(waitsForOthers(hand)).toBe(false);
    expect(waitsForOthers(undefined)).toBe(false);
  });

  test('keeps the question that is to be confirmed', () => {
    const end = ask([{ do: 'end' }, { do: 'draw' }]);
    end.choices[0]!.confirm = { key: 'still_to_do' };
    expect(point(end, {}, { do: 'end' })).toMatchObject({ choice: { confirm: { key: 'still_to_do' } } });
  });
});

test('what is just not so is no question, where one choice is left', () => {
  const actions: unknown[] = [
    { do: 'enter', house: 'vet', free_entry: false },
    { do: 'enter', house: 'pet_shop', free_entry: true },
  ];
  const doors = ask(actions as Action[]);
  expect(point(doors, {}, { house: 'vet' })).toMatchObject({ is: 'chosen' });
  // A card is not spent by a tap.
  expect(point(doors, {}, { house: 'pet_shop' })).toMatchObject({ is: 'narrowed' });
});

describe('what lights up', () => {
  test('at first is everything that is part of an action', () => {
    expect(highlight(quick, {}, { dino: 'stegosaurus' })).toBe('next');
    expect(highlight(quick, {}, { pen: 'king' })).toBe('next');
    expect(highlight(quick, {}, { pen: 'meadow' })).toBeUndefined();
  });

  test('then is what goes with what was picked', () => {
    expect(highlight(quick, { dino: 'stegosaurus' }, { dino: 'stegosaurus' })).toBe('picked');
    expect(highlight(quick, { dino: 'stegosaurus' }, { pen: 'river' })).toBe('next');
    expect(highlight(quick, { dino: 'stegosaurus' }, { pen: 'king' })).toBe('instead');
    expect(highlight(quick, { dino: 'stegosaurus' }, { dino: 'trex' })).toBe('instead');
  });

  test('and what gets chosen is what is listed, for random lists', () => {
    let state = 7;
    const next = (below: number) => (state = (state * 48271) % 2147483647) % below;
    for (let round = 0; round < 300; round++) {
      const any = () => ({ a: next(4), b: next(4), c: next(3) });
      const drawn = Array.from({ length: 1 + next(12) }, () => ({ do: 'x', ...any() }));
      const actions = [...new Map(drawn.map((action) => [JSON.stringify(action), action])).values()];
      const random = ask(actions);
      const picked: Thing = next(2) ? { a: next(4) } : {};
      for (let b = 0; b < 5; b++) {
        const goes = actions.some((action) => action.b === b && (!('a' in picked) || action.a === picked.a));
        expect(highlight(random, picked, { b }) === 'next').toBe(goes);
      }
      const pointed = point(random, {}, any());
      if (pointed.is === 'chosen') expect(actions).toContainEqual(pointed.choice.action);
      else expect(pointed.is).toBe('refused');
    }
  });
});

describe('buttons', () => {
  test('are what has no place on the board', () => {
    const turn = ask([{ do: 'end' }, { do: 'take', card: 3 }]);
    expect(offers(turn, {}).map(({ action }) => action.do)).toEqual(['end']);
  });

  test('tell apart what is done with the same thing', () => {
    const card = ask([
      { do: 'keep', card: 3 },
      { do: 'sell', card: 3 },
      { do: 'keep', card: 4 },
    ]);
    expect(point(card, {}, { card: 3 })).toEqual({ is: 'narrowed', picked: { card: 3 } });
    expect(offers(card, { card: 3 }).map(({ action }) => action.do)).toEqual(['keep', 'sell']);
    expect(point(card, { card: 3 }, { do: 'sell' })).toMatchObject({
      is: 'chosen',
      choice: { action: { do: 'sell', card: 3 } },
    });
  });
});

describe('what nothing on the table stands for', () => {
  const turn = ask([
    { do: 'collect', toll: 1 },
    { do: 'collect', toll: 2 },
    { do: 'give', dog: 3, food: 0 },
    { do: 'give', dog: 3, food: 1 },
    { do: 'give', dog: 4, food: 0 },
    { do: 'give', dog: 4, food: 1 },
    { do: 'use', character: 'vet' },
  ]);
  const spoken = ['toll', 'food'];
  const names = (picked: Thing) =>
    offers(turn, picked, spoken).map(({ action: { do: what, ...fields } }) =>
      [what, ...Object.values(fields)].join(' '),
    );

  test('is offered in words', () => {
    expect(names({})).toEqual(['collect 1', 'collect 2']);
  });

  test('is offered when all else is pointed at', () => {
    expect(names({ dog: 4 })).toEqual(['give 4 0', 'give 4 1']);
    expect(names({ do: 'give' })).toEqual([]);
    expect(names({ do: 'collect' })).toEqual(['collect 1', 'collect 2']);
  });

  test('is offered at once when all else was never a question', () => {
    const only = ask([
      { do: 'hand_in', dog: 3, gain: 'food' },
      { do: 'hand_in', dog: 3, gain: 'coins' },
    ]);
    expect(offers(only, {}, ['gain'])).toHaveLength(2);
    expect(offers(only, {})).toEqual([]);
  });
});

test('what is left is what fits', () => {
  expect(left(places, { pen: 'pyramid' })).toHaveLength(2);
  expect(left(places, {})).toHaveLength(4);
});
