/** The positions of everything that can move, by `data-piece` and `data-place`. */
interface Spots {
  pieces: Map<string, Spot>;
  places: Map<string, Spot>;
}

interface Spot {
  rect: DOMRect;
  element: Element;
  place: string | undefined;
}

const MOST = 12;

function spots(root: HTMLElement, name: 'piece' | 'place'): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`)) {
    const rect = element.getBoundingClientRect();
    const id = element.dataset[name]!;
    // Where a piece is drawn several times, the largest drawing counts: it is the one the user looks at.
    const known = found.get(id);
    if (rect.width > 0 && (!known || rect.width > known.rect.width))
      found.set(id, { rect, element, place: placeOf(element) });
  }
  return found;
}

/** Measures all positions, before the document changes. */
function lookAround(root: HTMLElement): Spots {
  return { pieces: spots(root, 'piece'), places: spots(root, 'place') };
}

/** A copy of a piece that can be moved over the page. */
function picture(piece: HTMLElement | SVGElement, rect: DOMRect): Element {
  if (!(piece instanceof SVGGElement)) return piece.cloneNode(true) as Element;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const box = piece.getBBox();
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  // CSS classes on the surrounding svg may set the colours of the piece.
  svg.setAttribute('class', piece.ownerSVGElement?.getAttribute('class') ?? '');
  svg.setAttribute('width', String(rect.width));
  svg.setAttribute('height', String(rect.height));
  const clone = piece.cloneNode(true) as SVGGElement;
  clone.style.transform = 'none';
  clone.style.transition = 'none';
  clone.classList.remove('fresh');
  svg.append(clone);
  return svg;
}

/** A piece that is less than this many pixels away has not moved. */
const NEAR = 3;

/**
 * Prepares the flight of a piece and returns a function that starts it. All flights are measured before the first
 * one changes the DOM.
 */
function flight(
  piece: HTMLElement | SVGElement,
  from: DOMRect,
  road: DOMRect[],
  delay: number,
): (() => void) | undefined {
  const to = piece.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return undefined;
  const shell = document.createElement('div');
  shell.setAttribute('aria-hidden', 'true');
  shell.style.cssText =
    `position:fixed;left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px;` +
    'z-index:20;pointer-events:none;transform-origin:0 0';
  shell.append(picture(piece, to));
  // Limited to 2 because the start may be a whole seat, much larger than the piece.
  const scale = Math.min(from.height / to.height, from.width / to.width, 2);
  const x = from.left + (from.width - to.width * scale) / 2 - to.left;
  const y = from.top + (from.height - to.height * scale) / 2 - to.top;
  if (Math.hypot(x, y) < NEAR) return undefined;
  const timing: KeyframeAnimationOptions = {
    // Longer routes take longer, but never so long that a user has to wait.
    duration: 320 + 110 * road.length,
    delay,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'backwards',
  };
  const stops = road.map((stop) => {
    const [dx, dy] = [
      stop.x + stop.width / 2 - to.x - to.width / 2,
      stop.y + stop.height / 2 - to.y - to.height / 2,
    ];
    return { transform: `translate(${dx}px, ${dy}px)` };
  });
  return () => {
    document.body.append(shell);
    const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'both' });
    const path = shell.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, ...stops, { transform: 'none' }],
      timing,
    );
    const land = () => {
      shell.remove();
      hidden.cancel();
    };
    path.finished.then(land, land);
  };
}

/** Where pieces come from and which way they take. */
interface Paths {
  /** The `data-place`s that a new piece may come from, the best first. */
  origin(piece: string): readonly string[];
  /** The `data-place`s that a piece passes between two others. */
  road(piece: string, from: string, to: string): readonly string[];
}

/** The `data-place` that contains the piece. */
const placeOf = (piece: Element) => piece.closest<HTMLElement>('[data-place]')?.dataset.place;

/**
 * Flies new pieces in from their origin, and moved pieces from where they lay. Elements that stay in the document
 * animate their moves themselves.
 */
function animate(root: HTMLElement, before: Spots, paths: Paths): void {
  // On the first render nothing was measured before, so nothing flies.
  if (!before.pieces.size && !before.places.size) return;
  const seen = new Set<string>();
  const flights: ((() => void) | undefined)[] = [];
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const id = piece.dataset.piece!;
    const lay = before.pieces.get(id);
    if (lay?.element.isConnected || seen.has(id)) continue;
    const place = paths.origin(id).find((one) => before.places.has(one));
    const from = lay ?? (place === undefined ? undefined : before.places.get(place));
    if (!from) continue;
    if (seen.size >= MOST) break;
    const [start, end] = [lay?.place ?? place, placeOf(piece)];
    const road = start !== undefined && end !== undefined ? paths.road(id, start, end) : [];
    const stops = road.flatMap((stop) => before.places.get(stop)?.rect ?? []);
    flights.push(flight(piece, from.rect, stops, seen.size * 40));
    seen.add(id);
  }
  for (const begin of flights) begin?.();
}

/** Set between the measurement and the next frame, which starts the animations. */
let looked = false;

/** Called before the page changes. Pieces that have moved or are new afterwards are animated. */
export function animateMoves(root: HTMLElement, paths: Paths): void {
  if (looked) return;
  if (document.visibilityState !== 'visible' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  const before = lookAround(root);
  // In the next frame, where the page is laid out in any case.
  looked = true;
  requestAnimationFrame(() => {
    looked = false;
    animate(root, before, paths);
  });
}
