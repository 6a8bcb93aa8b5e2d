// An evening of a circle: planned, played by two people, with its standing at every table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { MOVING, newUser, setDefaultFont } from './browser.mjs';
import { playElsewhere, playToTheEnd } from './elsewhere.mjs';
import { giveName, myTurn } from './play.mjs';

const SIZES = { ana: { width: 1280, height: 800 }, ben: { width: 390, height: 660 } };

const noSidewaysScrolling = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('an evening of two matches', async (t) => {
  const ana = await newUser(t, 'ana', { ...MOVING, viewport: SIZES.ana });
  const ben = await newUser(t, 'ben', { viewport: SIZES.ben, colorScheme: 'dark' });
  let circle = '';

  const standing = (page) => page.getByRole('region', { name: 'Evening', exact: true });

  await t.test('a member plans it', async () => {
    await ana.request.post('/api/me', { data: { name: 'Ana' } });
    const made = await (await ana.request.post('/api/circles', { data: { name: 'Friday' } })).json();
    circle = `/circles/${made.circle}`;
    await ana.goto(circle);
    const link = new URL(await ana.getByLabel('The link to join').inputValue()).pathname;
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Join the circle' }).click();
    await giveName(ben, 'Ben');
    await ben.getByText('No evening has been set up here yet.').waitFor();
    await ana.getByRole('button', { name: 'Set up an evening' }).click();
    const plan = ana.getByRole('dialog', { name: 'Set up an evening' });
    await plan.getByText('What decides').waitFor();
    await plan.getByLabel('Match 2', { exact: true }).selectOption({ label: 'Dogs Cardgame' });
    await plan.getByRole('group', { name: 'What decides' }).getByRole('radio', { name: 'Points' }).check();
    await plan.getByRole('button', { name: 'Remove match 3' }).click();
    await assertAccessible(ana, 'the plan of an evening');
    await plan.getByRole('button', { name: 'Set up the evening' }).click();
    await standing(ana).getByText('Match 1 of 2').waitFor();
    await assertAccessible(ana, 'the waiting room of an evening');
  });

  await t.test('the end of a match leads to the next', async () => {
    await ben.goto(circle);
    await ben.getByRole('link', { name: 'Join', exact: true }).click();
    await ben.getByRole('button', { name: 'Sit here' }).click();
    await standing(ben).getByRole('row', { name: /Ben/ }).waitFor();
    assert.ok(await noSidewaysScrolling(ben));
    await ana.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([myTurn(ana), myTurn(ben)]);
    await ana.getByRole('tab', { name: 'Score' }).click();
    await standing(ana).getByText('Match 1 of 2').waitFor();
    await playToTheEnd(ana, ben);
    await ana.getByRole('button', { name: 'Next match: Dogs Cardgame', exact: true }).click();
    await standing(ana).getByText('Match 2 of 2').waitFor();
    await ben.getByRole('link', { name: 'Next match: Dogs Cardgame', exact: true }).click();
    await standing(ben).getByText('Match 2 of 2').waitFor();
    await assertAccessible(ben, 'the second waiting room');
  });

  await t.test('the last match ends it, and the circle says who has won', async () => {
    await ana.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([myTurn(ana), myTurn(ben)]);
    await playElsewhere(ana, ben);
    for (const page of [ana, ben]) {
      await page.goto(circle);
      const evenings = page.getByRole('region', { name: 'Evenings' });
      await evenings.getByText(/(has won|have won|share) the evening/).waitFor();
      assert.equal(await evenings.getByRole('listitem').getByRole('link').count(), 2);
      assert.ok(await noSidewaysScrolling(page));
    }
    await assertAccessible(ben, 'a circle with an evening');
    await ben.setViewportSize({ width: 320, height: 640 });
    await setDefaultFont(ben, 32);
    assert.ok(await noSidewaysScrolling(ben), 'with the largest letters on the narrowest phone');
  });
});
