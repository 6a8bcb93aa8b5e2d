// The host of the server erases a player: the others invite somebody into the seat by a link, and all are told so.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { assertAccessible } from './axe.mjs';
import { newUser, UNREACHABLE } from './browser.mjs';
import { chooseFromList, giveName, invitation, myTurn, setUp } from './play.mjs';
import { program, startServer } from './server.mjs';

const PHONE = { width: 360, height: 740 };

let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

test('somebody takes the seat of a player who was erased', async (t) => {
  const open = (name, options) =>
    newUser(t, name, { baseURL: server.url, expected: [/401.*\/api\//, UNREACHABLE], ...options });
  const ana = await open('ana', { viewport: PHONE });
  const [ben, cleo, dora] = await Promise.all(['ben', 'cleo', 'dora'].map((name) => open(name)));
  await setUp(ana, 3, 'Ana');
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

  const { user } = await (await cleo.request.get('/api/me')).json();
  const env = { ...process.env, ...server.settings };
  await promisify(execFile)(program(), ['people', 'erase', user, '--yes'], { env });
  const vote = (page) => page.locator('[data-vote="2"]');
  for (const page of [ana, ben]) {
    await vote(page).getByText('has left this server for good').waitFor();
    assert.equal(await vote(page).getByRole('button', { name: 'Keep waiting' }).count(), 0);
  }
  await assertAccessible(ana, 'the vote on a seat');
  await vote(ana).getByRole('button', { name: 'Invite somebody' }).click();
  await vote(ana).getByText('You have answered.').waitFor();
  await vote(ben).getByRole('button', { name: 'Invite somebody' }).click();
  const offer = vote(ana).getByLabel('Link to the seat');
  await offer.waitFor();
  await assertAccessible(ana, 'the link to a seat');
  const wide = await ana.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  assert.equal(wide, false, 'the vote fits on a phone');

  const toSeat = await offer.inputValue();
  await dora.setViewportSize(PHONE);
  await dora.goto(toSeat);
  await dora.getByText('You will see everything that this seat knows').waitFor();
  await assertAccessible(dora, 'a seat that is offered');
  await dora.getByRole('button', { name: 'Take the seat' }).click();
  await giveName(dora, 'Dora');
  await myTurn(dora);
  for (const page of [ana, ben]) await vote(page).waitFor({ state: 'detached' });
  await ben.getByText('Dora sits down in the seat of').first().waitFor();
  // The link is used up.
  const eva = await open('eva');
  await eva.goto(toSeat);
  await eva.getByText('The match has begun and all seats are taken').waitFor();
  await chooseFromList(dora);
});
