/** How a map is looked at: how far it is moved, in pixels, and how many times as large as when all of it is in sight. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** All of it. */
export const WHOLE: Look = { x: 0, y: 0, scale: 1 };

const between = (least: number, n: number, most: number) => Math.min(Math.max(n, least), most);

/** Keeps the map in its frame: never smaller, and nothing beside it. */
export function bounded({ x, y, scale }: Look, frame: Frame, most: number): Look {
  const size = between(1, scale, most);
  return {
    x: between(frame.width * (1 - size), x, 0),
    y: between(frame.height * (1 - size), y, 0),
    scale: size,
  };
}

/** Nearer or further; what lies at a spot stays there. */
export function zoomed(look: Look, frame: Frame, at: Spot, by: number, most: number): Look {
  const scale = between(1, look.scale * by, most);
  const grown = scale / look.scale;
  return bounded(
    { x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown, scale },
    frame,
    most,
  );
}

export function moved(look: Look, frame: Frame, dx: number, dy: number, most: number): Look {
  return bounded({ ...look, x: look.x + dx, y: look.y + dy }, frame, most);
}

/** Two fingers went from somewhere to somewhere else. */
export function pinched(
  look: Look,
  frame: Frame,
  [a, b]: readonly [Spot, Spot],
  [c, d]: readonly [Spot, Spot],
  most: number,
): Look {
  const middle = (p: Spot, q: Spot) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const apart = (p: Spot, q: Spot) => Math.hypot(p.x - q.x, p.y - q.y) || 1;
  const [before, after] = [middle(a, b), middle(c, d)];
  const near = zoomed(look, frame, before, apart(c, d) / apart(a, b), most);
  return moved(near, frame, after.x - before.x, after.y - before.y, most);
}

/** The least movement after which a spot of the frame, as it lies now, is in sight with some room around. */
export function revealed(look: Look, frame: Frame, at: Spot, most: number, room = 40): Look {
  const way = (n: number, size: number) => {
    const edge = Math.min(room, size / 2);
    return n < edge ? edge - n : n > size - edge ? size - edge - n : 0;
  };
  return moved(look, frame, way(at.x, frame.width), way(at.y, frame.height), most);
}
