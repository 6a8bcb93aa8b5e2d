// Everything that a decision needs is visible, uncovered and in its place, in every game and at every size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH_TIMEOUT, newUser, setDefaultFont } from './browser.mjs';
import { games } from './games.mjs';
import {
  against,
  carryOut,
  legalActions,
  closeList,
  myTurn,
  openList,
  settled,
  take,
  wanted,
} from './play.mjs';

const PHONE = { width: 360, height: 740 };
const SIZES = [{ width: 1280, height: 800 }, { width: 800, height: 1100 }, PHONE];
/** Further sizes at which the dock shows all that it always shows. */
const DOCKS = [
  { width: 390, height: 660 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1366, height: 650 },
];
/** A phone and a wide page at 200 %, where selectable things may be reached by scrolling. */
const ZOOMED = [
  { width: 180, height: 370 },
  { width: 640, height: 400 },
];
const USUAL_FONT = 16;
/** Each larger default font with each size. Every decision of every game sees the next ones. */
const LARGE_LETTERS = [20, 24, 32].flatMap((font) => [
  { width: 360, height: 740, font },
  { width: 390, height: 660, font },
  { width: 740, height: 360, font },
  { width: 800, height: 1100, font },
  { width: 1280, height: 720, font },
  { width: 1280, height: 800, font },
  { width: 1366, height: 650, font },
  { width: 1920, height: 1080, font },
]);
const A_DECISION = 2;
/** Parts within areas that keep their places, however full they are. */
const INNER = '.bay, .garage, .infirmary, .hotel, .tray, .cube, .street .scene, .sick';
/** The largest part of a low page that the dock may take. */
const DOCK = 0.4;
/** Matches of DOGS have more decisions than these, which see some rounds. WHOLE_MATCHES plays them to their end. */
const MOST_DECISIONS = process.env.WHOLE_MATCHES ? Infinity : 9;
/** At every decision whose number is a multiple of this, the further sizes are looked at. */
const EACH = 3;
/** After this many decisions the page is loaded anew. */
const RELOADED = 5;
/** In pictures, without the definitions that they share. */
const MOST_DRAWN = 1000;

let looks = 0;
// Full tables are the most crowded ones.
for (const { title: game, max_seats: seats } of games) {
  test(`${game} fits every size, and areas never move`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', { reducedMotion: 'reduce' });
    await against(page, game, seats);
    const first = new Map();
    let made = 0;
    for (; made < MOST_DECISIONS && (await myTurn(page)); made++) {
      const prompt = await wanted(page).textContent();
      for (const size of SIZES) {
        const at = `at ${size.width} × ${size.height}, decision ${made + 1}: “${prompt}”`;
        await page.setViewportSize(size);
        await settled(page);
        const places = await page.evaluate(placesOf, INNER);
        // Draftosaurus has no die in its first turn.
        first.set(size, { ...places, ...first.get(size) });
        assert.deepEqual({ ...first.get(size), ...places }, first.get(size), at);
        if (size === PHONE) await page.waitForFunction(pictured);
        const found = await page.evaluate(look, size === PHONE);
        assert.deepEqual(found.wrong, [], at);
        assert.deepEqual(await page.evaluate(cutInDock), [], at);
        assert.ok(found.drawn <= MOST_DRAWN, `${found.drawn} elements are drawn ${at}`);
      }
      for (const size of made % EACH === 0 ? DOCKS : []) {
        await page.setViewportSize(size);
        await settled(page);
        const at = `at ${size.width} × ${size.height}, decision ${made + 1}: “${prompt}”`;
        assert.deepEqual(await page.evaluate(cutInDock), [], at);
      }
      for (const size of ZOOMED) {
        await page.setViewportSize(size);
        await settled(page);
        const at = `at ${size.width} × ${size.height}, decision ${made + 1}: “${prompt}”`;
        assert.deepEqual(await page.evaluate(slide, DOCK), [], at);
      }
      for (let n = 0; n < A_DECISION; n++) {
        const { font, ...size } = LARGE_LETTERS[looks++ % LARGE_LETTERS.length];
        await setDefaultFont(page, font);
        await page.setViewportSize(size);
        await settled(page);
        await page.evaluate(placesOf, INNER);
        const at = `at ${size.width} × ${size.height}, letters of ${font} px, decision ${made + 1}: “${prompt}”`;
        assert.deepEqual(await page.evaluate(cutInDock), [], at);
        assert.deepEqual(await page.evaluate(outOfSight), [], at);
      }
      await setDefaultFont(page, USUAL_FONT);
      await page.setViewportSize(SIZES[0]);
      if (made === RELOADED) {
        await page.reload();
        assert.ok(await myTurn(page));
      }
      await decide(page, made);
    }
    assert.ok(made > RELOADED, `only ${made} decisions were seen`);
  });
}

