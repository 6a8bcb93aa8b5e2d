// The hints of a user's first matches, the offer of the lesson before them, and advice of bots beside other users.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { against, chooseFromList, giveName, invitation, list, myTurn, setUp, until } from './play.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const hint = (page) => page.locator('.lesson-hint');
const shown = (page) => hint(page).getAttribute('data-hint');
/** Where everything of the table lies. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, [data-area], .dock')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    }),
  );
/** Waits until the page has heard which hints its user has seen. */
const asked = (page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().includes('/api/me/hints/'),
  );
/** What a page has asked, asked once more: the browser may drop the body of an answer when the page is left. */
const known = async (page, answer) => (await page.request.get((await answer).url())).json();

/** Opens a page anew, as on another device of the user: nothing is known but what the server knows. */
async function reopen(page) {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
  const answer = asked(page);
  await page.reload();
  await myTurn(page);
  return known(page, answer);
}

test('hints come once each in a first match, and none to spectators', async (t) => {
  const [ana, eva] = [await newUser(t, 'ana'), await newUser(t, 'eva')];
  await against(ana, 'Draftosaurus', 2);
  await hint(ana).waitFor();
  assert.equal(await shown(ana), 'aim');
  await hint(ana).getByRole('button', { name: 'Hide' }).click();
  await hint(ana).waitFor({ state: 'detached' });
  assert.deepEqual((await reopen(ana)).seen, ['aim']);
  await hint(ana).waitFor();
  assert.equal(await shown(ana), 'hold', 'the next one');
  // A choice answers what is shown meanwhile.
  await chooseFromList(ana);
  await myTurn(ana);
  await until(async () => (await hint(ana).count()) > 0 && (await shown(ana)) !== 'hold', 'another hint');
  assert.deepEqual((await reopen(ana)).seen, ['aim', 'hold']);

  await eva.goto(ana.url());
  await eva.locator('main .wanted').waitFor();
  await eva.waitForLoadState('networkidle');
  assert.equal(await hint(eva).count(), 0);

  await hint(ana).locator('.line').click();
  await ana.getByRole('button', { name: 'No more hints for this game' }).click();
  await hint(ana).waitFor({ state: 'detached' });
  assert.equal((await reopen(ana)).wanted, false);
  const answer = asked(ana);
  await against(ana, 'Draftosaurus', 2);
  assert.equal((await known(ana, answer)).wanted, false, 'nor in the next match');
  assert.equal(await hint(ana).count(), 0);
});

test('on a phone a sign opens the hint, and the table stays as it is', async (t) => {
  const page = await newUser(t, 'ana', PHONE);
  await against(page, 'DOGS', 2);
  await hint(page).waitFor();
  const before = await places(page);
  await hint(page).locator('.line').tap();
  await page.getByText('Most points win').last().waitFor();
  await page.locator('.ring').waitFor();
  await page.getByRole('button', { name: 'Got it' }).tap();
  await hint(page).waitFor({ state: 'detached' });
  await page.locator('nav').getByText('Map').tap();
  await until(async () => String(await places(page)) === String(before), 'everything in its place');
});

test('who sits down for the first time is offered the lesson, once', async (t) => {
  const [ana, bia] = [await newUser(t, 'ana'), await newUser(t, 'bia')];
  await setUp(ana, 2);
  const offer = (page) => page.getByRole('button', { name: /^First time\?/ });
  await offer(ana).waitFor();
  await ana
    .locator('p', { has: offer(ana) })
    .getByRole('button', { name: 'Hide' })
    .click();
  await offer(ana).waitFor({ state: 'detached' });
  const path = await invitation(ana);
  const answer = asked(ana);
  await ana.reload();
  assert.deepEqual((await known(ana, answer)).seen, ['lesson']);
  assert.equal(await offer(ana).count(), 0);

  await bia.goto(path);
  await bia.getByRole('button', { name: 'Sit here' }).first().click();
  await giveName(bia, 'Bia');
  await offer(bia).click();
  await bia.locator('.lesson').waitFor();
  assert.equal(await hint(bia).count(), 0, 'a lesson says it once');
});

test('the host may allow advice before the start, and everybody sees that', async (t) => {
  const [ana, bia] = [await newUser(t, 'ana'), await newUser(t, 'bia')];
  const told = 'Anyone may ask a bot for advice';
  await setUp(ana, 2);
  await bia.goto(await invitation(ana));
  await bia.getByRole('button', { name: 'Sit here' }).click();
  await giveName(bia, 'Bia');
  assert.equal(await bia.getByText(told).count(), 0, 'it is off at first');
  await ana.getByRole('button', { name: 'Change', exact: true }).click();
  await ana.getByRole('radio', { name: 'Yes', exact: true }).check();
  await ana.getByRole('button', { name: 'Save' }).click();
  await bia.getByText(told).waitFor();
  await ana.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [ana, bia]) {
    await myTurn(page);
    await list(page).click();
    await page.getByRole('button', { name: 'What would you do?' }).click();
    await page.getByText(/^I would: /).waitFor();
  }
  await bia.getByRole('button', { name: 'Menu' }).click();
  await bia.getByText(told).waitFor();
});
