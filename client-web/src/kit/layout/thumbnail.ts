import type { Area } from '../model/game';

/**
 * Chooses the area of the thumbnail: `mine` while a shared page is open, otherwise the shared area with the largest
 * weight.
 */
export function thumbnailArea<One extends Pick<Area, 'kind' | 'weight'>>(
  pages: readonly One[],
  open: One,
): One | undefined {
  if (open.kind !== 'mine') return pages.find(({ kind }) => kind === 'mine');
  const weight = ({ weight = 1 }: One) => weight;
  return pages
    .filter(({ kind }) => kind === 'shared')
    .reduce<One | undefined>((most, one) => (most && weight(most) >= weight(one) ? most : one), undefined);
}

/** Drawings smaller than this many pixels on the page are left out: they are not visible in the thumbnail. */
const SPECK = 26;
/**
 * Attributes to remove, so that users, assistive technology, tests and animations do not find the things a second
 * time.
 */
const NAMES = /^(id|role|tabindex|target|aria-.*|data-.*)$/;

/** A copy of an area as it looks now, without anything that can be focused, read out or found. */
export function thumbnailOf(area: Element): Element {
  const picture = area.cloneNode(true) as Element;
  const drawings = picture.getElementsByTagName('svg');
  const specks = [...area.getElementsByTagName('svg')].map((one, n) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.max(width, height) < SPECK ? drawings[n] : undefined;
  });
  // Emptied, not removed: they keep their space.
  for (const speck of specks) speck?.replaceChildren();
  // Named groups are replaced by `<use>` of the original: one element for each instead of a subtree.
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