test('the keyboard focus stays at the table', { timeout: MATCH_TIMEOUT }, async (t) => {
  const page = await newUser(t, 'ana', { reducedMotion: 'reduce' });
  await against(page, 'Draftosaurus', 3);
  for (let made = 0; made < 6; made++) {
    await myTurn(page);
    await settled(page);
    // Selectable things come first in the tab order; others are skipped.
    const lit = page.locator('.selectable[data-highlight=next]').first();
    await lit.focus();
    await carryOut(page, 'what is in focus', () => page.keyboard.press('Enter'));
    const inside = await page.evaluate(() => document.activeElement?.closest('.play') !== null);
    assert.ok(inside, 'the focus fell out of the table');
  }
});

test("a verb's button says what to select, and Escape cancels it", { timeout: MATCH_TIMEOUT }, async (t) => {
  const page = await newUser(t, 'ana', { reducedMotion: 'reduce' });
  await against(page, 'Dogs Cardgame', 2);
  const verb = page.getByRole('button', { name: /^Give a dog away/ });
  // In some matches the user never has a dog that another player has room for.
  for (let made = 0; !(await verb.isVisible()); made++) {
    assert.ok(made < 400, 'no dog is ever given away');
    if (await myTurn(page)) await decide(page, made, /^Collect|→ bay/);
    else await against(page, 'Dogs Cardgame', 2);
    await myTurn(page);
    await settled(page);
  }
  const before = await wanted(page).textContent();
  await verb.click();
  await page.getByText('Which dog do you give away?').waitFor();
  assert.ok((await page.locator('.own .selectable[data-highlight=next]').count()) > 0);
  await page.keyboard.press('Escape');
  await page.getByText('Which dog do you give away?').waitFor({ state: 'detached' });
  assert.equal(await wanted(page).textContent(), before);
  await verb.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await wanted(page).textContent(), before);
});

test('the tooltip of a thing describes it and shows its score', { timeout: MATCH_TIMEOUT }, async (t) => {
  const page = await newUser(t, 'ana', { reducedMotion: 'reduce' });
  await against(page, 'Draftosaurus', 2);
  const pen = page.locator('.own .selectable[data-highlight=next]').first();
  // A single pen is chosen without a question.
  for (let made = 0; !(await pen.isVisible()); made++) {
    await decide(page, made);
    assert.ok(await myTurn(page));
    await settled(page);
  }
  await pen.hover();
  const tooltip = page.getByRole('tooltip');
  await tooltip.waitFor();
  assert.ok((await tooltip.textContent()).length > 20);
  await tooltip.getByText(/[+−]\d+ here/).waitFor();
});

/** Carries out a listed action: one that matches `preference`, or any; often the last, which ends a turn or a step. */
async function decide(page, nth, preference = /$^/) {
  await openList(page);
  const names = (await legalActions(page).allTextContents()).map((name) => name.trim());
  const preferences = names.findIndex((name) => preference.test(name));
  const any = nth % 3 === 1 ? names.length - 1 : (nth * 7) % names.length;
  const found = preferences < 0 ? any : preferences;
  await take(page, legalActions(page).nth(found));
  await closeList(page);
}

/** Whether the thumbnail, if there is one, shows an area as it is now. Runs in the page. */
function pictured() {
  const picture = document.querySelector('.thumbnail span > *');
  if (!picture) return document.querySelector('.thumbnail') === null;
  const words = (one) => one.textContent.replace(/\s+/g, '');
  return [...document.querySelectorAll('.page [data-area]')].some((area) => {
    const copy = /** @type {Element} */ (area.cloneNode(true));
    copy.querySelectorAll('button').forEach((one) => one.remove());
    return words(copy) === words(picture);
  });
}

/** Where everything lies, once the layout has settled. Runs in the page. */
async function placesOf(inner) {
  const frame = () => new Promise(requestAnimationFrame);
  const now = () => {
    const pager = document.querySelector('.pager');
    const places = {};
    const within = `[data-area] :is(${inner})`;
    const parts = `[data-area], .others li, .dock, nav > button:not(.thumbnail), ${within}`;
    const counts = {};
    for (const part of document.querySelectorAll(parts)) {
      const { x, y, width, height } = part.getBoundingClientRect();
      const scrolled = pager?.contains(part) ? pager.scrollLeft : 0;
      const kind = part.className.split(' ')[0] || part.tagName;
      counts[kind] = (counts[kind] ?? 0) + 1;
      const name = part.getAttribute('data-area') ?? `${kind} ${counts[kind]}`;
      places[name] = [x + scrolled, y, width, height].map(Math.round).join(' ');
    }
    return places;
  };
  for (let before = ''; ;) {
    for (let n = 0; n < 3; n++) await frame();
    const places = now();
    if (JSON.stringify(places) === before) return places;
    before = JSON.stringify(places);
  }
}

