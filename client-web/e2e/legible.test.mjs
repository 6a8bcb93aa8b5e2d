// Nothing is covered or cut: at every question of every game, at the moments at which most lay on the table, texts are
// whole, uncovered and at least 12 pixels high, targets are large enough, what belongs to the question is in sight, and
// nothing moves. The tables are those of recorded matches (`npm run tables`).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH_TIMEOUT, newUser } from './browser.mjs';
import { assertEvery, games } from './games.mjs';
import { lookAfterwards, lookAt, lookIn, openTables } from './legible.mjs';
import { GAMES } from './legible-tables.mjs';
import { called, isZoomed, missingPairs, WAYS } from './ways.mjs';

/**
 * Of so many ways a moment is looked at in one: prime numbers, so that every moment meets other sizes, fonts and languages.
 * WHOLE_MATCHES looks at every moment in every way.
 */
const [FULLEST, OTHER] = process.env.WHOLE_MATCHES ? [1, 1] : [7, 23];
/** The end of a match and its replay are looked at in one of so many ways, another one for each game. */
const AFTERWARDS = process.env.WHOLE_MATCHES ? 1 : 5;

test('every game is looked at', () => assertEvery(Object.keys(GAMES), 'title'));

test('every size meets every font, language and theme', () => assert.deepEqual(missingPairs(), []));

for (const { name, title } of games) {
  test(`all of ${title} can be read`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', { hasTouch: true });
    const moments = await openTables(page, name);
    const wrong = [];
    let looks = 0;
    let before;
    for (const [w, way] of WAYS.entries()) {
      const met = [...moments.keys()].filter(
        (m) => (w + m) % (moments[m].fullest.length ? FULLEST : OTHER) === 0,
      );
      if (met.length === 0) continue;
      await lookIn(page, way, before, met[0]);
      before = way;
      const first = {};
      for (const m of met) {
        const { fullest, table } = moments[m];
        const { faults, places } = await lookAt(
          page,
          way,
          title,
          m === met[0] ? undefined : m,
          fullest.length > 0,
        );
        looks++;
        wrong.push(...faults);
        // Draftosaurus has no die in its first turn.
        const known = (first[table] = { ...places, ...first[table] });
        for (const [part, place] of Object.entries(places))
          if (place !== known[part])
            wrong.push(`${called(way)}: ${part} moves from ${known[part]} to ${place}`);
      }
    }
    for (const way of WAYS.filter(({ width, font }) => font === 16 && [360, 1280].includes(width))) {
      await lookIn(page, way, before);
      before = way;
      const seen = new Set();
      for (const m of moments.keys()) {
        await page.evaluate((nth) => window.tables.show(nth), m);
        for (const verb of await page.locator('.offers button', { hasText: /…\s*$/ }).all()) {
          const words = await verb.textContent();
          if (seen.has(words)) continue;
          seen.add(words);
          await verb.click();
          await page.locator('.finish .cancel').waitFor();
          const { faults } = await lookAt(page, way, title, undefined, false);
          looks++;
          wrong.push(...faults);
          await page.keyboard.press('Escape');
          await page.locator('.finish .cancel').waitFor({ state: 'detached' });
        }
      }
    }
    // What has been clicked is pointed at until the mouse moves.
    await page.mouse.move(1, 1);
    for (const what of /** @type {const} */ (['end', 'replay'])) {
      await page.evaluate((what) => window.tables[what](), what);
      await page.locator({ end: '.end .ranking', replay: 'input[type=range]' }[what]).waitFor();
      for (const way of WAYS.filter(
        (_, w) => (w + games.findIndex((one) => one.name === name)) % AFTERWARDS === 0,
      )) {
        await lookIn(page, way, before);
        before = way;
        wrong.push(...(await lookAfterwards(page, way, what)));
        looks++;
      }
    }
    t.diagnostic(`${looks} looks at ${moments.length} moments`);
    assert.deepEqual(wrong, []);
  });
}

/** A desk whose user has chosen letters of one and a half times the usual size. */
const DESK = {
  width: 1366,
  height: 650,
  font: 24,
  language: 'en',
  colorScheme: /** @type {const} */ ('light'),
};
/** The part of the page that the table has at least there, and the width of a folded side panel at most, in pixels. */
const TABLE = 0.5;
const FOLDED = 80;

test('at a desk with large letters the panel is folded, the question whole and the board in sight', async (t) => {
  const page = await newUser(t, 'ana');
  for (const { name } of games) {
    const moments = await openTables(page, name);
    await lookIn(page, DESK, undefined);
    for (const nth of [0, moments.length - 1]) {
      await page.evaluate((nth) => window.tables.show(nth), nth);
      const { side, table, wrong } = await page.evaluate(async () => {
        const { atRest, cutInDock, outOfSight } = window.legible;
        await atRest();
        const { width, height } = document.querySelector('.areas').getBoundingClientRect();
        return {
          side: document.querySelector('aside').getBoundingClientRect().width,
          table: (width * height) / (innerWidth * innerHeight),
          wrong: [...cutInDock(), ...outOfSight()],
        };
      });
      assert.deepEqual(wrong, [], name);
      assert.ok(side <= FOLDED, `${name}: the side panel is ${side} wide`);
      assert.ok(table >= TABLE, `${name}: the table has ${table} of the page`);
    }
  }
});

test('a phone shows the whole area in a replay, and a tap enlarges it', async (t) => {
  const page = await newUser(t, 'ana', { viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const { name } of games) {
    await openTables(page, name);
    await page.evaluate(() => window.tables.replay());
    await page.locator('.page [data-area]').first().waitFor();
    await page.evaluate(() => window.legible.atRest());
    const scrolls = (nth) => nth.evaluate((one) => one.scrollHeight - one.clientHeight > 1);
    const pages = page.locator('.pager > .page');
    for (const nth of await pages.all()) assert.ok(!(await scrolls(nth)), `${name} is whole`);
    const scaled = page.locator('.page:has(> .scaled)').first();
    if (!(await scaled.count())) continue;
    const area = await scaled.locator('[data-area]').getAttribute('data-area');
    const enlarged = pages.filter({ has: page.locator(`[data-area=${area}]`) });
    await enlarged.locator('.sight').click({ position: { x: 100, y: 200 } });
    assert.ok(await scrolls(enlarged), `${area} of ${name} is enlarged`);
    await enlarged.getByRole('button', { name: 'Enlarge the board' }).click();
    assert.ok(!(await scrolls(enlarged)), `${area} of ${name} is whole again`);
  }
});

test('what ends the form of a dialog is in sight on every page', async (t) => {
  const page = await newUser(t, 'ana', { expected: [/401/] });
  // There is no server: nobody has played on yet.
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { code: 'no_session' } }));
  await openTables(page, games[0].name);
  await page.evaluate(() => window.tables.replay());
  // Nobody plays on from the last step.
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('dialog form').waitFor();
  const wrong = [];
  let before;
  for (const way of WAYS.filter((one) => !isZoomed(one))) {
    await lookIn(page, way, before);
    before = way;
    const isThere = await page.evaluate(() => {
      const end = document.querySelector('dialog form [type=submit]');
      const { top, bottom } = end.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && window.legible.isFree(end);
    });
    if (!isThere) wrong.push(called(way));
  }
  assert.deepEqual(wrong, []);
});
