// Tables before, between and after matches: seats, messages to users, rematches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { frames, newUser } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import {
  chooseFromList,
  gather,
  giveName,
  invitation,
  myTurn,
  seeEnd,
  setUp,
  setUpByHand,
  until,
} from './play.mjs';

test('the host decides who has a seat', async (t) => {
  const [ana, ben, cleo, dora] = await Promise.all(
    ['ana', 'ben', 'cleo', 'dora'].map((name) => newUser(t, name)),
  );
  await setUp(ana, 2);
  const link = await invitation(ana);
  const sit = (page) => page.getByRole('button', { name: 'Sit here' });

  await t.test('a player whom the host has sent away cannot come back', async () => {
    await ben.goto(link);
    await ben.getByText('Ana invites you. Choose a free seat.').waitFor();
    await sit(ben).click();
    await giveName(ben, 'Ben');
    await ben.getByText('Everybody is here. Waiting for Ana to start the match.').waitFor();
    assert.equal(await ben.getByLabel('The link to this table').count(), 0, 'no seat is left to ask for');
    await ana.getByRole('button', { name: 'Free this seat' }).click();
    await ben.getByText('The host has freed your seat.').waitFor();
    assert.equal(await sit(ben).count(), 0);
    await ben.goto(link);
    await sit(ben).click();
    await ben.getByText('The host does not want you at this table.').waitFor();
  });

  await cleo.goto(link);
  await sit(cleo).click();
  await giveName(cleo, 'Cleo');

  await t.test('a full table says what to do instead', async () => {
    await dora.goto(link);
    await dora.getByText('All seats are taken. Stay, and you can watch').waitFor();
    await dora.getByRole('main').getByRole('link', { name: 'New table' }).waitFor();
    assert.equal(await sit(dora).count(), 0);
  });

  await ana.getByRole('button', { name: 'Start the match' }).click();
  await myTurn(cleo);

  await t.test('a running match says what to do instead', async () => {
    const began = dora.getByRole('status').filter({ hasText: 'The match has begun' });
    await began.waitFor();
    await dora.reload();
    await began.getByRole('link', { name: 'New table' }).click();
    await dora.waitForURL('/new');
  });
});

test('a new table is on the start page at once', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  await setUp(ana, 2);
  const received = frames(ana);
  await ana.goto('/');
  await ana.getByRole('heading', { name: 'Open tables' }).waitFor();
  // Before that it asks for the list once more, and need not be told.
  await until(() => received.length > 0, 'the socket is open');
  // Of this run alone: the table of an earlier one may still be listed.
  const host = `Ben ${process.pid}`;
  await setUp(ben, 3, host, { open: true });
  await ana.getByRole('main').getByText(host).waitFor({ timeout: 10_000 });
  // On a busy machine the list that the page asked for may show it sooner.
  await until(() => received.some(({ t }) => t === 'lists_changed'), 'the page is told');
});

test('a link that leads nowhere says what to do instead', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  await setUp(ana, 2);
  const link = await invitation(ana);
  await ana.getByRole('button', { name: 'Close the table' }).click();
  const sure = ana.getByRole('alertdialog', { name: /^Close this table/ });
  await sure.getByRole('button', { name: 'Close the table' }).click();
  await ana.waitForURL('/');
  for (const [path, words] of [
    [link, 'This table was closed'],
    ['/t/0192f0c1-2345-7abc-8def-0123456789ab', 'This table is gone'],
    ['/t/half-a-link', 'This table is gone'],
  ]) {
    await ben.goto(path);
    await ben.getByRole('heading', { name: words }).waitFor();
    await ben.getByRole('main').getByRole('link', { name: 'New table' }).waitFor();
  }
});

test('the host chooses who begins, and in a rematch it is the other one', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  await setUp(ana, 2, 'Ana', { game: 'Dog Lover' });
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Change' }).click();
  const first = ana.getByRole('group', { name: 'First player' });
  assert.ok(await first.getByRole('radio', { name: 'Drawn' }).isChecked());
  await first.getByRole('radio', { name: 'Ben' }).check();
  await assertAccessible(ana, 'the first player');
  await ana.getByRole('button', { name: 'Save' }).click();
  for (const page of [ana, ben]) await page.getByText('Ben begins').waitFor();
  await ana.getByRole('button', { name: 'Start the match' }).click();
  // L-16: whoever sits before the first player puts the watchdog down.
  await myTurn(ana);
  await playElsewhere(ana, ben);
  await Promise.all([ana, ben].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await ana.getByText('Ana begins').waitFor();
});

