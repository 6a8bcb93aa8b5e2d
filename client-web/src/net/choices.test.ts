import { expect, test } from 'vitest';
import { asked } from './choices';
import type { ToldAsk } from './document';
import type { Json } from './merge';

const wanted = { key: 'lay' };

test('choices stand under their verbs, and a list in a field is each of the things in it', () => {
  const told: ToldAsk = {
    wanted,
    choices: {
      enough: [{ action: {} }],
      commit: [{ action: { dino: 'trex', pen: ['woods', 'river'], aside: ['a', 'b'] }, costs: { food: 1 } }],
    },
  };
  const one = (pen: string, aside: string) => ({
    action: { do: 'commit', dino: 'trex', pen, aside },
    costs: { food: 1 },
  });
  expect(asked(told)).toEqual({
    wanted,
    choices: [
      one('woods', 'a'),
      one('woods', 'b'),
      one('river', 'a'),
      one('river', 'b'),
      { action: { do: 'enough' } },
    ],
  });
  expect(asked(told), 'it is made once').toBe(asked(told));
});

test('a choice is what has changed since the one before of its verb', () => {
  const lay: Json[] = [
    { action: { cell: 'a1', turn: 0 }, gains: { bone: 1 }, touches: 'a1 a2' },
    { action: { cell: 'b1' }, gains: { bone: null, food: 2 }, touches: 'b1 b2' },
  ];
  expect(asked({ wanted, choices: { lay } }).choices).toEqual([
    { action: { do: 'lay', cell: 'a1', turn: 0 }, gains: { bone: 1 }, touches: 'a1 a2' },
    { action: { do: 'lay', cell: 'b1', turn: 0 }, gains: { food: 2 }, touches: 'b1 b2' },
  ]);
});

test('what is barred for one reason is spread out, too', () => {
  const why = { key: 'barred_full' };
  const pens = [{ what: { pen: ['king', 'trio'] }, why }];
  const barred = { place: pens, leave: [{ why }], any: [{ what: { pen: 'woods' }, why }] };
  expect(asked({ wanted, choices: {}, barred }).barred).toEqual([
    { what: { pen: 'woods' }, why },
    { what: { do: 'leave' }, why },
    { what: { do: 'place', pen: 'king' }, why },
    { what: { do: 'place', pen: 'trio' }, why },
  ]);
});
