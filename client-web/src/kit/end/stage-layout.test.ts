import { expect, test } from 'vitest';
import { GAP, stageLayout, WORDS } from './stage-layout';

const KENNEL = {
  shapes: [
    { name: 'wide', width: 50, height: 17.5 },
    { name: 'tall', width: 24, height: 27 },
  ],
};
const ZOO = { shapes: [{ name: 'zoo', width: 25, height: 27 }], minEm: 11, maxEm: 60 };
/** What a page of 1280 × 800 leaves beside the log and above the dock. */
const DESKTOP = { width: 953, height: 640 };

const ALONE = { winners: 1, all: 4 };
const SHARED = { winners: 2, all: 4 };
const sheet = (height: number) => ({ width: 450, height });

test('on wide pages the whole sheet lies below the board', () => {
  for (const area of [KENNEL, ZOO]) {
    const { is, em, shape } = stageLayout(area, ALONE, DESKTOP, sheet(300));
    expect(is).toBe('below');
    expect(em).toBeGreaterThanOrEqual(11);
    expect(em * shape.height).toBeLessThanOrEqual(640 - 300 - GAP);
    expect(em * shape.width).toBeLessThanOrEqual(953 - WORDS - GAP);
  }
});

test('a long sheet lies at the side of the board', () => {
  const { is, em, shape } = stageLayout(ZOO, ALONE, DESKTOP, sheet(560));
  expect(is).toBe('beside');
  expect(em * shape.width).toBeLessThanOrEqual(953 - 450 - GAP);
  expect(em * shape.height).toBeLessThan(640);
});

test('the ranking is whole beside the board, or lies below the sheet', () => {
  expect(stageLayout(KENNEL, { winners: 1, all: 3 }, DESKTOP, sheet(380)).is).toBe('below');
  expect(stageLayout(KENNEL, { winners: 1, all: 5 }, DESKTOP, sheet(380)).is).toBe('beside');
});

test('on a phone everything is one below the other, with the shape that can be read', () => {
  const { is, em, shape } = stageLayout(KENNEL, ALONE, { width: 340, height: 560 }, sheet(500));
  expect([is, shape.name]).toEqual(['column', 'tall']);
  expect(em).toBeGreaterThan(12);
  // A high board is as large as can be read, even where the page has to scroll for it.
  const high = { shapes: [{ name: 'tall', width: 24, height: 60 }] };
  expect(stageLayout(high, ALONE, { width: 340, height: 560 }, sheet(500)).em).toBe(14);
});

test('winners who share the victory have their boards side by side where both can be read', () => {
  expect(stageLayout(KENNEL, SHARED, { width: 1500, height: 900 }, sheet(300)).boards).toBe(2);
  expect(stageLayout(KENNEL, SHARED, { width: 340, height: 560 }, sheet(500)).boards).toBe(1);
});

test('an evening of five below the title makes the board smaller, and never covers it', () => {
  const five = { winners: 1, all: 5 };
  const usual = stageLayout(ZOO, five, DESKTOP, sheet(300));
  const evening = stageLayout(ZOO, five, DESKTOP, sheet(300), { notes: 7 });
  expect([usual.is, evening.is]).toEqual(['beside', 'beside']);
  expect(evening.em).toBeLessThan(usual.em);
  expect(evening.em * evening.shape.height).toBeLessThan(DESKTOP.height - 7 * 20);
});

test('a long sentence beside the board leaves room for less of the ranking', () => {
  const words = 'Wolfgang-Maximilian Webb wins with 61 points';
  const at = { ...DESKTOP, height: 680 };
  expect(stageLayout(KENNEL, ALONE, at, sheet(350), { words: 'Ana wins' }).is).toBe('below');
  expect(stageLayout(KENNEL, ALONE, at, sheet(350), { words }).is).toBe('beside');
});
