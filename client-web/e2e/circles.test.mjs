// A circle: made, joined by its link, played in with a private table, and left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { playToTheEnd } from './elsewhere.mjs';
import { giveName, myTurn } from './play.mjs';

const SIZES = { ana: { width: 1280, height: 800 }, ben: { width: 360, height: 740 } };
/** A link that was replaced leads nowhere. */
const REFUSED = [/400.*\/circles\/invitation$/];

const noSidewaysScrolling = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a circle and its private tables', async (t) => {
  const ana = await newUser(t, 'ana', { viewport: SIZES.ana });
  const ben = await newUser(t, 'ben', { viewport: SIZES.ben, colorScheme: 'dark' });
  const eva = await newUser(t, 'eva', { expected: REFUSED });
  let link = '';
  let circle = '';

  await t.test('it is made from the page of oneself', async () => {
    await ana.request.post('/api/me', { data: { name: 'Ana' } });
    await ana.goto('/me');
    await ana.getByRole('link', { name: 'Circles' }).click();
    await ana.getByText('You are in no circle yet.').waitFor();
    await assertAccessible(ana, 'no circles');
    await ana.getByLabel('Name of the circle').fill('Friday night');
    await ana.getByRole('button', { name: 'Make the circle' }).click();
    await ana.getByRole('heading', { level: 1, name: 'Friday night' }).waitFor();
    await ana.getByText('No match has come to its end here yet.').waitFor();
    await assertAccessible(ana, 'a new circle');
    circle = new URL(ana.url()).pathname;
    link = new URL(await ana.getByLabel('The link to join').inputValue()).pathname;
  });

  await t.test('whoever has the link joins by a press, and others find nothing', async () => {
    await ben.goto(circle);
    await ben.getByRole('heading', { name: 'There is no circle here' }).waitFor();
    await ben.goto(link);
    await ben.getByText('Ana owns this circle.').waitFor();
    await assertAccessible(ben, 'a link to join');
    await ben.getByRole('button', { name: 'Join the circle' }).click();
    await giveName(ben, 'Ben');
    await ben.getByRole('heading', { level: 1, name: 'Friday night' }).waitFor();
    await ben.getByText('2 members').waitFor();
    await assertAccessible(ben, 'a circle');
    // The page of a circle loads again by itself every few seconds, and at once when its tab is looked at again.
    await ana.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await ana.getByText('2 members').waitFor();
    assert.ok(await noSidewaysScrolling(ben));
  });

  await t.test('the owner has the results told elsewhere, and members see where', async () => {
    await ana.getByRole('button', { name: 'Tell the results elsewhere' }).click();
    await ana.getByLabel('The address, with https://').fill('https://chat.example/secret');
    await ana.getByRole('button', { name: 'Save' }).click();
    await ana.getByText('The results of this circle are told at chat.example.').waitFor();
    await ana.getByLabel('The secret that signs each call').waitFor();
    await assertAccessible(ana, 'a circle with a webhook');
    await ben.reload();
    await ben.getByText('The results of this circle are told at chat.example.').waitFor();
    assert.ok(!(await ben.content()).includes('secret'));
    await assertAccessible(ben, 'a circle with a webhook, for a member');
    await ana.getByRole('button', { name: 'Remove', exact: true }).click();
    await ana.getByText('The results of this circle').waitFor({ state: 'detached' });
  });

  await t.test('a private table in it says so, and members sit down', async () => {
    await ana.getByRole('link', { name: 'New table in this circle' }).click();
    const chosen = ana.getByLabel('In a circle?');
    await chosen.waitFor();
    assert.equal(await chosen.locator('option:checked').textContent(), 'Friday night');
    await ana.getByText('Only who has it and the members of the circle see the table.').waitFor();
    await assertAccessible(ana, 'a new table in a circle');
    await ana.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '2' }).check();
    await ana.getByRole('button', { name: 'Set up the table' }).click();
    await ana.getByText('Played in the circle Friday night').waitFor();
    await assertAccessible(ana, 'the waiting room of a circle');
    await eva.goto(new URL(ana.url()).pathname);
    await eva.getByText('Played in a circle:').waitFor();
    await ben.reload();
    await ben.getByRole('link', { name: 'Join', exact: true }).click();
    await ben.getByText('Played in the circle Friday night').waitFor();
    await ben.getByRole('button', { name: 'Sit here' }).click();
    await ben.getByRole('button', { name: 'Sit here' }).waitFor({ state: 'detached' });
    await ben.goto(circle);
    await ben.getByRole('link', { name: 'Open', exact: true }).click();
    await ana.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([myTurn(ana), myTurn(ben)]);
    const room = new URL(ana.url()).pathname.split('/').pop();
    await playToTheEnd(ana, ben);
    await ana.goto(circle);
    await ana.locator(`main a[href="/m/${room}"]`).first().waitFor();
    await assertAccessible(ana, 'a circle with a match');
    assert.ok(await noSidewaysScrolling(ana));
    for (const user of [ana, ben]) {
      await user.goto(circle);
      const section = user.getByRole('region', { name: 'Who plays how' });
      await section.getByRole('row', { name: /^Ana/ }).waitFor();
      await section.getByRole('row', { name: /^Ben/ }).waitFor();
      const closest = section.getByRole('definition').last().getByRole('link');
      assert.equal(await closest.getAttribute('href'), `/m/${room}`);
      assert.ok(await noSidewaysScrolling(user));
    }
    await assertAccessible(ben, 'who plays how');
    // As if the first of several matches had ended two years ago, and none last year.
    const year = new Date().getFullYear();
    await ben.route(/\/circles\/[^/]+\/statistics/, async (route) => {
      const answer = await route.fetch();
      const found = await answer.json();
      if (new URL(route.request().url()).searchParams.get('from') === String(new Date(year - 1, 0).getTime()))
        Object.assign(found, { matches: 0, ended: undefined, players: [], games: [] });
      else found.ended[0] = new Date(year - 2, 5).getTime();
      await route.fulfill({ json: found });
    });
    await ben.reload();
    await ben.getByRole('radio', { name: String(year - 1) }).check();
    await ben.getByText('There are no such matches yet.').waitFor();
    await ben.getByRole('radio', { name: 'Ever' }).check();
    await ben.getByRole('row', { name: /^Ana/ }).waitFor();
    await ben.unroute(/\/circles\/[^/]+\/statistics/);
    await ben.getByRole('link', { name: `The year ${year} on one page` }).click();
    await ben.getByRole('heading', { level: 1, name: `Friday night in ${year}` }).waitFor();
    await ben.getByText('One match · 2 people · one game').waitFor();
    const asText = await ben.getByLabel('The year as text').inputValue();
    assert.match(asText, /^Friday night in \d{4}\n[^]*Most wins: (?:Ana|Ben) 1 of 1/);
    await assertAccessible(ben, 'a year of a circle');
    assert.ok(await noSidewaysScrolling(ben));
    await ben.getByRole('link', { name: 'Back to the circle' }).click();
    await ben.getByRole('link', { name: 'Your matches here' }).click();
    await ben.getByText('Your matches in this circle').waitFor();
    await ben.getByRole('link', { name: 'Ana' }).waitFor();
    await ben.getByRole('link', { name: 'Back to the circle' }).click();
    await ben.getByRole('heading', { level: 1, name: 'Friday night' }).waitFor();
  });

  await t.test('another link, another owner, and the end', async () => {
    await ana.getByRole('button', { name: 'Make another link' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Make another link' }).click();
    await ana.getByText('There is another link now.').waitFor();
    await eva.goto(link);
    await eva.getByRole('heading', { name: 'This link leads nowhere' }).waitFor();
    await ana.getByRole('button', { name: 'Make owner: Ben' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await ana.getByRole('button', { name: 'Make owner: Ben' }).waitFor({ state: 'detached' });
    await ana.getByRole('button', { name: 'Leave the circle' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Leave the circle' }).click();
    await ana.getByText('You are in no circle yet.').waitFor();
    await ben.goto(circle);
    await ben.getByLabel('Name of the circle').fill('Sunday');
    await ben.getByRole('button', { name: 'Change the name' }).click();
    await ben.getByRole('heading', { level: 1, name: 'Sunday' }).waitFor();
    await ben.getByRole('button', { name: 'End the circle' }).click();
    await ben.getByRole('alertdialog').getByRole('button', { name: 'End the circle' }).click();
    await ben.getByText('You are in no circle yet.').waitFor();
  });
});
