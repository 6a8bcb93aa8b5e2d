import { describe, expect, test } from 'vitest';
import type { Prompt, Unavailable } from '../../gen/games';
import type { Action } from '../../net/document';
import { matching, highlight, offers, select, waitsForOthers, type Thing } from './narrowing';

function prompt(actions: Action[], unavailable?: Unavailable[]): Prompt<Action> {
  return {
    line: { key: 'line' },
    actions: actions.map((action) => ({ action })),
    ...(unavailable && { unavailable }),
  };
}

const hand = prompt(['trex', 'stegosaurus'].map((dino) => ({ do: 'pick', dino })));

const places = prompt(
  [
    { do: 'place', pen: 'king' },
    { do: 'place', pen: 'pyramid', cell: 'b1' },
    { do: 'place', pen: 'pyramid', cell: 'b3' },
    { do: 'place', pen: 'river' },
  ],
  [
    { what: { pen: 'meadow' }, why: { key: 'unavailable_different', with: { dino: 'trex' } } },
    { what: { pen: 'pyramid', cell: 'b2' }, why: { key: 'unavailable_taken' } },
  ],
);

const quick = prompt(
  [
    { do: 'commit', dino: 'trex', pen: 'king' },
    { do: 'commit', dino: 'trex', pen: 'river' },
    { do: 'commit', dino: 'stegosaurus', pen: 'river' },
  ],
  [{ what: { pen: 'king', dino: 'stegosaurus' }, why: { key: 'unavailable_full' } }],
);

describe('selection', () => {
  test('of the only open thing chooses an action', () => {
    expect(select(hand, {}, { dino: 'trex' })).toMatchObject({
      is: 'chosen',
      choice: { action: { do: 'pick', dino: 'trex' } },
    });
  });

  test('of one thing of several narrows', () => {
    const first = select(quick, {}, { dino: 'trex' });
    expect(first).toEqual({ is: 'narrowed', picked: { dino: 'trex' } });
    expect(select(quick, { dino: 'trex' }, { pen: 'king' })).toMatchObject({
      is: 'chosen',
      choice: { action: { dino: 'trex', pen: 'king' } },
    });
  });

  test('never chooses an action with unselected fields, even when only one is left', () => {
    expect(select(quick, {}, { dino: 'stegosaurus' })).toEqual({
      is: 'narrowed',
      picked: { dino: 'stegosaurus' },
    });
  });

  test('ignores fields that were never open', () => {
    const one = prompt([
      { do: 'place', dino: 'trex', pen: 'king' },
      { do: 'place', dino: 'trex', pen: 'river' },
    ]);
    expect(select(one, {}, { pen: 'river' })).toMatchObject({ is: 'chosen' });
  });

  test('works in any order, and the newest thing counts', () => {
    expect(select(quick, {}, { pen: 'king' })).toEqual({ is: 'narrowed', picked: { pen: 'king' } });
    expect(select(quick, { pen: 'king' }, { dino: 'trex' })).toMatchObject({ is: 'chosen' });
    expect(select(quick, { pen: 'king' }, { dino: 'stegosaurus' })).toEqual({
      is: 'narrowed',
      picked: { dino: 'stegosaurus' },
    });
  });

  test('of a selected thing deselects it', () => {
    expect(select(quick, { dino: 'trex' }, { dino: 'trex' })).toEqual({ is: 'narrowed', picked: {} });
  });

  test('of a thing can set several fields', () => {
    expect(select(places, {}, { pen: 'pyramid', cell: 'b1' })).toMatchObject({ is: 'chosen' });
    expect(select(places, {}, { pen: 'pyramid' })).toEqual({ is: 'narrowed', picked: { pen: 'pyramid' } });
  });

  test('of an unavailable thing gives the reason', () => {
    expect(select(places, {}, { pen: 'meadow' })).toMatchObject({
      is: 'refused',
      why: { key: 'unavailable_different' },
    });
    expect(select(places, {}, { pen: 'pyramid', cell: 'b2' })).toMatchObject({
      why: { key: 'unavailable_taken' },
    });
    expect(select(places, {}, { pen: 'nowhere' })).toEqual({ is: 'refused', why: undefined });
  });

  test('after a secret choice asks to take it back first', () => {
    const waiting = prompt([{ do: 'reconsider' }]);
    expect(waitsForOthers(waiting)).toBe(true);
    expect(select(waiting, {}, { dino: 'trex' })).toEqual({ is: 'reconsider' });
    expect(select(waiting, {}, { do: 'reconsider' })).toMatchObject({ is: 'chosen' });
    expect(waitsForOthers(hand)).toBe(false);
    expect(waitsForOthers(undefined)).toBe(false);
  });

  test('keeps the confirmation', () => {
    const end = prompt([{ do: 'end' }, { do: 'draw' }]);
    end.actions[0]!.confirm = { key: 'still_to_do' };
    expect(select(end, {}, { do: 'end' })).toMatchObject({ choice: { confirm: { key: 'still_to_do' } } });
  });
});

