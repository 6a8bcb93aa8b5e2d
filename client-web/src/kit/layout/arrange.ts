import type { Area, AreaKind, Shape } from '../model/game';
import { fit, GAP, layOut, gridShapes, type Size, type Placement } from './layout';

/** What the layout needs to know of an area. */
export type Outline = Pick<
  Area,
  'id' | 'kind' | 'shapes' | 'lowest' | 'narrowest' | 'weight' | 'minEm' | 'maxEm'
>;

export const outlineOf = ({
  id,
  kind,
  shapes,
  lowest,
  narrowest,
  weight,
  minEm,
  maxEm,
}: Outline): Outline => ({ id, kind, shapes, lowest, narrowest, weight, minEm, maxEm });

/** How many other players there are, and the shapes of their small areas. */
export interface OthersOutline {
  count: number;
  shapes: readonly Shape[];
  maxEm?: number | undefined;
}

/** A low page: the bars lie to the sides. */
export interface SideColumn {
  /** The width of the column at the right that the tabs share with the dock. */
  width: number;
  /** The height of the dock, which lies at its bottom. */
  dock: number;
}

/** What the bars around the areas are made of, in pixels: as large as the font size of the browser asks for. */
export interface Bars {
  /** The font size. */
  letter: number;
  /** The least size of a target. */
  target: number;
}

interface Together {
  is: 'together';
  /** Where the other players are only named, `em` is 0. */
  spots: Placement[];
}

/** An area on a page of its own. Content larger than the visible page scrolls. */
interface Page {
  id: string;
  em: number;
  shape: string;
  height: number;
  /** Set where the content is wider than the page. */
  width?: number;
}

/** One `shared` or `mine` area at a time, the hand and the purse below it, the other players above. */
export interface Paged {
  is: 'paged';
  pages: Page[];
  hand: Page[];
  purse: Page[];
  /** The height of all of it. Where it exceeds the available height, it scrolls. */
  height: number;
  /**
   * The width of the hand where it lies beside the page; 0 where it lies above the dock. Absent: the hand lies
   * below.
   */
  beside?: number;
  /** The width of the column with the tabs, where it lies beside the page. Absent: the tabs lie below. */
  side?: number;
  /** The height of the dock in that column: what tabs and purse leave of it. */
  dock?: number;
  /** The height of the row of tabs. */
  tabs: number;
  /** The page is too narrow for a thumbnail beside the tabs. */
  narrow: boolean;
  /** The row of the other players' areas. Absent: the players are only named. */
  others?: { em: number; shape: string; height: number };
}

type Arrangement = Together | Paged;

export const OTHERS = 'others';
/** The smallest readable font size in pixels, for areas that set no `minEm`. */
const MIN_EM = 12;
const MAX_EM = 19;
/** Below this font size the areas of other players are not drawn. */
const MIN_OTHER_EM = 9.5;
/** The font size and target of a browser with its usual settings. */
const USUAL: Bars = { letter: 16, target: 44 };
/** The height of the row of names, where the other players are only named. */
const NAMES_HEIGHT = 52;
/** The width of the column of names on a low page. */
const NAMES_WIDTH = 88;
/** The most height that the purse may take, below a page and beside one. */
const PURSE_HEIGHT = 44;
const LOW_PURSE_HEIGHT = 66;
/** The height of the row of tabs without a thumbnail, or of the tabs beside each other, where the tabs lie beside the page. */
const tabsHeight = ({ target }: Bars) => target + 6;
/** How many tabs lie beside each other in the column of a low page: three, but four lie in two rows. */
export const tabsAcross = (tabs: number): number => (tabs === 4 ? 2 : Math.min(tabs, 3));
/** The most that the row of tabs may grow to make its thumbnail larger, as long as no page shrinks visibly. */
const FOR_THUMBNAIL = 38;
const INVISIBLE_SHRINK = 0.96;
/** The largest part of a phone's table that the hand may take. */
const MAX_HAND = 0.36;
/** A shape may be a seventh wider than its page. */
const SQUEEZE = 0.86;
/** A page must show at least this many pixels of its height. */
const MIN_PAGE_HEIGHT = 132;
/** Below this width (a phone at 200 %) content keeps its smallest size and scrolls sideways, too. */
const MIN_WIDTH = 272;
const NARROW_TABS_HEIGHT = 38;
/**
 * The frame around another player's area, with the nameplate and the last action, in `em`: enough also where the
 * letters are larger than the `em`, because they would be unreadable.
 */
const FRAME = { width: 1, height: 5.2 };

/** The largest part of a low page that its column may take, and the largest part of the column that the dock may. */
const MAX_SIDE = 0.27;
const MAX_LOW_DOCK = 0.5;

