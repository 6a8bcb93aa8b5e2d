import { beforeEach, expect, test } from 'vitest';
import type { Choice } from '../../gen/games';
import type { Action } from '../../net/document';
import { touches } from './listed';
import { Laying } from './laying.svelte';

/** Every place of a shape on a grid of 3 × 3, turned as it may be. */
function placements(shapes: Record<number, [number, number][]>): Choice<Action>[] {
  return Object.entries(shapes).flatMap(([turn, cells]) =>
    [0, 1, 2].flatMap((y) =>
      [0, 1, 2].flatMap((x) => {
        const at = cells.map(([cx, cy]) => [x + cx, y + cy] as const);
        if (at.some(([cx, cy]) => cx > 2 || cy > 2)) return [];
        const choice = {
          action: { do: 'retrieve', turn: Number(turn), at: `${x}${y}` },
          touches: at.map(([cx, cy]) => `c${cx}${cy}`).join(' '),
        };
        return [choice as Choice<Action>];
      }),
    ),
  );
}

const row: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
];
const column: [number, number][] = [
  [0, 0],
  [0, 1],
  [0, 2],
];

let choices: Choice<Action>[];
let laid: Choice<Action>[];
let laying: Laying;

beforeEach(() => {
  choices = placements({ 0: row, 1: column });
  laid = [];
  laying = new Laying({
    choices: () => choices,
    turn: 'turn',
    where: (cell) => ({ x: Number(cell[1]), y: Number(cell[2]) }),
    lay: (choice) => laid.push(choice),
  });
});

test('it is seen where it would lie before it is laid', () => {
  expect(laying.covered.size).toBe(0);
  laying.over('c11');
  expect([...laying.covered]).toEqual(['c01', 'c11', 'c21']);
  expect(laid).toEqual([]);
});

test('a first tap holds it, a second one lays it; a tap elsewhere holds it there', () => {
  laying.tap('c12');
  laying.tap('c00');
  expect([...laying.covered]).toEqual(['c00', 'c10', 'c20']);
  laying.tap('c20');
  expect(laid.map((choice) => touches(choice))).toEqual([['c00', 'c10', 'c20']]);
});

test('it is turned and stays over what it covered', () => {
  laying.over('c10');
  laying.turnOn();
  expect(laying.turn).toBe(1);
  expect([...laying.covered].some((cell) => ['c00', 'c10', 'c20'].includes(cell))).toBe(true);
  laying.turnOn();
  expect(laying.turn).toBe(0);
});

test('it turns only as it can be laid', () => {
  choices = choices.filter(({ action }) => action.turn === 1);
  expect(laying.turns).toEqual([1]);
  laying.turnOn();
  expect(laying.turn).toBe(1);
});

test('keys move it, turn it and lay it', () => {
  expect(laying.key('ArrowDown')).toBe(true);
  expect([...laying.covered]).toEqual(['c00', 'c10', 'c20']);
  laying.key('ArrowDown');
  expect([...laying.covered]).toEqual(['c01', 'c11', 'c21']);
  laying.key('ArrowUp');
  laying.key('ArrowUp');
  expect([...laying.covered]).toEqual(['c00', 'c10', 'c20']);
  laying.key('r');
  laying.key('Enter');
  expect(laid[0]?.action.turn).toBe(1);
  expect(laying.key('x')).toBe(false);
});

test('of the placements that cover a cell the one whose middle is nearest is meant', () => {
  choices = placements({
    0: [
      [0, 0],
      [1, 0],
    ],
  });
  laying.over('c00');
  expect([...laying.covered]).toEqual(['c00', 'c10']);
  laying.over('c20');
  expect([...laying.covered]).toEqual(['c10', 'c20']);
});
