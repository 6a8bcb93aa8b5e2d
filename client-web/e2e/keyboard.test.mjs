// Matches of each game with nothing but Tab, arrow keys and Enter, and the focus is never lost. Of a game with long
// matches only the first steps are played, unless WHOLE_MATCHES is set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH_TIMEOUT, newUser } from './browser.mjs';
import { games } from './games.mjs';
import { against, myTurn, settled, until } from './play.mjs';

const WHOLE = Boolean(process.env.WHOLE_MATCHES);
/** More steps than a match of the other games needs, or any match. */
const MOST_STEPS = WHOLE ? 1_500 : 30;

for (const { title: game } of games) {
  test(`${game} by keyboard alone`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana');
    await against(page, game, 2);
    await page.locator('main .turn-line').focus();
    await watchFocus(page);
    const dice = random(7);
    let steps = 0;
    while (steps < MOST_STEPS && (await myTurn(page))) {
      steps++;
      await step(page, dice);
      assert.deepEqual(await page.evaluate(() => window.lostFocus), [], 'the focus was lost');
    }
    assert.ok(!WHOLE || steps < MOST_STEPS, 'a match that does not end');
    if (steps < MOST_STEPS) await page.waitForFunction(() => document.activeElement?.matches('.end-dock'));
    assert.deepEqual(await page.evaluate(() => window.lostFocus), [], 'the focus was lost');
  });
}

/** Notes in each frame whether the focus is on the body, and what had it before. */
async function watchFocus(page) {
  await page.evaluate(() => {
    window.lostFocus = [];
    let before = '';
    const look = () => {
      const now = document.activeElement;
      if (now === document.body) window.lostFocus.push(before);
      else before = now?.outerHTML.slice(0, 120) ?? '';
      if (window.lostFocus.length === 0) requestAnimationFrame(look);
    };
    look();
  });
}

/** Chooses one of the things that can be chosen now. */
async function step(page, dice) {
  await settled(page);
  const roll = dice();
  // Marks the chosen thing, and says on which side of the focus it lies.
  const where = await page.evaluate((roll) => {
    document.querySelector('[data-goal]')?.removeAttribute('data-goal');
    const all = [
      ...document.querySelectorAll(
        '.areas [data-highlight=next], .turn-line :is(.offers button, .ends):not(:disabled, [aria-disabled=true])',
      ),
    ].filter((one) => one.getClientRects().length > 0);
    const goal = all[Math.floor(roll * all.length)];
    goal?.setAttribute('data-goal', '');
    return goal && { grid: goal.matches('.cells') };
  }, roll);
  if (!where) return;
  await walk(page);
  if (where.grid) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const asked = page.locator('[role=alertdialog]');
  if (!(await asked.isVisible())) return;
  // The focus is on the button that cancels.
  await page.keyboard.press('Tab');
  const yes = asked.locator('.primary');
  assert.ok(await yes.evaluate((one) => one === document.activeElement));
  await until(
    async () => (await yes.getAttribute('aria-disabled')) === 'false',
    'the question can be answered',
  );
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
}

/** Presses Tab until the marked thing has the focus. */
async function walk(page) {
  for (let presses = 0; presses < 200; presses++) {
    const key = await page.evaluate(() => {
      const goal = document.querySelector('[data-goal]');
      const now = document.activeElement;
      if (!goal || goal === now) return undefined;
      const before = now?.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
      // From the turn line, Tab leads to the first thing that can be chosen.
      return before && !now?.matches('.turn-line') ? 'Shift+Tab' : 'Tab';
    });
    if (!key) return;
    await page.keyboard.press(key);
  }
  assert.fail('Tab does not lead to a thing that can be chosen');
}

/** Pseudo-random numbers from 0 to 1 (mulberry32), so that a failing match can be repeated. */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let x = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
}
