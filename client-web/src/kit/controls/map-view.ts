/** The visible part of a map: its offset in pixels and its zoom factor. At zoom 1 the whole map is visible. */
export interface MapView {
  x: number;
  y: number;
  scale: number;
}

export interface MapPoint {
  x: number;
  y: number;
}

interface Frame {
  width: number;
  height: number;
}

export const WHOLE: MapView = { x: 0, y: 0, scale: 1 };

const between = (least: number, n: number, maxScale: number) => Math.min(Math.max(n, least), maxScale);

/** Limits a view: the map never becomes smaller than its frame and always covers it. */
export function bounded({ x, y, scale }: MapView, frame: Frame, maxScale: number): MapView {
  const size = between(1, scale, maxScale);
  return {
    x: between(frame.width * (1 - size), x, 0),
    y: between(frame.height * (1 - size), y, 0),
    scale: size,
  };
}

/** Zooms by a factor, with `at` as the fixed point. */
export function zoomed(view: MapView, frame: Frame, at: MapPoint, by: number, maxScale: number): MapView {
  const scale = between(1, view.scale * by, maxScale);
  const grown = scale / view.scale;
  return bounded(
    { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale },
    frame,
    maxScale,
  );
}

export function moved(view: MapView, frame: Frame, dx: number, dy: number, maxScale: number): MapView {
  return bounded({ ...view, x: view.x + dx, y: view.y + dy }, frame, maxScale);
}

/** Zooms and moves with two fingers. */
export function pinched(
  view: MapView,
  frame: Frame,
  [a, b]: readonly [MapPoint, MapPoint],
  [c, d]: readonly [MapPoint, MapPoint],
  maxScale: number,
): MapView {
  const middle = (p: MapPoint, q: MapPoint) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const apart = (p: MapPoint, q: MapPoint) => Math.hypot(p.x - q.x, p.y - q.y) || 1;
  const [before, after] = [middle(a, b), middle(c, d)];
  const near = zoomed(view, frame, before, apart(c, d) / apart(a, b), maxScale);
  return moved(near, frame, after.x - before.x, after.y - before.y, maxScale);
}

/** The smallest movement after which a point of the frame is visible with `room` pixels around it. */
export function revealed(view: MapView, frame: Frame, at: MapPoint, maxScale: number, room = 40): MapView {
  const way = (n: number, size: number) => {
    const edge = Math.min(room, size / 2);
    return n < edge ? edge - n : n > size - edge ? size - edge - n : 0;
  };
  return moved(view, frame, way(at.x, frame.width), way(at.y, frame.height), maxScale);
}
