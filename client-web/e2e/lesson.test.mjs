// Lessons, played by following the hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { list, playNow, until } from './play.mjs';

const DESK = {};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Each game, the page that its lesson is played on, and how many hints it gives to whoever follows the hand, at least. */
const LESSONS = [
  { game: 'Draftosaurus', size: DESK, hints: 9 },
  { game: 'DOGS', size: PHONE, hints: 11 },
  { game: 'DOGS: O Sócio', size: DESK, hints: 9 },
  { game: 'Dogs Cardgame', size: PHONE, hints: 9 },
  { game: 'Dog Lover', size: PHONE, hints: 8 },
];

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
  const confirm = page.locator('[role=alertdialog] .primary');
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

for (const { game, size, hints } of LESSONS)
  test(`the lesson of ${game} is learned by following the hand`, async (t) => {
    const page = await newUser(t, 'ana', size);
    await learn(page, game);
    const said = new Set();
    const isEnded = async () => {
      said.add(await line(page).locator('p').innerText());
      return !(await follow(page));
    };
    await until(isEnded, 'the lesson ends', 120_000);
    assert.ok(said.size >= hints, `${said.size} hints: ${[...said].join(' | ')}`);
    // No list of matches has it.
    await page.goto('/');
    await page.getByRole('heading', { name: 'DOGS', exact: true }).waitFor();
    assert.equal(await page.locator('a[href^="/t/"]').count(), 0);
  });

test('a bot says what it would do, to who plays against bots alone', async (t) => {
  const page = await newUser(t, 'ana');
  await playNow(page, 1);
  await list(page).click();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.getByText(/^I would: /).waitFor();
  await page.locator('.ring').waitFor();
  const lit = page.locator('[data-suggested]').first();
  await lit.click();
  await page.locator('.ring').waitFor({ state: 'detached' });
});
