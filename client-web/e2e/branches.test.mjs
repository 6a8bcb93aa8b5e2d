// What if: from any step of a finished match it is played on, against bots or with friends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { playToTheEnd } from './elsewhere.mjs';
import { gather, invitation, myTurn } from './play.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const dialog = (page) => page.getByRole('dialog', { name: 'Play on from here' });
const choose = (page, group, name) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name }).check();

test('a finished match is played on', async (t) => {
  const ana = await newUser(t, 'ana', { viewport: { width: 1280, height: 800 } });
  const ben = await newUser(t, 'ben', { viewport: { width: 390, height: 660 } });
  await gather(ana, ben, { host: 'Ana', guest: 'Ben' });
  await playToTheEnd(ana, ben);
  const room = new URL(ana.url()).pathname.split('/').pop();

  await t.test('against bots, which leads to a table that says where it comes from', async () => {
    await ana.goto(`/m/${room}/12`);
    await button(ana, 'Play on from here').click();
    await choose(ana, 'What was hidden', 'Lies as it did');
    await dialog(ana).getByText('Whoever has seen the replay').waitFor();
    await button(ana, 'Play on').click();
    await ana.waitForURL(/\/t\//);
    await myTurn(ana);
    await button(ana, 'Menu').click();
    await ana.getByRole('link', { name: 'To the match, at step 12' }).click();
    await ana.waitForURL(new RegExp(`/m/${room}/12`));
    await button(ana, 'Play on from here').click();
    await dialog(ana).getByText('Your tries from this match').waitFor();
    assert.equal(await dialog(ana).getByRole('link').count(), 1);
    await button(ana, 'Close').click();
  });

  await t.test('with friends, who get a link', async () => {
    await button(ana, 'Play on from here').click();
    await choose(ana, 'For whom', 'Ben');
    await choose(ana, 'With', 'Friends');
    await button(ana, 'Set up the table').click();
    await ana.waitForURL(/\/t\//);
    await ana.getByText('What was hidden then is drawn anew.').waitFor();
    await ben.goto(await invitation(ana));
    await ben.getByRole('button', { name: 'Sit here' }).click();
    await button(ana, 'Start the match').click();
    // At this step one of the two may have decided.
    await Promise.any([myTurn(ana), myTurn(ben)]);
  });

  await t.test('not where it is over, on a phone', async () => {
    await ben.goto(`/m/${room}/9999`);
    await button(ben, 'Score').click();
    await button(ben, 'Play on from here').click();
    await dialog(ben).getByText('The match is over here.').waitFor();
    const wide = await dialog(ben).evaluate((one) => one.scrollWidth > one.clientWidth);
    assert.ok(!wide, 'nothing is cut at the side');
  });
});
