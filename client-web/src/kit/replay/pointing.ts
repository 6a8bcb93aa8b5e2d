/** Something on the table: an area, or a thing in it. */
export interface Place {
  area: string;
  thing?: string;
}

/** What is neither in an area nor a thing. */
export const TABLE = 'table';
const KINDS = ['piece', 'place'] as const;
/** What the server accepts as a name. */
const NAME = /^[\w.:-]{1,64}$/;

/** What lies at a point of the page; undefined if it cannot be named. What can be tapped may lie over what is meant. */
export function placeAt(element: Element, x: number, y: number): Place | undefined {
  const area = element.closest<HTMLElement>('[data-area]');
  const id = area?.dataset.area ?? TABLE;
  const found = [...(area ?? document).querySelectorAll(KINDS.map((kind) => `[data-${kind}]`).join())]
    .map((one) => ({ name: nameOf(one), box: one.getBoundingClientRect() }))
    .filter(({ name, box }) => NAME.test(name) && isIn(box, x, y))
    .sort((one, other) => size(one.box) - size(other.box));
  const thing = found[0]?.name;
  if (thing !== undefined) return { area: id, thing };
  return area && NAME.test(id) ? { area: id } : undefined;
}

/** The name of a thing, such as `piece:trex`. */
function nameOf(element: Element): string {
  const kind = KINDS.find((one) => element.hasAttribute(`data-${one}`));
  return `${kind}:${element.getAttribute(`data-${kind}`)}`;
}

const size = ({ width, height }: DOMRect) => width * height;

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** The element that shows a place here: on other pages it may lie elsewhere, or nowhere. */
export function elementOf({ area, thing }: Place, root: ParentNode): Element | undefined {
  const inArea = root.querySelector(`[data-area="${CSS.escape(area)}"]`);
  if (thing === undefined) return seen(inArea ? [inArea] : []);
  const at = thing.indexOf(':');
  const selector = `[data-${thing.slice(0, at)}="${CSS.escape(thing.slice(at + 1))}"]`;
  return (
    seen(inArea?.querySelectorAll(selector) ?? []) ??
    seen(root.querySelectorAll(selector)) ??
    seen(inArea ? [inArea] : [])
  );
}

/** The largest of the elements that are in sight. */
function seen(elements: Iterable<Element>): Element | undefined {
  const inSight = ({ right, bottom, left, top }: DOMRect) =>
    right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const [largest] = [...elements]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => size(box) > 0 && inSight(box))
    .sort((one, other) => size(other.box) - size(one.box));
  return largest?.element;
}
