import { beforeEach, expect, test } from 'vitest';
import type { LegalAction } from '../../gen/games';
import type { Action } from '../../net/document';
import { touches } from './legal-actions';
import { ShapePlacement } from './shape-placement.svelte';

/** All placements of the shapes on a 3 × 3 grid. */
function placements(shapes: Record<number, [number, number][]>): LegalAction<Action>[] {
  return Object.entries(shapes).flatMap(([turn, cells]) =>
    [0, 1, 2].flatMap((y) =>
      [0, 1, 2].flatMap((x) => {
        const at = cells.map(([cx, cy]) => [x + cx, y + cy] as const);
        if (at.some(([cx, cy]) => cx > 2 || cy > 2)) return [];
        const choice = {
          action: { do: 'retrieve', turn: Number(turn), at: `${x}${y}` },
          touches: at.map(([cx, cy]) => `c${cx}${cy}`).join(' '),
        };
        return [choice as LegalAction<Action>];
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

let legalActions: LegalAction<Action>[];
let laid: LegalAction<Action>[];
let placement: ShapePlacement;

beforeEach(() => {
  legalActions = placements({ 0: row, 1: column });
  laid = [];
  placement = new ShapePlacement({
    legalActions: () => legalActions,
    rotationField: 'turn',
    position: (cell) => ({ x: Number(cell[1]), y: Number(cell[2]) }),
    place: (choice) => laid.push(choice),
  });
});

test('a placement is previewed before it is confirmed', () => {
  expect(placement.covered.size).toBe(0);
  placement.previewAt('c11');
  expect([...placement.covered]).toEqual(['c01', 'c11', 'c21']);
  expect(laid).toEqual([]);
});

test('the first tap previews, the second confirms, and a tap elsewhere moves the preview', () => {
  placement.tap('c12');
  placement.tap('c00');
  expect([...placement.covered]).toEqual(['c00', 'c10', 'c20']);
  placement.tap('c20');
  expect(laid.map((choice) => touches(choice))).toEqual([['c00', 'c10', 'c20']]);
});

test('a rotation keeps the preview where it was', () => {
  placement.previewAt('c10');
  placement.rotate();
  expect(placement.rotation).toBe(1);
  expect([...placement.covered].some((cell) => ['c00', 'c10', 'c20'].includes(cell))).toBe(true);
  placement.rotate();
  expect(placement.rotation).toBe(0);
});

test('only legal rotations are offered', () => {
  legalActions = legalActions.filter(({ action }) => action.turn === 1);
  expect(placement.rotations).toEqual([1]);
  placement.rotate();
  expect(placement.rotation).toBe(1);
});

test('keys move, rotate and confirm the preview', () => {
  expect(placement.key('ArrowDown')).toBe(true);
  expect([...placement.covered]).toEqual(['c00', 'c10', 'c20']);
  placement.key('ArrowDown');
  expect([...placement.covered]).toEqual(['c01', 'c11', 'c21']);
  placement.key('ArrowUp');
  placement.key('ArrowUp');
  expect([...placement.covered]).toEqual(['c00', 'c10', 'c20']);
  placement.key('r');
  placement.key('Enter');
  expect(laid[0]?.action.turn).toBe(1);
  expect(placement.key('x')).toBe(false);
});

test('of the placements that cover a cell, the one with the nearest middle is previewed', () => {
  legalActions = placements({
    0: [
      [0, 0],
      [1, 0],
    ],
  });
  placement.previewAt('c00');
  expect([...placement.covered]).toEqual(['c00', 'c10']);
  placement.previewAt('c20');
  expect([...placement.covered]).toEqual(['c10', 'c20']);
});
