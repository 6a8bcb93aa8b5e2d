import type { Area } from '../model/game';

/** What the corner of a phone's page shows: from what lies before everybody my own place, and from there what weighs most. */
export function pictured<One extends Pick<Area, 'kind' | 'weight'>>(
  pages: readonly One[],
  open: One,
): One | undefined {
  if (open.kind !== 'mine') return pages.find(({ kind }) => kind === 'mine');
  const weight = ({ weight = 1 }: One) => weight;
  return pages
    .filter(({ kind }) => kind === 'shared')
    .reduce<One | undefined>((most, one) => (most && weight(most) >= weight(one) ? most : one), undefined);
}

/** Smaller than this many pixels on the page, a drawing by itself is not seen in the corner. */
const SPECK = 26;
/** What tells things from each other: to hands, keys, tests and whatever travels, a picture has no things. */
const NAMES = /^(id|role|tabindex|target|aria-.*|data-.*)$/;

/** A picture of an area as it lies there now: what it looks like, and nothing that can be pointed at, read or found. */
export function pictureOf(area: Element): Element {
  const picture = area.cloneNode(true) as Element;
  const drawings = picture.getElementsByTagName('svg');
  const specks = [...area.getElementsByTagName('svg')].map((one, n) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.max(width, height) < SPECK ? drawings[n] : undefined;
  });
  // They keep their room.
  for (const speck of specks) speck?.replaceChildren();
  // What the page holds under a name is shown from there: the picture costs one element for each of these.
  for (const named of picture.querySelectorAll('svg g[id]')) named.replaceWith(useOf(named.id));
  for (const one of [picture, ...picture.querySelectorAll('*')])
    for (const { name } of [...one.attributes]) if (NAMES.test(name)) one.removeAttribute(name);
  for (const button of picture.querySelectorAll('button')) button.remove();
  picture.classList.remove('own');
  return picture;
}

function useOf(id: string): Element {
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${id}`);
  return use;
}
