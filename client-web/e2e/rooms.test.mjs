// Tables before, between and after matches: seats, messages to users, rematches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { chooseFromList, gather, giveName, invitation, myTurn, playOn, seeEnd, setUp } from './play.mjs';

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

test('a rematch can be followed by another', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  await gather(ana, ben);
  const tables = new Set([new URL(ana.url()).pathname]);
  for (const match of [1, 2]) {
    await Promise.all([ana, ben].map((page) => playOn(page, chooseFromList)));
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