test('a field that is false need not be selected where one action is left', () => {
  const actions: unknown[] = [
    { do: 'enter', house: 'vet', free_entry: false },
    { do: 'enter', house: 'pet_shop', free_entry: true },
  ];
  const doors = prompt(actions as Action[]);
  expect(select(doors, {}, { house: 'vet' })).toMatchObject({ is: 'chosen' });
  // An optional card is never spent by a single tap.
  expect(select(doors, {}, { house: 'pet_shop' })).toMatchObject({ is: 'narrowed' });
});

describe('highlights', () => {
  test('at first include everything that is part of an action', () => {
    expect(highlight(quick, {}, { dino: 'stegosaurus' })).toBe('next');
    expect(highlight(quick, {}, { pen: 'king' })).toBe('next');
    expect(highlight(quick, {}, { pen: 'meadow' })).toBeUndefined();
  });

  test('then include what matches the selection', () => {
    expect(highlight(quick, { dino: 'stegosaurus' }, { dino: 'stegosaurus' })).toBe('picked');
    expect(highlight(quick, { dino: 'stegosaurus' }, { pen: 'river' })).toBe('next');
    expect(highlight(quick, { dino: 'stegosaurus' }, { pen: 'king' })).toBe('instead');
    expect(highlight(quick, { dino: 'stegosaurus' }, { dino: 'trex' })).toBe('instead');
  });

  test('and chosen actions are legal, for random questions', () => {
    let state = 7;
    const next = (below: number) => (state = (state * 48271) % 2147483647) % below;
    for (let round = 0; round < 300; round++) {
      const any = () => ({ a: next(4), b: next(4), c: next(3) });
      const drawn = Array.from({ length: 1 + next(12) }, () => ({ do: 'x', ...any() }));
      const actions = [...new Map(drawn.map((action) => [JSON.stringify(action), action])).values()];
      const random = prompt(actions);
      const picked: Thing = next(2) ? { a: next(4) } : {};
      for (let b = 0; b < 5; b++) {
        const goes = actions.some((action) => action.b === b && (!('a' in picked) || action.a === picked.a));
        expect(highlight(random, picked, { b }) === 'next').toBe(goes);
      }
      const result = select(random, {}, any());
      if (result.is === 'chosen') expect(actions).toContainEqual(result.choice.action);
      else expect(result.is).toBe('refused');
    }
  });
});

describe('buttons', () => {
  test('are actions without a thing on the board', () => {
    const turn = prompt([{ do: 'end' }, { do: 'take', card: 3 }]);
    expect(offers(turn, {}).map(({ action }) => action.do)).toEqual(['end']);
  });

  test('distinguish actions with the same thing', () => {
    const card = prompt([
      { do: 'keep', card: 3 },
      { do: 'sell', card: 3 },
      { do: 'keep', card: 4 },
    ]);
    expect(select(card, {}, { card: 3 })).toEqual({ is: 'narrowed', picked: { card: 3 } });
    expect(offers(card, { card: 3 }).map(({ action }) => action.do)).toEqual(['keep', 'sell']);
    expect(select(card, { card: 3 }, { do: 'sell' })).toMatchObject({
      is: 'chosen',
      choice: { action: { do: 'sell', card: 3 } },
    });
  });
});

describe('fields without a thing on the table', () => {
  const turn = prompt([
    { do: 'collect', toll: 1 },
    { do: 'collect', toll: 2 },
    { do: 'give', dog: 3, food: 0 },
    { do: 'give', dog: 3, food: 1 },
    { do: 'give', dog: 4, food: 0 },
    { do: 'give', dog: 4, food: 1 },
    { do: 'use', character: 'vet' },
  ]);
  const buttonFields = ['toll', 'food'];
  const names = (picked: Thing) =>
    offers(turn, picked, buttonFields).map(({ action: { do: what, ...fields } }) =>
      [what, ...Object.values(fields)].join(' '),
    );

  test('are offered as buttons', () => {
    expect(names({})).toEqual(['collect 1', 'collect 2']);
  });

  test('are offered when everything else is selected', () => {
    expect(names({ dog: 4 })).toEqual(['give 4 0', 'give 4 1']);
    expect(names({ do: 'give' })).toEqual([]);
    expect(names({ do: 'collect' })).toEqual(['collect 1', 'collect 2']);
  });

  test('are offered at once when nothing else is open', () => {
    const only = prompt([
      { do: 'hand_in', dog: 3, gain: 'food' },
      { do: 'hand_in', dog: 3, gain: 'coins' },
    ]);
    expect(offers(only, {}, ['gain'])).toHaveLength(2);
    expect(offers(only, {})).toEqual([]);
  });
});

test('matching actions have all selected fields', () => {
  expect(matching(places, { pen: 'pyramid' })).toHaveLength(2);
  expect(matching(places, {})).toHaveLength(4);
});
