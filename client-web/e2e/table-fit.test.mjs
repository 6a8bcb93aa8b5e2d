// Everything that a decision needs is visible, uncovered and in its place while matches of every game are played, on
// pages of three sizes. `legible` looks at recorded matches in all other ways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH_TIMEOUT, newUser } from './browser.mjs';
import { cutInDock, faultsOfFrame, placesNow } from './fit-page.mjs';
import { games } from './games.mjs';
import { INNER } from './legible.mjs';
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
/** Matches of DOGS have more decisions than these, which see some rounds. WHOLE_MATCHES plays them to their end. */
const MOST_DECISIONS = process.env.WHOLE_MATCHES ? Infinity : 8;
/** After this many decisions the page is loaded anew. */
const RELOADED = 5;
/** In pictures, without the definitions that they share. */
const MOST_DRAWN = 1000;

// Full tables are the most crowded ones.
for (const { title: game, max_seats: seats } of games) {
  test(`${game} fits every size, and areas never move`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana');
    await against(page, game, seats);
    const first = new Map();
    let made = 0;
    for (; made < MOST_DECISIONS && (await myTurn(page)); made++) {
      const prompt = await wanted(page).textContent();
      for (const size of SIZES) {
        const at = `at ${size.width} × ${size.height}, decision ${made + 1}: “${prompt}”`;
        await page.setViewportSize(size);
        await settled(page);
        const places = await placesOf(page);
        // Draftosaurus has no die in its first turn.
        first.set(size, { ...places, ...first.get(size) });
        assert.deepEqual({ ...first.get(size), ...places }, first.get(size), at);
        if (size === PHONE) await page.waitForFunction(pictured);
        const found = await page.evaluate(look, size === PHONE);
        assert.deepEqual(found.wrong, [], at);
        assert.deepEqual(await page.evaluate(faultsOfFrame), [], at);
        assert.deepEqual(await page.evaluate(cutInDock), [], at);
        assert.ok(found.drawn <= MOST_DRAWN, `${found.drawn} elements are drawn ${at}`);
      }
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
  const page = await newUser(t, 'ana');
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
  const page = await newUser(t, 'ana');
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
  const page = await newUser(t, 'ana');
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
  if (!picture) return document.querySelector('.pages .picture') === null;
  const words = (one) => one.textContent.replace(/\s+/g, '');
  return [...document.querySelectorAll('.page [data-area]')].some((area) => {
    const copy = /** @type {Element} */ (area.cloneNode(true));
    copy.querySelectorAll('button').forEach((one) => one.remove());
    return words(copy) === words(picture);
  });
}

/** Where everything lies, once the layout has settled. */
async function placesOf(page) {
  for (let before = ''; ;) {
    await page.evaluate(threeFrames);
    const places = await page.evaluate(placesNow, INNER);
    if (JSON.stringify(places) === before) return places;
    before = JSON.stringify(places);
  }
}

async function threeFrames() {
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
}

/** The errors of the visible page. Runs in the page. */
function look(phone) {
  const wrong = [];
  const dock = document.querySelector('.dock').getBoundingClientRect();
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
