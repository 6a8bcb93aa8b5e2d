// An area keeps its place: whatever is asked, at every size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH_TIMEOUT, newUser } from './browser.mjs';
import { against, chooseFromList, closeList, myTurn, settled } from './play.mjs';

/** Looked at in turn. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 800, height: 1100 },
  { width: 360, height: 740 },
];
/** The number of seats at each table. */
const GAMES = { Draftosaurus: 3, 'Dogs Cardgame': 3, DOGS: 3, 'DOGS: O Sócio': 3, 'Dog Lover': 3 };
/** Matches of DOGS have more choices than these, which see some rounds. WHOLE_MATCHES plays them to their end. */
const MOST_CHOICES = process.env.WHOLE_MATCHES ? Infinity : 24;
/** After this many choices the page is loaded anew. */
const RELOADED = 8;

for (const [game, seats] of Object.entries(GAMES)) {
  test(`areas never move in a match of ${game}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', { reducedMotion: 'reduce' });
    await against(page, game, seats);
    const first = new Map();
    let made = 0;
    for (; made < MOST_CHOICES && (await myTurn(page)); made++) {
      await settled(page);
      const asked = await page.locator('main .wanted').textContent();
      const size = SIZES[made % SIZES.length];
      await page.setViewportSize(size);
      const places = await page.evaluate(placesOf);
      const at = `${size.width} × ${size.height}`;
      if (!first.has(at)) first.set(at, places);
      assert.deepEqual(places, first.get(at), `at ${at}, choice ${made + 1}: “${asked}”`);
      if (made === RELOADED) {
        await page.reload();
        assert.ok(await myTurn(page));
      }
      // The last of the list ends a turn or a step; now and then another one is taken.
      await chooseFromList(page, made % 3 === 2 ? made : -1);
      await closeList(page);
    }
    assert.ok(made > RELOADED, `only ${made} choices were seen`);
  });
}

/** Where everything lies, once the layout has settled. Runs in the page. */
async function placesOf() {
  const frame = () => new Promise(requestAnimationFrame);
  const now = () => {
    const pager = document.querySelector('.pager');
    const places = {};
    const parts = '[data-area], .others li, .dock, nav > button:not(.thumbnail)';
    for (const [n, part] of [...document.querySelectorAll(parts)].entries()) {
      const { x, y, width, height } = part.getBoundingClientRect();
      const scrolled = pager?.contains(part) ? pager.scrollLeft : 0;
      const name = part.getAttribute('data-area') ?? `${part.tagName} ${n}`;
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
