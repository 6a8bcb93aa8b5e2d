// What `legible.mjs` runs in the page: finds texts that are cut, covered, too small or over each other, and targets
// that are too small. It has functions only, because their source is sent to the page.

/**
 * All faults in sight, while everything is `unveiled`. The rules name what is right all the same: selectors of texts that
 * may be `small` or `cut`, of boxes that `scroll` or `spill`, and of `targets` that may be small.
 */
export function faultsOf(rules) {
  window.knownStyles = new Map();
  const texts = textsInSight();
  return [
    ...texts.flatMap((text) => cutIn(text, rules)),
    ...texts.filter((text) => isSmall(text) && !allowed(text.element, rules.small)).map(smallFault),
    ...texts.flatMap(covered),
    ...overlaps(texts),
    ...texts.flatMap(beyondItsSign),
    ...spilling(rules),
    ...smallTargets(rules),
  ];
}

/**
 * Looks while `elementsFromPoint` finds also what lets the pointer through. Nothing but that is changed: the styles of all
 * other elements would be computed anew.
 */
export function unveiled(look) {
  const veiled = [...document.body.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).pointerEvents !== 'auto')
    .map((one) => /** @type {HTMLElement} */ (one).style);
  const before = veiled.map((style) => style.pointerEvents);
  veiled.forEach((style) => style.setProperty('pointer-events', 'auto', 'important'));
  try {
    return look();
  } finally {
    veiled.forEach((style, n) => (style.pointerEvents = before[n]));
  }
}

export function allowed(element, selectors) {
  return selectors.some((selector) => element.closest(selector));
}

/** Where an element is and what it says, for a message. */
export function called(element, words = element.getAttribute('aria-label') ?? element.textContent) {
  const area = element.closest('[data-area]')?.getAttribute('data-area');
  const place = area ?? (element.closest('.dock') ? 'dock' : element.closest('.others') ? 'others' : 'page');
  const own = element.getAttribute('class')?.replace(/(^|\s+)s-\w{4}(?!\S)/g, '') ?? '';
  const parent = element.parentElement?.getAttribute('class')?.replace(/(^|\s+)s-\w{4}(?!\S)/g, '') ?? '';
  return `“${words.trim().replace(/\s+/g, ' ').slice(0, 40)}” (${place}: .${parent} > ${element.localName}.${own})`;
}

/** The texts in sight, each with its visible boxes and with what cuts it. */
export function textsInSight() {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/\S/.test(node.textContent) || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push(textOf(node.parentElement, node.textContent, [...range.getClientRects()]));
  }
  // Texts that the style inserts.
  for (const element of document.querySelectorAll('[data-shows]'))
    if (isShown(element))
      texts.push(textOf(element, element.getAttribute('data-shows'), [...element.getClientRects()]));
  // A text that is cut away altogether is a fault, too, unless it is on a page that is not open.
  return texts.filter(({ boxes, cut, scrolled }) => boxes.length > 0 || (cut && !scrolled));
}

/** Whether it is drawn, and no copy or words for screen readers only. */
export function isShown(element) {
  if (element.closest('.thumbnail, .visually-hidden, script, style, title')) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let one = element; one; one = one.parentElement)
    if (styleOf(one).clipPath.startsWith('inset(50%')) return false;
  return true;
}

/** What is asked of the computed style of an element. It is kept while the page does not change, because it is slow. */
export function styleOf(element) {
  let style = window.knownStyles.get(element);
  if (!style) {
    const { clipPath, position, transform, contain, overflowX, overflowY, opacity } =
      getComputedStyle(element);
    const paint = /paint|strict|content/.test(contain);
    const clips = (overflow) => (overflow === 'visible' && paint ? 'clip' : overflow);
    style = {
      clipPath,
      position,
      transform,
      opacity: Number(opacity),
      x: clips(overflowX),
      y: clips(overflowY),
      /** Absolute boxes within lie in it. */
      holds: position !== 'static' || transform !== 'none' || contain !== 'none',
    };
    window.knownStyles.set(element, style);
  }
  return style;
}

export function textOf(element, words, rects) {
  const clips = clipsOf(element);
  // The right half of a full-width sign at the end of a line is empty, and may lie outside.
  const blank = /[？。、！）」]/.test(words) ? parseFloat(getComputedStyle(element).fontSize) / 3 : 0;
  const text = { element, words, boxes: [], cut: undefined, scrolled: undefined };
  for (const rect of rects) {
    if (rect.width < 1 || rect.height < 1) continue;
    const { left, right, ...ink } = inkOf(rect);
    const { box, cut, scrolled } = clipped({ ...ink, left, right: right - blank }, clips);
    text.cut ??= cut;
    text.scrolled ??= scrolled;
    if (box.right - box.left > 1 && box.bottom - box.top > 1) text.boxes.push(box);
  }
  return text;
}

