import { expect, test } from 'vitest';
import type { Outline } from './arrange';
import { stillOf } from './still';

const area = (id: string, kind: Outline['kind'], width: number, height: number): Outline => ({
  id,
  kind,
  shapes: [{ name: 'only', width, height }],
});
const nobody = { count: 0, shapes: [] };

test('the table of a picture has the size of a page where all areas have room on one', () => {
  const { width, height, spots } = stillOf([area('board', 'mine', 40, 30)], nobody);
  expect([width, height]).toEqual([1200, 750]);
  expect(spots.map(({ id }) => id)).toEqual(['board']);
});

test('a larger table is laid out larger, in the same proportions, and everything of it is drawn', () => {
  const areas = [area('map', 'shared', 90, 60), area('board', 'mine', 60, 40), area('hand', 'hand', 60, 8)];
  const others = { count: 4, shapes: [{ name: 'small', width: 20, height: 12 }] };
  const { width, height, spots } = stillOf(areas, others);
  expect(width).toBeGreaterThan(1200);
  expect(width / height).toBeCloseTo(1.6);
  expect(spots.map(({ id }) => id).sort()).toEqual(['board', 'hand', 'map', 'others']);
  for (const { id, em } of spots) expect(em, id).toBeGreaterThanOrEqual(id === 'others' ? 9.5 : 12);
});
