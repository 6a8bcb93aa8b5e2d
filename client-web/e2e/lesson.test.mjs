// Lessons, played by following the hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { until } from './play.mjs';

/** The hints that each lesson gives to whoever follows the hand, at least. */
const LESSONS = { Draftosaurus: 9, DOGS: 11, 'DOGS: O Sócio': 9, 'Dogs Cardgame': 9, 'Dog Lover': 8 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const line = (page) => page.locator('.lesson');

/** Starts the lesson of a game from its box. */
export async function learn(page, game) {
  await page.goto('/');
  const box = page.locator('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) });
  await box.getByRole('button', { name: /Learn it|Aprenda|遊んで/ }).click();
  await page.waitForURL(/\/t\//);
  await line(page).waitFor();
}

/** Does what the lesson says once: reads a hint, or touches what the hand points at. Returns false at the end. */
export async function follow(page) {
  const next = line(page).locator('.primary');
  if (await next.isVisible()) {
    await next.click();
    return true;
  }
  if (await line(page).locator('.button:not(.primary)').isVisible()) return false;
  const confirm = page.locator('dialog[open] .primary');
  if (await confirm.isVisible()) {
    await confirm.click();
    return true;
  }
  // The hand waits for the server and for pieces that move.
  const ring = await page
    .locator('.ring')
    .boundingBox({ timeout: 100 })
    .catch(() => null);
  if (!ring || !(await page.locator('.turn-line.mine').isVisible())) return true;
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  await page.mouse.click(x, y);
  return true;
}

for (const [game, hints] of Object.entries(LESSONS))
  for (const [size, options] of Object.entries({ desk: {}, phone: PHONE }))
    test(`the lesson of ${game} is learned by following the hand (${size})`, async (t) => {
      const page = await newUser(t, 'ana', options);
      await learn(page, game);
      const said = new Set();
      await until(
        async () => {
          said.add(await line(page).locator('p').innerText());
          return !(await follow(page));
        },
        'the lesson ends',
        240_000,
      );
      assert.ok(said.size >= hints, `${said.size} hints: ${[...said].join(' | ')}`);
      for (const words of said) assert.ok(words.split(' ').length <= 14, words);
      // No list of matches has it.
      await page.goto('/');
      await page.getByRole('heading', { name: 'DOGS', exact: true }).waitFor();
      assert.equal(await page.locator('a[href^="/t/"]').count(), 0);
    });
