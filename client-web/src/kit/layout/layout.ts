import type { Shape } from '../model/game';

/** A rectangle to be placed. */
export interface LayoutItem {
  id: string;
  shapes: readonly Shape[];
  /** The relative importance of its size. */
  weight: number;
  /** The largest useful font size, in pixels. */
  maxEm: number;
  /** The smallest readable font size, in pixels. */
  minEm?: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The position and size of an area in pixels. */
export interface Placement extends Size {
  id: string;
  x: number;
  y: number;
  /** The font size in pixels. */
  em: number;
  shape: string;
}

/** The space between areas, in pixels. */
export const GAP = 10;
/** In the first pass each side of the room is cut at this many positions … */
const COARSE_CUTS = 16;
/** … and in the second each cut is moved by these fractions of a step of the first. */
const FINE_STEPS = [1 / 2, 1 / 4, 1 / 8];

/** A binary partition: the index of one item, or a cut into two parts, side by side or one above the other. */
type Plan = number | Cut;

interface Cut {
  beside: boolean;
  /** The fraction of the room that the first part gets. */
  at: number;
  first: Plan;
  second: Plan;
}

/** The largest font size at which one of the shapes fits, and that shape. */
export function fit(
  { shapes, maxEm }: Pick<LayoutItem, 'shapes' | 'maxEm'>,
  room: Size,
): { em: number; shape: Shape } {
  let best = { em: 0, shape: shapes[0]! };
  for (const shape of shapes) {
    const em = Math.min(room.width / shape.width, room.height / shape.height);
    if (em > best.em) best = { em, shape };
  }
  return { em: Math.min(best.em, maxEm), shape: best.shape };
}

/**
 * Divides a room among items, in their order, by straight cuts. Maximizes the weighted sum of the logarithms of
 * their font sizes, so that no item grows at the cost of another that becomes unreadable.
 */
export function layOut(items: readonly LayoutItem[], room: Size): Placement[] {
  if (!items.length) return [];
  const whole = { x: 0, y: 0, width: room.width - GAP, height: room.height - GAP };
  const plan = refined(items, coarse(items, whole), whole);
  return [...places(plan, whole)].map(([n, box]) => {
    const item = items[n]!;
    const inside = { width: box.width - GAP, height: box.height - GAP };
    const { em, shape } = fit(item, inside);
    return { id: item.id, x: box.x + GAP, y: box.y + GAP, ...inside, em, shape: shape.name };
  });
}

interface Box extends Size {
  x: number;
  y: number;
}

function halves({ beside, at }: Cut, { x, y, width, height }: Box): [Box, Box] {
  if (beside)
    return [
      { x, y, width: width * at, height },
      { x: x + width * at, y, width: width * (1 - at), height },
    ];
  return [
    { x, y, width, height: height * at },
    { x, y: y + height * at, width, height: height * (1 - at) },
  ];
}

function* places(plan: Plan, box: Box): Generator<[number, Box]> {
  if (typeof plan === 'number') return void (yield [plan, box]);
  const [one, other] = halves(plan, box);
  yield* places(plan.first, one);
  yield* places(plan.second, other);
}

/** How much more it costs to make an item smaller than readable than to make it smaller. */
const UNREADABLE = 20;

/** The score of an item in a box: logarithmic in its font size, and not increasing beyond `maxEm`. */
function gain(item: LayoutItem, width: number, height: number): number {
  const { em } = fit(item, { width: width - GAP, height: height - GAP });
  if (em <= 0) return -1e6;
  const missing = Math.min(Math.log(em / (item.minEm ?? em)), 0);
  return item.weight * Math.log(em / item.maxEm) + UNREADABLE * missing;
}

/** The best plan whose cuts lie on a grid, by dynamic programming over ranges of items and sizes. */
function coarse(items: readonly LayoutItem[], { width, height }: Size): Plan {
  const [dx, dy] = [width / COARSE_CUTS, height / COARSE_CUTS];
  const known = new Map<number, { score: number; plan: Plan }>();

  function best(from: number, to: number, w: number, h: number): { score: number; plan: Plan } {
    const key = ((from * 16 + to) * 32 + w) * 32 + h;
    let found = known.get(key);
    if (found) return found;
    found = { score: to - from === 1 ? gain(items[from]!, w * dx, h * dy) : -Infinity, plan: from };
    for (let cut = from + 1; cut < to; cut++) {
      for (const beside of [true, false]) {
        const long = beside ? w : h;
        for (let at = 1; at < long; at++) {
          const one = best(from, cut, beside ? at : w, beside ? h : at);
          const other = best(cut, to, beside ? w - at : w, beside ? h : h - at);
          if (one.score + other.score <= found.score) continue;
          const plan = { beside, at: at / long, first: one.plan, second: other.plan };
          found = { score: one.score + other.score, plan };
        }
      }
    }
    known.set(key, found);
    return found;
  }

  return best(0, items.length, COARSE_CUTS, COARSE_CUTS).plan;
}

/** Moves each cut of a plan while that improves the score. */
function refined(items: readonly LayoutItem[], plan: Plan, box: Box): Plan {
  const cuts: Cut[] = [];
  const copy = (part: Plan): Plan => {
    if (typeof part === 'number') return part;
    const cut = { ...part, first: copy(part.first), second: copy(part.second) };
    cuts.push(cut);
    return cut;
  };
  const fine = copy(plan);
  const score = () => {
    let sum = 0;
    for (const [n, { width, height }] of places(fine, box)) sum += gain(items[n]!, width, height);
    return sum;
  };
  let best = score();
  for (const part of FINE_STEPS) {
    for (const cut of cuts) {
      for (const way of [-1, 1]) {
        const before = cut.at;
        const moved = before + (way * part) / COARSE_CUTS;
        if (moved <= 0 || moved >= 1) continue;
        cut.at = moved;
        const now = score();
        if (now > best) best = now;
        else cut.at = before;
      }
    }
  }
  return fine;
}

/**
 * The shapes of `n` equal items together: in a row, in a column, or in rows of several. Named `<shape> <columns>`.
 */
export function gridShapes(n: number, shapes: readonly Shape[], gap = 0.75): Shape[] {
  return shapes.flatMap(({ name, width, height }) =>
    Array.from({ length: n }, (_, less) => n - less)
      .filter((across) => Math.ceil(n / Math.ceil(n / across)) === across)
      .map((across) => {
        const down = Math.ceil(n / across);
        return {
          name: `${name} ${across}`,
          width: across * (width + gap) - gap,
          height: down * (height + gap) - gap,
        };
      }),
  );
}
