// A match with days for each move: users leave and return, the server restarts, and the test moves the server's
// clock.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newUser } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import {
  assertSame,
  chooseFromList,
  giveName,
  invitation,
  myTurn,
  place,
  playOn,
  seeEnd,
  setUpByHand,
  wanted,
} from './play.mjs';
import { startServer } from './server.mjs';

const DAY = 24 * 60 * 60 * 1000;

let server;
before(async () => (server = await startServer({ clockwork: true })));
after(() => server?.stop());

test('a match of days, with a deadline that passes', async (t) => {
  const [ana, ben, cleo] = await Promise.all(
    ['ana', 'ben', 'cleo'].map((name) => newUser(t, name, { baseURL: server.url })),
  );
  await setUpByHand(ana, 3, 'Ana', async () => {
    await ana.getByRole('radio', { name: 'Days' }).check();
    await ana.getByLabel('For each move').selectOption('2 days a move');
  });
  const link = await invitation(ana);
  for (const [page, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ]) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await giveName(page, name);
  }
  await ana.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([ana, ben, cleo].map((page) => myTurn(page)));
  const table = new URL(ana.url()).pathname;
  const here = await place(cleo);
  for (const page of [ana, ben]) await chooseFromList(page);
  const waiting = await wanted(ana).textContent();

  await t.test('three days without a server take no time from any player', async () => {
    await Promise.all([ana, ben, cleo].map((page) => page.goto('about:blank')));
    await server.end('SIGTERM');
    server.pass(3 * DAY);
    await server.start();
    await cleo.goto(table);
    await myTurn(cleo);
    await assertSame(() => place(cleo), here, 'seat and hand are as they were');
    await ana.goto(table);
    await wanted(ana).getByText(waiting).waitFor();
    assert.equal(await ana.getByText('Cleo’s time is up.').count(), 0);
  });

  const late = (page) => page.locator('[data-vote]').filter({ hasText: 'Cleo’s time is up.' });

  await t.test('a deadline passes while no player is connected', async () => {
    await Promise.all([ana, cleo].map((page) => page.goto('about:blank')));
    server.pass(2 * DAY);
    for (const page of [ana, ben]) {
      await page.goto(table);
      await late(page).waitFor();
    }
  });

  await t.test('the other players vote to wait', async () => {
    for (const page of [ana, ben]) await late(page).getByRole('button', { name: 'Keep waiting' }).click();
    for (const page of [ana, ben]) await late(page).waitFor({ state: 'detached' });
    await logContains(ana, 'The table waits for Cleo');
  });

  await t.test('the next time they vote for a bot, and the match goes on', async () => {
    server.pass(2 * DAY);
    for (const page of [ana, ben]) await late(page).getByRole('button', { name: 'Let a bot play' }).click();
    await logContains(ben, 'A bot plays for Cleo');
    await Promise.all([ana, ben].map((page) => playOn(page, chooseFromList, 2)));
  });

  await t.test('Cleo comes back and takes the seat again', async () => {
    await cleo.goto(table);
    await cleo.getByText('A bot is playing for you.').waitFor();
    await cleo.getByRole('button', { name: 'Take my seat back' }).click();
    await logContains(ana, 'Cleo is back');
  });

  await playElsewhere(ana, ben, cleo);
  const ends = await Promise.all([ana, ben, cleo].map((page) => seeEnd(page, ['Ana', 'Ben', 'Cleo'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');
});

/** Waits until the log contains the words. */
const logContains = (page, words) => page.getByRole('complementary').getByText(words).first().waitFor();

test('time stands still while a player is on vacation', async (t) => {
  const [ana, ben] = await Promise.all(
    ['ana', 'ben'].map((name) => newUser(t, name, { baseURL: server.url })),
  );
  await setUpByHand(ana, 2, 'Ana', async () => {
    await ana.getByRole('radio', { name: 'Days' }).check();
    assert.ok(await ana.getByLabel('Clocks stand still during a player’s vacation').isChecked());
  });
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([ana, ben].map((page) => myTurn(page)));
  await chooseFromList(ana);

  await ben.goto('/me/notices');
  await ben.getByText('You have 30 days left this year.').waitFor();
  const date = (days) => new Date(server.now() + days * DAY).toISOString().slice(0, 10);
  await ben.getByLabel('First day').fill(date(0));
  await ben.getByLabel('Last day').fill(date(6));
  await ben.getByRole('button', { name: 'Go on vacation' }).click();
  await ben.getByText(/^You are away until /).waitFor();

  // Ana’s page is open.
  const away = ana.locator('.turn-line').getByText(/Ben\W* \(away until .*\w+/);
  await away.waitFor();
  server.pass(4 * DAY);
  await ana.reload();
  await away.waitFor();
  assert.equal(await ana.getByText('Ben’s time is up.').count(), 0);

  await ben.reload();
  await ben.getByRole('button', { name: 'I am back' }).click();
  await ben.getByRole('button', { name: 'I am back' }).waitFor({ state: 'detached' });
  await away.waitFor({ state: 'detached' });
  server.pass(3 * DAY);
  await ana.getByRole('status').filter({ hasText: 'Ben’s time is up.' }).waitFor();
});