/** The part of a line's box where there are letters: from the height of capitals to a little below the baseline. */
export function inkOf({ left, right, top, bottom, height }) {
  return { left, right, top: top + height * 0.22, bottom: bottom - height * 0.14 };
}

/** The boxes that clip the content of an element, from the inside out. */
export function clipsOf(element) {
  const clips = [];
  let position = 'static';
  for (let one = element; one; one = one.parentElement) {
    const style = styleOf(one);
    if (position === 'fixed' || (position === 'absolute' && !style.holds)) continue;
    position = style.position;
    const { x, y } = style;
    if (x !== 'visible' || y !== 'visible') clips.push({ one, x, y, ...(style.box ??= innerBox(one)) });
  }
  return clips;
}

/** An element's box within its border. */
export function innerBox(one) {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  if (!(one instanceof HTMLElement) || !one.offsetWidth) return { left, top, right, bottom };
  const scale = width / one.offsetWidth;
  const x = left + one.clientLeft * scale;
  const y = top + one.clientTop * scale;
  return { left: x, top: y, right: x + one.clientWidth * scale, bottom: y + one.clientHeight * scale };
}

/** What is left of a box, what cuts it, and what it is scrolled away in. */
export function clipped(box, clips) {
  const still = 1.6;
  let cut, scrolled;
  const note = (clip, overflow, beyond) => {
    if (beyond <= still) return;
    if (overflow === 'auto' || overflow === 'scroll') scrolled ??= clip.one;
    else cut ??= clip.one;
  };
  for (const clip of clips) {
    const empty = box.right <= box.left || box.bottom <= box.top;
    if (empty) break;
    const next = { ...box };
    if (clip.x !== 'visible') {
      note(clip, clip.x, Math.max(clip.left - box.left, box.right - clip.right));
      next.left = Math.max(box.left, clip.left);
      next.right = Math.min(box.right, clip.right);
    }
    if (clip.y !== 'visible') {
      note(clip, clip.y, Math.max(clip.top - box.top, box.bottom - clip.bottom));
      next.top = Math.max(box.top, clip.top);
      next.bottom = Math.min(box.bottom, clip.bottom);
    }
    box = next;
  }
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = {
    left: Math.max(box.left, page.left),
    top: Math.max(box.top, page.top),
    right: Math.min(box.right, page.right),
    bottom: Math.min(box.bottom, page.bottom),
  };
  return { box: inside, cut, scrolled };
}

/**
 * Words of players, which may be of any length, end in “…” after some letters. Whoever points at them is told them whole:
 * names are `bdi` elements, and sentences with names in them have a title.
 */
export function isElided({ element, words, boxes }, cut) {
  if (getComputedStyle(cut).textOverflow !== 'ellipsis' || !cut.contains(element)) return false;
  const isWholeElsewhere =
    element.matches('bdi') || cut.matches('bdi') || (cut.getAttribute('title') ?? '').includes(words.trim());
  const letter = parseFloat(getComputedStyle(element).fontSize);
  return isWholeElsewhere && boxes.some(({ left, right }) => right - left >= 3 * letter);
}

export function cutIn(text, rules) {
  const { element, words, cut, scrolled } = text;
  if (cut && !isElided(text, cut) && !allowed(element, rules.cut))
    return [`cut: ${called(element, words)} by ${called(cut, '')}`];
  if (scrolled && !rules.scroll.some((known) => scrolled.matches(known)))
    return [`scrolled away: ${called(element, words)} in ${called(scrolled, '')}`];
  return [];
}

/** The size of its letters on the screen, in pixels. */
export function drawnSize({ element, words }) {
  const inserted = words === element.getAttribute('data-shows') ? '::before' : null;
  const size = parseFloat(getComputedStyle(element, inserted).fontSize);
  const svgText = element.closest('text');
  if (svgText) {
    const { a, b, c, d } = svgText.getScreenCTM();
    return size * Math.sqrt(Math.abs(a * d - b * c));
  }
  let scale = 1;
  for (let one = element; one; one = one.parentElement) {
    const { transform } = styleOf(one);
    if (transform === 'none') continue;
    const { a, b, c, d } = new DOMMatrix(transform);
    scale *= Math.sqrt(Math.abs(a * d - b * c));
  }
  return size * scale;
}

export function isSmall(text) {
  return drawnSize(text) < 11.95;
}

export function smallFault(text) {
  return `small: ${called(text.element, text.words)} is drawn ${drawnSize(text).toFixed(1)} px high`;
}

