import type { Shape } from '../model/game';

/** Something that wants room on the table. */
export interface Wish {
  id: string;
  shapes: readonly Shape[];
  /** How much it matters that it is large, beside the others. */
  weight: number;
  /** Larger than this many pixels for an `em` is of no use. */
  most: number;
}

export interface Room {
  width: number;
  height: number;
}

/** Where an area lies, in pixels, and how large it is drawn. */
export interface Spot extends Room {
  id: string;
  x: number;
  y: number;
  /** Pixels for one `em`. */
  em: number;
  shape: string;
}

/** Between areas, in pixels. */
export const GAP = 10;
/** Each side of the room is first cut at these many places at most … */
const CUTS = 16;
/** … and each cut is then moved in ever smaller steps, of these parts of a first one. */
const FINER = [1 / 2, 1 / 4, 1 / 8];

/** How a room is divided: an area alone, or two parts side by side or one above the other. */
type Plan = number | Cut;

interface Cut {
  beside: boolean;
  /** How much of the room the first part has. */
  at: number;
  first: Plan;
  second: Plan;
}

/** The largest `em` at which an area fits, with the shape that allows it. */
export function fit(
  { shapes, most }: Pick<Wish, 'shapes' | 'most'>,
  room: Room,
): { em: number; shape: Shape } {
  let best = { em: 0, shape: shapes[0]! };
  for (const shape of shapes) {
    const em = Math.min(room.width / shape.width, room.height / shape.height);
    if (em > best.em) best = { em, shape };
  }
  return { em: Math.min(best.em, most), shape: best.shape };
}

/**
 * Divides a room among areas, in their order, by straight cuts: so that each is drawn as large as can be, and none
 * large at the cost of another that cannot be read then.
 */
export function layOut(wishes: readonly Wish[], room: Room): Spot[] {
  if (!wishes.length) return [];
  const whole = { x: 0, y: 0, width: room.width - GAP, height: room.height - GAP };
  const plan = refined(wishes, coarse(wishes, whole), whole);
  return [...places(plan, whole)].map(([n, box]) => {
    const wish = wishes[n]!;
    const inside = { width: box.width - GAP, height: box.height - GAP };
    const { em, shape } = fit(wish, inside);
    return { id: wish.id, x: box.x + GAP, y: box.y + GAP, ...inside, em, shape: shape.name };
  });
}

interface Box extends Room {
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

/** What an area gains by a box: growing counts for less the larger it is, and not at all beyond its most. */
function gain(wish: Wish, width: number, height: number): number {
  const { em } = fit(wish, { width: width - GAP, height: height - GAP });
  return em > 0 ? wish.weight * Math.log(em / wish.most) : -1e6;
}

/** The best plan whose cuts lie on a grid: each part of the room is looked at once. */
function coarse(wishes: readonly Wish[], { width, height }: Room): Plan {
  const [dx, dy] = [width / CUTS, height / CUTS];
  const known = new Map<number, { score: number; plan: Plan }>();

  function best(from: number, to: number, w: number, h: number): { score: number; plan: Plan } {
    const key = ((from * 16 + to) * 32 + w) * 32 + h;
    let found = known.get(key);
    if (found) return found;
    found = { score: to - from === 1 ? gain(wishes[from]!, w * dx, h * dy) : -Infinity, plan: from };
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

  return best(0, wishes.length, CUTS, CUTS).plan;
}

/** The same plan with its cuts where they are best. */
function refined(wishes: readonly Wish[], plan: Plan, box: Box): Plan {
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
    for (const [n, { width, height }] of places(fine, box)) sum += gain(wishes[n]!, width, height);
    return sum;
  };
  let best = score();
  for (const part of FINER) {
    for (const cut of cuts) {
      for (const way of [-1, 1]) {
        const before = cut.at;
        const moved = before + (way * part) / CUTS;
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

/** The shapes of several alike things together: in a row, in a column, or in rows of some. */
export function several(n: number, shapes: readonly Shape[], gap = 0.75): Shape[] {
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