test('a rematch can be followed by another', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  await gather(ana, ben);
  const tables = new Set([new URL(ana.url()).pathname]);
  for (const match of [1, 2]) {
    await playElsewhere(ana, ben);
    await Promise.all([ana, ben].map((page) => seeEnd(page, ['Ana', 'Ben'])));
    await ana.getByRole('button', { name: 'Rematch' }).click();
    await ben.getByRole('link', { name: 'To the rematch' }).click();
    for (const page of [ana, ben]) await page.waitForURL((now) => !tables.has(now.pathname));
    assert.equal(new URL(ana.url()).pathname, new URL(ben.url()).pathname, `after match ${match}`);
    tables.add(new URL(ana.url()).pathname);
    await ana.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([myTurn(ana), myTurn(ben)]);
  }
  assert.equal(tables.size, 3);
});

test('users who come back see their tables, the one that waits for them first and nowhere else', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  const path = (page) => new URL(page.url()).pathname;
  const cards = ana.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
  /** Waits until the cards of Ana's start page say this, in this order. */
  const list = async (...words) => {
    for (const [n, says] of words.entries()) await cards.nth(n).filter({ hasText: says }).waitFor();
    assert.equal(await cards.count(), words.length);
  };
  const links = (page, table) => page.locator(`main a[href="${table}"]`).count();
  const home = () => ana.getByRole('link', { name: 'Rodada, home' }).click();

  await ana.goto('/');
  await ana.getByRole('heading', { level: 1, name: 'A table for friends who are far apart' }).waitFor();
  await setUpByHand(ana, 2, 'Ana', async () => {
    await ana.getByRole('radio', { name: 'Days' }).check();
    await ana.getByLabel('For each move').selectOption('2 days a move');
  });
  const match = path(ana);
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([myTurn(ana), myTurn(ben)]);
  await chooseFromList(ana);
  await setUpByHand(ana, 3, 'Ana', () => ana.getByRole('radio', { name: 'Anyone' }).check());
  const open = path(ana);

  await t.test('tables that wait for others say for whom', async () => {
    await home();
    await list(/Waiting for .*Ben.*Time runs out .?in 4\d hours.*round 1/is, '2 seats free');
    for (const table of [match, open]) assert.equal(await links(ana, table), 1, table);
    await ben.goto('/');
    await ben.locator(`main .tables a[href="${open}"]`).waitFor();
    await ben.locator(`main a[href="${match}"]`).first().waitFor();
    assert.equal(await links(ben, match), 1);
    for (const page of [ana, ben]) await assertAccessible(page, 'the start page with tables');
  });

  await t.test('the table that waits for the user comes first, one tap away', async () => {
    await ben.getByRole('link', { name: 'It is your turn' }).click();
    await myTurn(ben);
    await chooseFromList(ben);
    await list(
      /It is your turn.*Time runs out .?in 4\d hours.*When you last looked: round 1/s,
      '2 seats free',
    );
    assert.equal(await links(ana, match), 1);
    await cards.first().getByRole('link').click();
    await myTurn(ana);
    assert.equal(path(ana), match);
  });

  await t.test('a match that ended meanwhile comes last, until it was looked at', async () => {
    await ana.getByRole('button', { name: 'Menu' }).click();
    await ana.getByRole('button', { name: 'End without a result' }).click();
    await ana.getByRole('button', { name: 'End it' }).click();
    await ana.keyboard.press('Escape');
    await home();
    await list('It is your turn', '2 seats free');
    await ben.getByRole('button', { name: 'I agree' }).click();
    await list('2 seats free', 'Ended without a result');
    await cards.last().getByRole('link').click();
    await ana.getByRole('heading', { name: 'This table was closed' }).waitFor();
    await ana.getByRole('link', { name: 'To the home page' }).click();
    await list('2 seats free');
  });
});