/** The column of a low page, for a question, a row of buttons, and what fits between them. */
export const sideColumn = ({ letter }: Bars, { width, height }: Size): SideColumn => ({
  width: Math.min(11.5 * letter, MAX_SIDE * width),
  dock: Math.min(10.75 * letter, MAX_LOW_DOCK * height),
});

/** The shape of another player's area with its frame. */
export const framed = ({ name, width, height }: Shape): Shape => ({
  name,
  width: width + FRAME.width,
  height: height + FRAME.height,
});

const minEmOf = (area: Outline) => area.minEm ?? MIN_EM;
const isPage = ({ kind }: Outline) => kind === 'shared' || kind === 'mine';
const best = (area: Outline, room: Size) => fit({ shapes: area.shapes, maxEm: area.maxEm ?? MAX_EM }, room);

/** Shows all areas together where each is readable, otherwise one at a time. */
export function arrange(
  areas: readonly Outline[],
  others: OthersOutline,
  room: Size,
  side?: SideColumn,
  bars = USUAL,
): Arrangement {
  const whole = { ...room, width: room.width - (side?.width ?? 0) };
  const spots = together(
    areas.filter(({ kind }) => kind !== 'purse'),
    others,
    whole,
  );
  if (spots) return { is: 'together', spots };
  return side ? pagedLow(areas, others, whole, side, bars) : paged(areas, others, room, bars);
}

function together(areas: readonly Outline[], others: OthersOutline, room: Size): Placement[] | undefined {
  const items = areas.map((area) => ({
    id: area.id,
    shapes: area.shapes,
    weight: area.weight ?? 1,
    maxEm: area.maxEm ?? MAX_EM,
    minEm: minEmOf(area),
  }));
  const around = {
    id: OTHERS,
    shapes: gridShapes(others.count, others.shapes.map(framed)),
    weight: 0.6,
    maxEm: others.maxEm ?? 16,
    minEm: MIN_OTHER_EM,
  };
  const small = (spot: Placement) => {
    const area = areas.find(({ id }) => id === spot.id);
    return spot.em < (area ? minEmOf(area) : MIN_OTHER_EM);
  };
  const spots = layOut(others.count ? [around, ...items] : items, room);
  if (!spots.some(small)) return spots;
  if (!others.count || areas.filter(isPage).length < 2) return undefined;
  // Naming the other players without drawing them is better than showing one area at a time.
  const rest = layOut(items, { ...room, height: room.height - NAMES_HEIGHT });
  if (rest.some(small)) return undefined;
  const names = { id: OTHERS, x: 0, y: 0, width: room.width, height: NAMES_HEIGHT, em: 0, shape: '' };
  return [names, ...rest.map((spot) => ({ ...spot, y: spot.y + NAMES_HEIGHT }))];
}

/**
 * The shape of a page that is too low for its area: one that is no wider than the page at its smallest readable size, and
 * scrolls. A drawing may be a little wider, because it is drawn smaller then.
 */
function scrolled(area: Outline, found: ReturnType<typeof fit>, width: number): ReturnType<typeof fit> {
  const em = minEmOf(area);
  const isWide = (shape: Shape) => shape.width * em * SQUEEZE > width;
  if (found.em >= em || !isWide(found.shape)) return found;
  const [lowest] = area.shapes.filter((shape) => !isWide(shape)).sort((a, b) => a.height - b.height);
  return lowest ? { em, shape: lowest } : found;
}

/** The page of an area at the size that fits, but not smaller than readable. */
function pageOf(area: Outline, { em: fits, shape }: ReturnType<typeof fit>, widest = Infinity): Page {
  const em = Math.max(fits, minEmOf(area));
  const wide = em * shape.width;
  return {
    id: area.id,
    em,
    shape: shape.name,
    height: em * shape.height,
    ...(wide > widest && { width: wide }),
  };
}

const ofKind = (areas: readonly Outline[], kind: AreaKind) => areas.filter((area) => area.kind === kind);
const heightOf = (pages: readonly Page[]) => pages.reduce((sum, { height }) => sum + height, 0);

