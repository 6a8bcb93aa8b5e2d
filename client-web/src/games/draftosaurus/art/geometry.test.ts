import { describe, expect, test } from 'vitest';
import { covers, type Board, type Box, type Place } from './geometry';
import { summer } from './summer';
import { cells, winter } from './winter';

/** The narrowest board: a phone of 360 pixels with margins of 8. */
const PIXELS = 344;
const TOUCH = 44;
const SMALLEST = 24;

function overlap(a: Box, b: Box): boolean {
  const slack = 1;
  return (
    a.x + a.w > b.x + slack && b.x + b.w > a.x + slack && a.y + a.h > b.y + slack && b.y + b.h > a.y + slack
  );
}

function within(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

function apart(places: Place[]): boolean {
  const boxes = places.map(covers);
  return boxes.every((a, i) => boxes.slice(i + 1).every((b) => !overlap(a, b)));
}

const boards: [string, Board][] = [
  ['summer', summer],
  ['winter', winter],
];

describe.each(boards)('%s', (_, board) => {
  const pixel = board.width / PIXELS;

  test.each(board.pens.map((pen) => [pen.id, pen] as const))('%s holds its dinosaurs', (id, pen) => {
    for (let n = 0; n <= 12; n++) {
      const places = pen.places(n);
      expect(places.length).toBe(Math.min(n, pen.stones?.length ?? (pen.cells ? 6 : n)));
      for (const place of places) expect(within(covers(place), pen.box), `${id} with ${n}`).toBe(true);
      expect(apart(places), `${id} with ${n}`).toBe(true);
    }
  });

  test('up to six dinosaurs keep their places when another comes', () => {
    for (const pen of board.pens) {
      if (pen.cells) continue;
      const six = pen.places(6);
      for (let n = 1; n < six.length; n++) expect(pen.places(n)).toEqual(six.slice(0, n));
    }
  });

  test('dinosaurs stay large enough to tell apart on a phone', () => {
    for (const pen of board.pens) {
      for (const { size } of pen.places(10)) expect(size / pixel, pen.id).toBeGreaterThanOrEqual(SMALLEST);
    }
  });

  test('pens are inside the board, apart, and large enough to touch', () => {
    const boxes = board.pens.map((pen) => pen.box);
    for (const box of boxes) {
      expect(within(box, { x: 0, y: 0, w: board.width, h: board.height })).toBe(true);
      expect(Math.min(box.w, box.h) / pixel).toBeGreaterThanOrEqual(TOUCH);
    }
    expect(boxes.every((a, i) => boxes.slice(i + 1).every((b) => !overlap(a, b)))).toBe(true);
  });

  test('every bank has three pens and the biomes are three each', () => {
    const pens = board.pens.filter((pen) => pen.id !== 'river');
    expect(pens.filter((pen) => pen.box.x < 500).length).toBe(3);
    expect(pens.filter((pen) => pen.biome === 'woods').length).toBe(3);
    expect(pens.filter((pen) => pen.biome === 'grassland').length).toBe(3);
  });
});

test('the cells of the pyramid rest on the two below them and can be touched', () => {
  const { b1, b2, b3, m1, m2, t } = cells;
  expect(m1.box.x).toBe((b1.box.x + b2.box.x) / 2);
  expect(m2.box.x).toBe((b2.box.x + b3.box.x) / 2);
  expect(t.box.x).toBe((m1.box.x + m2.box.x) / 2);
  expect([b1, m1, t].map((cell) => cell.points)).toEqual([2, 4, 7]);
  for (const { box } of Object.values(cells)) {
    expect((Math.min(box.w, box.h) * PIXELS) / winter.width).toBeGreaterThanOrEqual(TOUCH);
  }
});