/** The errors of a page at 200 %, where selectable things may be reached by scrolling. Runs in the page. */
function slide(dock) {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  const box = (one) => one.getBoundingClientRect();
  const { width, height, bottom } = box(document.querySelector('.dock'));
  if (bottom > innerHeight + 1) wrong.push('the dock lies below the page');
  // On a low page it lies beside the table.
  if (width * height > dock * innerWidth * innerHeight) wrong.push(`the dock takes ${width} × ${height}`);
  for (const one of document.querySelectorAll('.selectable[data-highlight=next], .can button')) {
    one.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const { left, top, width, height } = box(one);
    const free = [0.5, 0.3, 0.7, 0.15, 0.85].some((across) =>
      [0.5, 0.7, 0.3, 0.85, 0.15].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit && (one === hit || one.contains(hit));
      }),
    );
    if (!free) wrong.push(`${one.getAttribute('aria-label') ?? one.textContent} cannot be reached`);
  }
  return wrong;
}

/** What is cut of the question, of what ends the turn, and of what takes back. Runs in the page. */
function cutInDock() {
  const wrong = [];
  const [what] = document.querySelectorAll('.turn-line .what');
  if (what && what.scrollHeight > what.clientHeight + 1) wrong.push(`the question: ${what.textContent}`);
  for (const one of document.querySelectorAll('.turn-line .finish button')) {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const isFree = [0.1, 0.5, 0.9].every((across) =>
      one.contains(document.elementFromPoint(left + width * across, top + height / 2)),
    );
    const fits = one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
    if (!isWhole || !isFree || !fits) wrong.push(`the button: ${one.textContent}`);
  }
  return wrong;
}

/** What cannot be seen of the page, the dock and the open board where letters are large. Runs in the page. */
function outOfSight() {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  const dock = document.querySelector('.dock').getBoundingClientRect();
  if (dock.bottom > innerHeight + 1) wrong.push('the dock lies below the page');
  const pager = document.querySelector('.pager');
  const isOpen = (area) =>
    !pager ||
    !pager.contains(area) ||
    Math.abs(area.getBoundingClientRect().left - pager.getBoundingClientRect().left) < pager.clientWidth / 2;
  for (const area of document.querySelectorAll(/** @type {'section'} */ ('[data-area]'))) {
    if (!isOpen(area)) continue;
    const { top, bottom, width, height } = area.getBoundingClientRect();
    const frame = (
      area.closest('.page, .hand, .purse') ?? document.querySelector('.areas')
    ).getBoundingClientRect();
    const seen = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
    // A page on its own may scroll a little.
    const least = area.closest('.page') ? 0.7 : 0.98;
    if (seen < least * height || width > frame.width + 1)
      wrong.push(`${area.dataset.area} is ${height} high, and ${seen} are in sight`);
  }
  return wrong;
}

/** The errors of the visible page. Runs in the page. */
function look(phone) {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  const dock = document.querySelector('.dock').getBoundingClientRect();
  if (dock.bottom > innerHeight + 1) wrong.push('the dock lies below the page');
  const name = (one) => one.getAttribute('aria-label') ?? one.textContent;
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => {
    const { left, right, top, bottom } = box(one);
    return left >= -1 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
  };
  const free = (one) => {
    const { left, top, width, height } = box(one);
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        if (hit && (one === hit || one.contains(hit))) return true;
      }
    return false;
  };
  const lit = [...document.querySelectorAll('.selectable[data-highlight=next]')];
  const now = lit.filter((one) => seen(one) && free(one));
  if (phone) {
    const offers = document.querySelectorAll('.offers button, .ends').length;
    if (lit.length && !now.length && !offers) wrong.push('nothing that can be done is in sight');
    for (const one of lit) if (!one.closest('.page, .hand')) wrong.push(`${name(one)} is on no page`);
  } else {
    for (const one of lit) {
      if (!seen(one)) wrong.push(`${name(one)} is out of sight`);
      else if (!free(one)) wrong.push(`${name(one)} is covered`);
    }
    for (const area of document.querySelectorAll(/** @type {'section'} */ ('.area'))) {
      if (!seen(area)) wrong.push(`${area.dataset.area} is out of sight`);
      if (box(area).bottom > dock.top + 1) wrong.push(`${area.dataset.area} lies under the dock`);
    }
  }
  return { wrong, drawn: document.querySelectorAll('svg *:not(defs, defs *)').length };
}