/** On a low page everything but the open page lies beside it. */
function pagedLow(
  areas: readonly Outline[],
  others: OthersOutline,
  room: Size,
  { width: side, dock }: SideColumn,
  bars: Bars,
): Paged {
  const hands = ofKind(areas, 'hand');
  // Without tabs there is room above the dock.
  const above = areas.filter(isPage).length < 2;
  const high = above ? room.height - dock - GAP : room.height;
  const place = { width: above ? side : room.width * MAX_HAND, height: high / Math.max(hands.length, 1) };
  const besideFor = (fits: readonly ReturnType<typeof fit>[]) =>
    above ? 0 : Math.max(0, ...fits.map(({ em, shape }) => em * shape.width + GAP));
  const widthFor = (beside: number) => room.width - GAP - beside - (others.count ? NAMES_WIDTH : 0);
  const height = room.height - GAP;
  const large = hands.map((area) => ({ area, ...best(area, place) }));
  const isEnough = areas
    .filter(isPage)
    .every((area) => best(area, { width: widthFor(besideFor(large)), height }).em >= minEmOf(area));
  const fits = isEnough ? large : hands.map((area) => ({ area, ...smallest(area, area.narrowest, place) }));
  const beside = besideFor(fits);
  const width = widthFor(beside);
  const purse = ofKind(areas, 'purse').map((area) =>
    pageOf(area, best(area, { width: side, height: LOW_PURSE_HEIGHT })),
  );
  const count = areas.filter(isPage).length;
  const tabs = Math.ceil(count / tabsAcross(count)) * tabsHeight(bars);
  return {
    is: 'paged',
    height: room.height,
    tabs: 0,
    narrow: true,
    side,
    dock: above ? dock : Math.max(dock, room.height - tabs - heightOf(purse) - GAP),
    beside,
    hand: fits.map(({ area, ...found }) => pageOf(area, found)),
    purse,
    pages: areas.filter(isPage).map((area) => pageOf(area, best(area, { width, height }), width)),
  };
}

/** A hand as small as it can be: by this shape, or else as large as it fits. */
const smallest = (area: Outline, shape: Shape | undefined, room: Size) =>
  shape ? { em: minEmOf(area), shape } : best(area, room);

function paged(areas: readonly Outline[], others: OthersOutline, room: Size, bars: Bars): Paged {
  const width = room.width - GAP;
  const narrow = room.width < MIN_WIDTH;
  const widest = narrow ? width : Infinity;
  const purse = ofKind(areas, 'purse').map((area) =>
    pageOf(area, best(area, { width, height: PURSE_HEIGHT }), widest),
  );
  const open = areas.filter(isPage);
  const tabs = open.length > 1 ? (narrow ? NARROW_TABS_HEIGHT : tabsHeight(bars)) : 0;
  const names = others.count ? NAMES_HEIGHT : 0;
  const pages = (height: number) => open.map((area) => ({ area, ...best(area, { width, height }) }));
  const isReadable = ({ area, em }: { area: Outline; em: number }) => em >= minEmOf(area);
  const under = (hand: readonly Page[]) => room.height - heightOf(hand) - heightOf(purse) - tabs;
  const leavesEnough = (hand: readonly Page[]) => pages(under(hand) - names - GAP).every(isReadable);
  const most = { width, height: room.height * MAX_HAND };
  const large = ofKind(areas, 'hand').map((area) => pageOf(area, best(area, most), widest));
  const hand =
    narrow || leavesEnough(large)
      ? large
      : ofKind(areas, 'hand').map((area) => pageOf(area, smallest(area, area.lowest, most), widest));
  const left = under(hand);

  const row = fit(
    { shapes: others.shapes.map(framed), maxEm: 11 },
    { width: Math.max(width / 2.6, 120), height: left * 0.3 },
  );
  const strip = row.em * row.shape.height + GAP;
  // The other players are drawn, not only named, if that makes no page smaller.
  const free = pages(Infinity);
  const roomy =
    others.count > 0 &&
    row.em >= 8 &&
    pages(left - strip).every(
      ({ area, em }, n) => em >= minEmOf(area) && em >= INVISIBLE_SHRINK * free[n]!.em,
    );
  const visible = left - (roomy ? strip : names) - GAP;
  const tallest = Math.max(visible, MIN_PAGE_HEIGHT);
  const needed = pages(tallest).map(
    ({ area, em, shape }) => Math.max(INVISIBLE_SHRINK * em, minEmOf(area)) * shape.height,
  );
  const spare = narrow || !tabs ? 0 : Math.min(Math.max(tallest - Math.max(...needed), 0), FOR_THUMBNAIL);
  const height = tallest - spare;
  return {
    is: 'paged',
    hand,
    purse,
    height: room.height + Math.max(MIN_PAGE_HEIGHT - visible, 0),
    tabs: tabs + spare,
    narrow,
    pages: pages(height).map(({ area, ...fits }) =>
      pageOf(area, narrow ? fits : scrolled(area, fits, width), widest),
    ),
    ...(roomy && { others: { em: row.em, shape: row.shape.name, height: strip } }),
  };
}
