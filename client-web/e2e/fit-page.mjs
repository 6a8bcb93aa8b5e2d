// What runs in the page to find whether everything is in its place and can be reached. It has functions only, because
// their source is sent to the page.

/** Where the areas, the bars and the parts that never move lie. */
export function placesNow(inner) {
  const places = {};
  const counts = {};
  const parts = `[data-area], .others li, .dock, nav > button:not(.thumbnail), [data-area] :is(${inner})`;
  for (const part of document.querySelectorAll(parts)) {
    let { x, y, width, height } = part.getBoundingClientRect();
    // What sticks to an edge does not scroll.
    for (let one = part; one && getComputedStyle(one).position !== 'sticky'; one = one.parentElement) {
      x += one.parentElement?.scrollLeft ?? 0;
      y += one.parentElement?.scrollTop ?? 0;
    }
    const kind = part.className.split(' ')[0] || part.tagName;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const name = part.getAttribute('data-area') ?? `${kind} ${counts[kind]}`;
    places[name] = [x, y, width, height].map(Math.round).join(' ');
  }
  return places;
}

/** What is wrong with the page itself, on every page. */
export function faultsOfFrame() {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  // The end of a match has no dock.
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  if (dock && dock.bottom > innerHeight + 1) wrong.push('the dock lies below the page');
  return wrong;
}

/** What is cut of the question, of what ends the turn, and of what takes back. */
export function cutInDock() {
  const wrong = [];
  const [what] = document.querySelectorAll('.turn-line .what');
  if (what && what.scrollHeight > what.clientHeight + 1)
    wrong.push(`the question is cut: ${what.textContent}`);
  for (const one of document.querySelectorAll('.turn-line .finish button')) {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const isFree = [0.1, 0.5, 0.9].every((across) =>
      one.contains(document.elementFromPoint(left + width * across, top + height / 2)),
    );
    const fits = one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
    if (!isWhole || !isFree || !fits) wrong.push(`the button is cut: ${one.textContent.trim()}`);
  }
  return wrong;
}

/** Whether some point of an element is not covered. */
export function isFree(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  const places = [0.5, 0.3, 0.7, 0.15, 0.85];
  return places.some((across) =>
    places.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit && (one === hit || one.contains(hit));
    }),
  );
}

/** What the dock takes of a zoomed page, if that is more than three lines of a question and a row of buttons need. */
export function tooLargeDock() {
  const { width, height } = document.querySelector('.dock').getBoundingClientRect();
  return width * height > 0.45 * innerWidth * innerHeight ? [`the dock takes ${width} × ${height}`] : [];
}

/** The areas of which too little is in sight. */
export function outOfSight() {
  const pager = document.querySelector('.pager');
  const isOpen = (area) =>
    !pager?.contains(area) ||
    Math.abs(area.getBoundingClientRect().left - pager.getBoundingClientRect().left) < pager.clientWidth / 2;
  const wrong = [];
  for (const area of document.querySelectorAll(/** @type {'section'} */ ('[data-area]'))) {
    if (!isOpen(area)) continue;
    const { top, bottom, width, height } = area.getBoundingClientRect();
    const frame = (
      area.closest('.page, .hand, .purse') ?? document.querySelector('.areas')
    ).getBoundingClientRect();
    const seen = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
    // A page on its own may scroll a little.
    const least = area.closest('.page') ? 0.7 : 0.98;
    if (seen < least * height || frame.width + 1 < (area.closest('.page') ? least : 1) * width)
      wrong.push(`${area.dataset.area} is ${height} high, and ${seen} are in sight`);
  }
  return wrong;
}

/** What can be chosen, or is `wanted`, and cannot be reached by scrolling. */
export function outOfReach(wanted = '.selectable[data-highlight=next], .can button') {
  const wrong = [];
  const scrolled = new Map();
  for (const one of document.querySelectorAll(wanted)) {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (!scrolled.has(up)) scrolled.set(up, [up.scrollLeft, up.scrollTop]);
    one.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    if (!isFree(one)) wrong.push(`${one.getAttribute('aria-label') ?? one.textContent} cannot be reached`);
  }
  for (const [one, [left, top]] of scrolled)
    if (one.scrollLeft !== left || one.scrollTop !== top) one.scrollTo({ left, top, behavior: 'instant' });
  return wrong;
}

/** What slides sideways within a page, except those that `may`. */
export function slidesSideways(may) {
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .filter((one) => !may.some((known) => one.matches(known)))
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
    .map((one) => `slides sideways: .${one.className.replace(/(^|\s+)s-\w{4}(?!\S)/g, '')}`);
}

/** What scrolls an element, if it is there and anything does. */
export function scrollerOf(element) {
  for (let up = element; up; up = up.parentElement)
    if (up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(up).overflowY))
      return up;
  return undefined;
}
