import { expect, test } from 'vitest';
import { arrange, OTHERS, sideColumn, type Outline, type OthersOutline } from './arrange';

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
  maxEm: 60,
};
const hand: Outline = {
  id: 'hand',
  kind: 'hand',
  shapes: [{ name: 'row', width: 30, height: 5 }],
  minEm: 10,
};
const others = (count: number): OthersOutline => ({
  count,
  shapes: [{ name: 'flat', width: 18, height: 4 }],
});

/** What remains of the page beside the bar, the dock and the side panel. */
const WIDE = { width: 970, height: 665 };
const TABLET = { width: 800, height: 960 };
const PHONE = { width: 360, height: 600 };
/** The column at the side of a low page. */
const SIDE = { width: 184, dock: 180 };

test.each([1, 2, 3, 4])('with %d others everything is visible on a wide page and on a tablet', (count) => {
  for (const room of [WIDE, TABLET]) {
    const found = arrange([city, kennel], others(count), room);
    if (found.is !== 'together') throw new Error('one at a time');
    expect(found.spots.map(({ id }) => id)).toEqual([OTHERS, 'city', 'kennel']);
    for (const { id, em } of found.spots) expect(em).toBeGreaterThanOrEqual(id === OTHERS ? 10 : 12);
  }
});

test('with little room the other players are only named', () => {
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

test('a phone shows one area at a time and names the other players', () => {
  const found = arrange([city, kennel], others(3), PHONE);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.pages.map(({ id, shape }) => [id, shape])).toEqual([
    ['city', 'tall'],
    ['kennel', 'tall'],
  ]);
  expect(found.others).toBeUndefined();
  for (const { em } of found.pages) expect(em).toBeGreaterThanOrEqual(12);
});

test('at 200 % pages keep their smallest size and scroll', () => {
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

test('the hand stays visible below the page', () => {
  const small = { count: 4, shapes: [{ name: 'zoo', width: 10, height: 10.8 }] };
  const found = arrange([board, hand], small, PHONE);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.hand.map(({ id }) => id)).toEqual(['hand']);
  const used = found.pages[0]!.height + found.hand[0]!.height + (found.others?.height ?? 0);
  expect(used).toBeLessThanOrEqual(PHONE.height);
  expect(found.others, 'there is room for their boards').toBeDefined();
});

test.each([
  { height: 700, shape: 'short', most: 200 },
  { height: 510, shape: 'line', most: 80 },
  { height: 450, shape: 'line', most: 80 },
])('a hand is as low as the page above it needs: $height', ({ height, shape, most }) => {
  const grid: Outline = {
    id: 'grid',
    kind: 'shared',
    shapes: [{ name: 'g', width: 25, height: 26 }],
    minEm: 11,
  };
  const tricks: Outline = {
    ...hand,
    shapes: [{ name: 'short', width: 25, height: 13.4 }],
    lowest: { name: 'line', width: 25, height: 6.4 },
    minEm: 11,
  };
  const found = arrange([grid, tricks], others(3), { width: 360, height });
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.hand[0]!.shape).toBe(shape);
  expect(found.hand[0]!.height).toBeLessThanOrEqual(most);
  expect(found.pages[0]!.height + found.hand[0]!.height).toBeLessThanOrEqual(height - 52);
});

test('without other players no room is reserved for them', () => {
  const found = arrange([board], others(0), WIDE);
  if (found.is !== 'together') throw new Error('one at a time');
  expect(found.spots.map(({ id }) => id)).toEqual(['board']);
});

test('an area is never unreadably small', () => {
  const large: Outline = { id: 'map', kind: 'shared', shapes: [{ name: 'm', width: 80, height: 60 }] };
  const found = arrange([large, kennel], others(2), { width: 700, height: 500 });
  expect(found.is).toBe('paged');
});

test('on a low page everything but the open page lies beside it', () => {
  const purse: Outline = { id: 'purse', kind: 'purse', shapes: [{ name: 'row', width: 24, height: 2.6 }] };
  const found = arrange([city, kennel, purse, hand], others(2), { width: 690, height: 360 }, SIDE);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found).toMatchObject({ side: 184, tabs: 0, height: 360 });
  expect(found.beside).toBeGreaterThan(100);
  expect(found.purse.map(({ id }) => id)).toEqual(['purse']);
  expect(found.dock! + 50 + found.purse[0]!.height, 'below a row of tabs and the purse').toBeLessThan(360);
  for (const { height, em } of found.pages) expect(Math.min(height, 12 * em)).toBeLessThanOrEqual(360);
});

test('on a low page with a single area the hand lies above the dock', () => {
  const tray: Outline = { ...hand, shapes: [...hand.shapes, { name: 'block', width: 14, height: 13 }] };
  const found = arrange([board, tray], others(4), { width: 690, height: 360 }, SIDE);
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found).toMatchObject({ beside: 0, dock: SIDE.dock });
  expect(found.hand[0]).toMatchObject({ shape: 'block' });
  expect(found.hand[0]!.height).toBeLessThanOrEqual(360 - SIDE.dock);
});

test('on a low page areas that fit together leave the side to the dock', () => {
  const room = { width: 1000, height: 460 };
  const found = arrange([board], others(2), room, SIDE);
  if (found.is !== 'together') throw new Error('one at a time');
  for (const { x, width } of found.spots) expect(x + width).toBeLessThanOrEqual(room.width - SIDE.width);
});

test.each([16, 20, 24, 32])('tabs are as high as a target, with letters of %d pixels', (letter) => {
  const target = 2.75 * letter;
  const found = arrange([city, kennel], others(3), { width: 360, height: 620 }, undefined, {
    letter,
    target,
  });
  if (found.is !== 'paged') throw new Error('all at once');
  expect(found.tabs).toBeGreaterThanOrEqual(target);
});

test.each([16, 20, 24, 32])(
  'the column of a low page leaves room for a board, with letters of %d pixels',
  (letter) => {
    const room = { width: 690, height: 360 };
    const bars = { letter, target: 44 };
    const column = sideColumn(bars, room);
    const found = arrange([city, kennel, hand], others(3), room, column, bars);
    if (found.is !== 'paged') throw new Error('all at once');
    expect(column.width).toBeLessThan(room.width / 3);
    expect(found.dock! + 50, 'below a row of tabs').toBeLessThan(room.height);
  },
);

/** Sketches of large tables: a map or a grid, houses, an own area, a hand. */
const large: Record<string, [areas: Outline[], others: number]> = {
  'a map and a kennel': [
    [
      { id: 'map', kind: 'shared', shapes: [{ name: 'map', width: 30, height: 21 }], maxEm: 40, weight: 1.5 },
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
      { id: 'map', kind: 'shared', shapes: [{ name: 'map', width: 24, height: 17 }], maxEm: 40 },
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
        minEm: 11,
      },
    ],
    3,
  ],
};

test.each(Object.entries(large))('%s: everything is visible on a wide page', (_, [areas, count]) => {
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

test('a page that is too low for its area shows a shape that is no wider, and scrolls', () => {
  const found = arrange([city, kennel], others(1), { width: 310, height: 260 });
  const page = found.is === 'paged' ? found.pages[0]! : undefined;
  expect(page?.shape).toBe('tall');
  expect(page?.height).toBeGreaterThan(260);
});