/** What is painted over a text. */
export function covered({ element, words, boxes }) {
  for (const { left, right, top, bottom } of boxes) {
    // What is left of a line that is scrolled away.
    if (bottom - top < 3) continue;
    const wide = right - left > 20;
    for (const across of wide ? [0.12, 0.5, 0.88] : [0.3, 0.7]) {
      const x = left + (right - left) * across;
      const y = (top + bottom) / 2;
      for (const one of document.elementsFromPoint(x, y)) {
        if (one.contains(element) || element.contains(one)) break;
        if (isOpaque(one, x, y)) return [`covered: ${called(element, words)} by ${called(one)}`];
      }
    }
  }
  return [];
}

/** Whether an element hides what lies below this point of it. */
export function isOpaque(one, x, y) {
  const style = getComputedStyle(one);
  const seen = (colour) => alphaOf(colour) > 0.5;
  let opacity = 1;
  for (let up = one; up; up = up.parentElement) opacity *= styleOf(up).opacity;
  if (opacity <= 0.5) return false;
  if (one instanceof SVGGeometryElement) {
    const at = new DOMPoint(x, y).matrixTransform(one.getScreenCTM().inverse());
    if (style.stroke !== 'none' && seen(style.stroke) && one.isPointInStroke(at)) return true;
    return (
      style.fill !== 'none' && seen(style.fill) && Number(style.fillOpacity) > 0.5 && one.isPointInFill(at)
    );
  }
  if (one.localName === 'use' || one.localName === 'img') return true;
  // The texts themselves are compared with each other.
  if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) return false;
  return seen(style.backgroundColor) || style.backgroundImage !== 'none';
}

export function alphaOf(colour) {
  if (colour === 'none' || colour === 'transparent') return 0;
  const slash = /\/\s*([\d.]+)(%?)/.exec(colour);
  if (slash) return Number(slash[1]) / (slash[2] ? 100 : 1);
  const comma = /^rgba\(.*,\s*([\d.]+)\)$/.exec(colour);
  return comma ? Number(comma[1]) : 1;
}

/** Pairs of texts that are painted over each other. */
export function overlaps(texts) {
  const wrong = [];
  const much = 2;
  for (const [n, one] of texts.entries())
    for (const other of texts.slice(n + 1)) {
      const both = one.boxes.flatMap((a) => other.boxes.map((b) => common(a, b)));
      const at = both.find(({ right, left, bottom, top }) => right - left > much && bottom - top > much);
      if (!at) continue;
      const hit = document.elementsFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
      if (hit.includes(one.element) && hit.includes(other.element))
        wrong.push(
          `over each other: ${called(one.element, one.words)} and ${called(other.element, other.words)}`,
        );
    }
  return wrong;
}

export function common(a, b) {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** A text in a drawing reaches beyond the shape that was drawn for it: the one right before it, around its middle. */
export function beyondItsSign({ element, words, boxes }) {
  const [box] = boxes;
  if (element.localName !== 'text' || !box) return [];
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  let sign;
  for (let one = element.previousElementSibling; one && !sign; one = one.previousElementSibling) {
    if (!one.matches('rect, circle, ellipse')) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < middle.x && middle.x < right && top < middle.y && middle.y < bottom) sign = one;
  }
  if (!sign) return [];
  const { left, right, top, bottom } = sign.getBoundingClientRect();
  const beyond = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
  return beyond > 1 ? [`beyond its sign: ${called(element, words)} by ${beyond.toFixed(1)} px`] : [];
}

/** Boxes whose content is larger than they are. */
export function spilling(rules) {
  const wrong = [];
  for (const one of document.querySelectorAll('.areas *, .dock *, .page-of-match > header *')) {
    if (!(one instanceof HTMLElement)) continue;
    const { x, y } = styleOf(one);
    if ((x === 'visible' && y === 'visible') || !one.clientWidth || !isShown(one)) continue;
    const more = [
      x !== 'visible' && one.scrollWidth - one.clientWidth,
      y !== 'visible' && one.scrollHeight - one.clientHeight,
    ].map(Number);
    // A line may be a little lower than its letters could be.
    if (Math.max(more[0], more[1] - (one.childElementCount ? 0 : 4)) < 2) continue;
    const scrolls = [x, y].some((way, n) => more[n] >= 2 && /auto|scroll/.test(way));
    if (scrolls ? rules.scroll.some((known) => one.matches(known)) : allowed(one, rules.spill)) continue;
    // What it shows of its words is looked at elsewhere.
    if (!scrolls && getComputedStyle(one).textOverflow === 'ellipsis' && !one.childElementCount) continue;
    wrong.push(`${scrolls ? 'scrolls' : 'spills'}: ${called(one)} by ${more.join(' × ')}`);
  }
  return wrong;
}

/** The part of an element that is in sight. */
export function sightOf(element) {
  const shape = element.querySelector(':scope > .hit') ?? element;
  const { left, right, top, bottom } = shape.getBoundingClientRect();
  const { box, cut, scrolled } = clipped({ left, right, top, bottom }, clipsOf(shape));
  const seen = box.right - box.left > 1 && box.bottom - box.top > 1;
  return { left, right, top, bottom, cut, whole: !cut && !scrolled && seen };
}

