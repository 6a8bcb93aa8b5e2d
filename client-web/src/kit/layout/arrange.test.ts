import { expect, test } from 'vitest';
import { arrange, OTHERS, type Outline, type OthersOutline } from './arrange';

const city: Outline = {
  id: 'city',
  kind: 'shared',
  shapes: [
    { name: 'wide', width: 50, height: 17 },
    { name: 'tall', width: 24, height: 31 },
  ],
};
const kennel: Outline = {
  id: 'kennel',
  kind: 'mine',
  shapes: [
    { name: 'wide', width: 50, height: 16 },
    { name: 'tall', width: 24, height: 27 },
  ],
};
const board: Outline = {
  id: 'board',
  kind: 'mine',
  shapes: [{ name: 'b', width: 25, height: 27 }],
  most: 60,
};
const hand: Outline = {
  id: 'hand',
  kind: 'hand',
  shapes: [{ name: 'row', width: 30, height: 5 }],
  least: 10,
};
const others = (count: number): OthersOutline => ({
  count,
  shapes: [{ name: 'flat', width: 18, height: 4 }],
});

/** What is left of the page beside the bar, the dock and the side. */
const WIDE = { width: 970, height: 665 };
const TABLET = { width: 800, height: 960 };
const PHONE = { width: 360, height: 600 };

test.each([1, 2, 3, 4])('with %d others all of it is in sight on a wide page and on a tablet', (count) => {
  for (const room of [WIDE, TABLET]) {
    const found = arrange([city, kennel], others(count), room);
    if (found.is !== 'together') throw new Error('one at a time');
    expect(found.spots.map(({ id }) => id)).toEqual([OTHERS, 'city', 'kennel']);
    for (const { id, em } of found.spots) expect(em).toBeGreaterThanOrEqual(id === OTHERS ? 10 : 12);
  }
});

test('where it is close the others are named, and the table stays whole', () => {
  const tray: Outline = {
    ...hand,
    id: 'tray',
    shapes: [{ name: 'row', width: 24, height: 5.6 }],
    weight: 0.5,
  };
  const found = arrange([city, kennel, tray], others(4), { width: 970, height: 610 });
  if (found.is !== 'together') throw new Error('one at a time');
  expect(found.spots.map(({ id }) => id)).toEqual([OTHERS, 'city', 'kennel', 'tray']);
  for (const one of found.spots) expect(one.y + one.height).toBeLessThanOrEqual(610);
});

test('on a phone there is one area at a time, and the others are named', () => {
  const found = arrange([city, kennel], others(3), PHONE);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.pages.map(({ id, shape }) => [id, shape])).toEqual([
    ['city', 'tall'],
    ['kennel', 'tall'],
  ]);
  expect(found.others).toBeUndefined();
  for (const { em } of found.pages) expect(em).toBeGreaterThanOrEqual(12);
});

test('where all is seen twice as large, pages are as large as they have to be, and slide', () => {
  const room = { width: 180, height: 220 };
  const found = arrange([city, kennel, hand], others(3), room);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.height).toBeGreaterThan(room.height);
  for (const { em, width } of found.pages) {
    expect(em).toBe(12);
    expect(width).toBe(12 * 24);
  }
  const phone = arrange([city, kennel, hand], others(3), PHONE);
  if (phone.is !== 'paged') throw new Error('all at once');
  expect(phone.height).toBe(PHONE.height);
  for (const { width } of [...phone.pages, ...phone.hand]) expect(width).toBeUndefined();
});

test('what is held stays in sight below the page', () => {
  const small = { count: 4, shapes: [{ name: 'zoo', width: 10, height: 10.8 }] };
  const found = arrange([board, hand], small, PHONE);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.hand.map(({ id }) => id)).toEqual(['hand']);
  const used = found.pages[0]!.height + found.hand[0]!.height + (found.others?.height ?? 0);
  expect(used).toBeLessThanOrEqual(PHONE.height);
  expect(found.others, 'there is room for their boards').toBeDefined();
});

test('nobody else at the table takes no room', () => {
  const found = arrange([board], others(0), WIDE);
  if (found.is !== 'together') throw new Error('one at a time');
  expect(found.spots.map(({ id }) => id)).toEqual(['board']);
});

test('an area that cannot be read is never squeezed in', () => {
  const large: Outline = { id: 'map', kind: 'shared', shapes: [{ name: 'm', width: 80, height: 60 }] };
  const found = arrange([large, kennel], others(2), { width: 700, height: 500 });
  expect(found.is).toBe('paged');
});

test('on a low page what is held lies beside', () => {
  const found = arrange([board, hand], others(2), { width: 640, height: 280 });
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.beside).toBeGreaterThan(150);
  expect(found.beside).toBeLessThan(320);
});

/** Large tables, as they are sketched: a map or a grid, houses, a place of one's own, a hand. */
const large: Record<string, [areas: Outline[], others: number]> = {
  'a map and a kennel': [
    [
      { id: 'map', kind: 'shared', shapes: [{ name: 'map', width: 30, height: 21 }], most: 40, weight: 1.5 },
      {
        id: 'kennel',
        kind: 'mine',
        shapes: [
          { name: 'tall', width: 24, height: 32 },
          { name: 'wide', width: 48, height: 17 },
        ],
      },
    ],
    3,
  ],
  'a map, houses and a kennel with a hotel': [
    [
      { id: 'map', kind: 'shared', shapes: [{ name: 'map', width: 24, height: 17 }], most: 40 },
      {
        id: 'houses',
        kind: 'shared',
        shapes: [
          { name: 'wide', width: 36, height: 12 },
          { name: 'tall', width: 20, height: 22 },
        ],
      },
      {
        id: 'kennel',
        kind: 'mine',
        shapes: [
          { name: 'tall', width: 22, height: 32 },
          { name: 'wide', width: 44, height: 17 },
        ],
      },
    ],
    4,
  ],
  'a grid, two rows of cards, my dogs and a hand': [
    [
      { id: 'grid', kind: 'shared', shapes: [{ name: 'grid', width: 20, height: 22 }], weight: 1.5 },
      {
        id: 'market',
        kind: 'shared',
        shapes: [
          { name: 'columns', width: 11, height: 22 },
          { name: 'rows', width: 24, height: 12 },
        ],
      },
      {
        id: 'dogs',
        kind: 'mine',
        shapes: [
          { name: 'tall', width: 18, height: 28 },
          { name: 'wide', width: 40, height: 12 },
        ],
      },
      {
        id: 'hand',
        kind: 'hand',
        shapes: [
          { name: 'row', width: 34, height: 6 },
          { name: 'short', width: 24, height: 6 },
        ],
        least: 11,
      },
    ],
    3,
  ],
};

test.each(Object.entries(large))('%s: all in sight on a wide page', (_, [areas, count]) => {
  const found = arrange(areas, others(count), WIDE);
  if (found.is !== 'together') throw new Error('one at a time');
  for (const { em, id } of found.spots) if (id !== OTHERS) expect(em, id).toBeGreaterThanOrEqual(11);
});

test.each(Object.entries(large))('%s: a page each on a phone', (_, [areas, count]) => {
  const found = arrange(areas, others(count), PHONE);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.pages.map(({ id }) => id)).toEqual(
    areas.filter(({ kind }) => kind !== 'hand').map(({ id }) => id),
  );
});
