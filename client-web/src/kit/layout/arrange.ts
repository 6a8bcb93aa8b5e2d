import type { Area, Shape } from '../model/game';
import { fit, GAP, layOut, several as inRows, type Room, type Spot } from './layout';

/** What the kit knows of an area to lay it out. */
export type Outline = Pick<Area, 'id' | 'kind' | 'shapes' | 'weight' | 'least' | 'most'>;

/** How the places of the others look, and how many there are. */
export interface OthersOutline {
  count: number;
  shapes: readonly Shape[];
  most?: number | undefined;
}

export interface Together {
  is: 'together';
  /** Where the others are only named, their `em` is 0. */
  spots: Spot[];
}

/** An area on a page of its own; what is larger than what one sees of it slides there. */
interface Page {
  id: string;
  em: number;
  shape: string;
  height: number;
  /** Where it is wider than the room. */
  width?: number;
}

/** One shared or own area at a time, what is held below it, the others above. */
export interface Paged {
  is: 'paged';
  pages: Page[];
  hand: Page[];
  /** All of it together; where that is more than the room, it slides. */
  height: number;
  /** What is held lies beside the page, so wide; without it, below. */
  beside?: number;
  /** The height of what leads from page to page. */
  tabs: number;
  /** There is no room for a picture beside that. */
  narrow: boolean;
  /** The height of a row of the others' places; without it they are only named. */
  others?: { em: number; shape: string; height: number };
}

export type Arrangement = Together | Paged;

export const OTHERS = 'others';
/** Smaller than this many pixels for an `em` nobody can read. */
const LEAST = 12;
const MOST = 19;
/** Smaller than this, a place of another shows nothing. */
const DRAWN = 9.5;
/** The others, only named. */
const NAMES = 46;
/** What leads from area to area … */
const TABS = 50;
/** … and how high it may be for the picture beside it, where no page becomes smaller for it than one sees. */
const PICTURE = 88;
const UNSEEN = 0.96;
/** So many times as wide as high, a page has more room beside than below. */
const LOW = 1.4;
/** How much of a phone's table what is held may take. */
const HAND = 0.36;
/** A page of which less is seen is of no use. */
const SEEN = 132;
/** Nothing is laid out for a narrower room: there all is seen twice as large, and slides to the sides, too. */
const NARROW = 272;
const NARROW_TABS = 38;
/** What a place of others has around it, in `em`. */
const FRAME = { width: 1, height: 3.9 };

/** A place of another with its frame and name. */
function framed(shapes: readonly Shape[]): Shape[] {
  return shapes.map(({ name, width, height }) => ({
    name,
    width: width + FRAME.width,
    height: height + FRAME.height,
  }));
}

const least = (area: Outline) => area.least ?? LEAST;

/** Everything at once where all of it can be read then; otherwise one at a time. */
export function arrange(areas: readonly Outline[], others: OthersOutline, room: Room): Arrangement {
  const wishes = areas.map((area) => ({
    id: area.id,
    shapes: area.shapes,
    weight: area.weight ?? 1,
    most: area.most ?? MOST,
  }));
  const around = {
    id: OTHERS,
    shapes: inRows(others.count, framed(others.shapes)),
    weight: 0.6,
    most: others.most ?? 16,
  };
  const small = (spot: Spot) => {
    const area = areas.find(({ id }) => id === spot.id);
    return spot.em < (area ? least(area) : DRAWN);
  };
  const spots = layOut(others.count ? [around, ...wishes] : wishes, room);
  if (!spots.some(small)) return { is: 'together', spots };
  const pages = areas.filter(({ kind }) => kind !== 'hand').length;
  if (!others.count || pages < 2) return paged(areas, others, room);
  // Rather the others by name alone than one thing at a time.
  const rest = layOut(wishes, { ...room, height: room.height - NAMES });
  if (rest.some(small)) return paged(areas, others, room);
  const names = { id: OTHERS, x: 0, y: 0, width: room.width, height: NAMES, em: 0, shape: '' };
  return { is: 'together', spots: [names, ...rest.map((spot) => ({ ...spot, y: spot.y + NAMES }))] };
}

function paged(areas: readonly Outline[], others: OthersOutline, room: Room): Paged {
  const held = areas.filter(({ kind }) => kind === 'hand');
  const low = held.length > 0 && room.width > LOW * room.height;
  const beside = low ? room.width * HAND : 0;
  const width = room.width - GAP - beside;
  const narrow = room.width < NARROW;
  const tabs = areas.length - held.length > 1 ? (narrow ? NARROW_TABS : TABS) : 0;
  const page = (area: Outline, { em: fits, shape }: ReturnType<typeof fit>): Page => {
    const em = Math.max(fits, least(area));
    const wide = em * shape.width;
    return {
      id: area.id,
      em,
      shape: shape.name,
      height: em * shape.height,
      ...(narrow && wide > width && { width: wide }),
    };
  };
  const place = low
    ? { width: beside - GAP, height: (room.height - NAMES) / held.length }
    : { width, height: room.height * HAND };
  const hand = held.map((area) => page(area, fit({ ...area, most: area.most ?? MOST }, place)));
  const below = low ? 0 : hand.reduce((sum, { height }) => sum + height, 0);
  const left = room.height - below - tabs;
  const pages = (height: number) =>
    areas
      .filter(({ kind }) => kind !== 'hand')
      .map((area) => ({ area, ...fit({ ...area, most: area.most ?? MOST }, { width, height }) }));

  const row = fit(
    { shapes: framed(others.shapes), most: 11 },
    { width: Math.max(width / 2.6, 120), height: left * 0.3 },
  );
  const strip = row.em * row.shape.height + GAP;
  // The others are shown where nothing becomes smaller for it.
  const free = pages(Infinity);
  const roomy =
    others.count > 0 &&
    row.em >= 8 &&
    pages(left - strip).every(({ area, em }, n) => em >= least(area) && em >= UNSEEN * free[n]!.em);
  const seen = left - (roomy ? strip : others.count ? NAMES : 0) - GAP;
  const most = Math.max(seen, SEEN);
  const needed = pages(most).map(({ area, em, shape }) => Math.max(UNSEEN * em, least(area)) * shape.height);
  const spare = narrow || !tabs ? 0 : Math.min(Math.max(most - Math.max(...needed), 0), PICTURE - TABS);
  const height = most - spare;
  return {
    is: 'paged',
    hand,
    height: room.height + Math.max(SEEN - seen, 0),
    tabs: tabs + spare,
    narrow,
    ...(low && { beside }),
    pages: pages(height).map(({ area, ...fits }) => page(area, fits)),
    ...(roomy && { others: { em: row.em, shape: row.shape.name, height: strip } }),
  };
}