/**
 * Targets that are smaller than 44 pixels. A thing on the table may be, because its choice is in the list, too: but
 * then it is 24 pixels large, or no other target is within 12 pixels of its middle (WCAG 2.2, 2.5.8).
 */
export function smallTargets(rules) {
  const choosable = ['next', 'instead', 'picked'].map((way) => `.selectable[data-highlight=${way}]`);
  const all = [...document.querySelectorAll(`a[href], button, input, select, ${choosable.join(', ')}`)]
    .filter((one) => isShown(one))
    .map((one) => ({ one, ...sightOf(one) }))
    .filter(({ whole }) => whole);
  return all
    .filter((target) => {
      const size = sizeOf(target);
      if (size >= 43.5 || allowed(target.one, rules.targets)) return false;
      if (!target.one.matches('.selectable')) return true;
      return size < 23.5 && all.some((other) => other !== target && isNear(target, other));
    })
    .map((target) => `target: ${called(target.one)} is ${sizeOf(target).toFixed(0)} px`);
}

export function sizeOf({ left, right, top, bottom }) {
  return Math.min(right - left, bottom - top);
}

/** Whether a box is within 12 pixels of the middle of a target. */
export function isNear(target, { left, right, top, bottom }) {
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) < 12;
}

/**
 * What the page shows: its areas, what can be chosen, and how many of each of these selectors are drawn whole and how
 * many are in sight.
 */
export function stateOf(selectors, scroll) {
  window.knownStyles = new Map();
  const isWhole = (one) => isShown(one) && !sightOf(one).cut;
  const isInSight = (one) => isShown(one) && sightOf(one).whole;
  // The first ones in a box that may scroll are in sight.
  const isScrolledTo = (one) => scroll.some((box) => !/^\.(pager|log|offers)/.test(box) && one.closest(box));
  const count = (isSo) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, [...document.querySelectorAll(selector)].filter(isSo).length]),
    );
  const pager = document.querySelector('.pager');
  const lit = [...document.querySelectorAll('.areas [data-highlight=next]')];
  const open = pager?.children[Math.round(pager.scrollLeft / pager.clientWidth)];
  const idOf = (one) => one?.closest('[data-area]').getAttribute('data-area');
  return {
    /** The areas of the pages, and the open one; empty where all areas are seen together. */
    pages: [...(pager?.querySelectorAll('[data-area]') ?? [])].map(idOf),
    open: idOf(open?.querySelector('[data-area]')),
    /** The areas that are not wholly in sight. */
    away: [...document.querySelectorAll('[data-area]')].filter((area) => !isInSight(area)).map(idOf),
    /** The areas of all that can be chosen. */
    lit: lit.map(idOf),
    litInSight: lit.filter((one) => isInSight(one) || isScrolledTo(one)).map(idOf),
    offers: document.querySelectorAll('.offers button, .finish button').length,
    present: count(isWhole),
    inSight: count(isInSight),
  };
}

/** The faults of the page of an area that is not open: it takes the place of the open one for a moment. */
export function faultsOfPage(id, rules) {
  const pager = document.querySelector(/** @type {'div'} */ ('.pager'));
  const pages = /** @type {HTMLElement[]} */ ([...pager.children]);
  const open = Math.round(pager.scrollLeft / pager.clientWidth);
  const wanted = pages.findIndex((page) => page.querySelector(`[data-area="${id}"]`));
  pager.style.scrollSnapType = 'none';
  pages.forEach((page, n) => (page.style.order = String(n === open ? wanted : n === wanted ? open : n)));
  try {
    return faultsOf(rules);
  } finally {
    pages.forEach((page) => (page.style.order = ''));
    pager.style.scrollSnapType = '';
  }
}

/** Whether the pager shows the page whose tab is marked. */
export function isAtOpenPage() {
  const pager = document.querySelector('.pager');
  const tabs = [...document.querySelectorAll('.pages nav > button:not(.thumbnail)')];
  const open = tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'true');
  // The width of a page may be a fraction of a pixel less than `clientWidth`.
  const width = pager?.getBoundingClientRect().width;
  return !pager || open < 0 || Math.abs(pager.scrollLeft - open * width) < 2;
}

/** Waits until everything lies where it lay in the frame before. Fails if that never happens. */
export async function atRest() {
  const frame = () => new Promise(requestAnimationFrame);
  const now = () =>
    [...document.querySelectorAll('[data-area], .dock, .others li')]
      .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join(' '))
      .join();
  for (let same = 0, frames = 0, before = ''; same < 3; frames++) {
    if (frames > 600) throw new Error('the page never comes to rest');
    await frame();
    const places = now();
    same = places === before && isAtOpenPage() ? same + 1 : 0;
    before = places;
  }
}
