/** One way to lay out an area: how wide and how high it has to be, in `em`. */
export interface Shape {
  name: string;
  width: number;
  height: number;
}

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

/** Each side of the room is cut at these many places at most. */
const CUTS = 36;
/** Between areas, in pixels. */
export const GAP = 10;

interface Plan {
  score: number;
  /** Where it is cut: the first so many wishes, after so many steps, side by side or one above the other. */
  cut?: { first: number; at: number; beside: boolean };
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
  const { plan, step } = planner(wishes, room);
  const spots: Spot[] = [];
  const place = (from: number, to: number, x: number, y: number, w: number, h: number) => {
    const { cut } = plan(from, to, w, h);
    if (!cut) {
      const wish = wishes[from]!;
      const inside = { width: w * step.x - GAP, height: h * step.y - GAP };
      const { em, shape } = fit(wish, inside);
      spots.push({ id: wish.id, x: x * step.x + GAP, y: y * step.y + GAP, ...inside, em, shape: shape.name });
      return;
    }
    const { first, at, beside } = cut;
    place(from, first, x, y, beside ? at : w, beside ? h : at);
    if (beside) place(first, to, x + at, y, w - at, h);
    else place(first, to, x, y + at, w, h - at);
  };
  if (wishes.length) place(0, wishes.length, 0, 0, CUTS, CUTS);
  return spots;
}

function planner(wishes: readonly Wish[], room: Room) {
  const step = { x: (room.width - GAP) / CUTS, y: (room.height - GAP) / CUTS };
  const known = new Map<number, Plan>();

  function plan(from: number, to: number, w: number, h: number): Plan {
    const key = ((from * 16 + to) * 64 + w) * 64 + h;
    const before = known.get(key);
    if (before) return before;
    const made = to - from === 1 ? leaf(wishes[from]!, w, h) : best(from, to, w, h);
    known.set(key, made);
    return made;
  }

  function leaf(wish: Wish, w: number, h: number): Plan {
    const { em } = fit(wish, { width: w * step.x - GAP, height: h * step.y - GAP });
    return { score: em > 0 ? wish.weight * Math.log(em / wish.most) : -1e6 };
  }

  function best(from: number, to: number, w: number, h: number): Plan {
    let found: Plan = { score: -Infinity };
    for (let first = from + 1; first < to; first++) {
      for (const beside of [true, false]) {
        const long = beside ? w : h;
        for (let at = 1; at < long; at++) {
          const score =
            plan(from, first, beside ? at : w, beside ? h : at).score +
            plan(first, to, beside ? w - at : w, beside ? h : h - at).score;
          if (score > found.score) found = { score, cut: { first, at, beside } };
        }
      }
    }
    return found;
  }

  return { plan, step };
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
