// Where a match turned: what choices and luck made of its result, and the turns that cost most.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { playToTheEnd } from './elsewhere.mjs';
import { gather } from './play.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const dialog = (page) => page.getByRole('dialog', { name: 'Where it turned' });
const table = (page) => dialog(page).getByRole('table');

test('a finished match is analysed, and its turns are shown', async (t) => {
  const ana = await newUser(t, 'ana', {
    expected: [/404.*\/analysis$/],
    viewport: { width: 1280, height: 800 },
  });
  const ben = await newUser(t, 'ben', { viewport: { width: 390, height: 660 } });
  await gather(ana, ben, { host: 'Ana', guest: 'Ben' });
  await playToTheEnd(ana, ben);
  const room = new URL(ana.url()).pathname.split('/').pop();

  await t.test('on request', async () => {
    await ana.getByRole('link', { name: 'Where it turned' }).click();
    await dialog(ana).getByText('Bots are not always right').waitFor();
    await button(ana, 'Analyse this match').click();
    await table(ana).waitFor();
    assert.deepEqual(
      (await table(ana).getByRole('columnheader').allTextContents()).map((name) => name.trim()),
      ['Ana', 'Ben'],
      'one’s own seat comes first',
    );
    const parts = ['Expected at first', 'Own choices', 'Others’ choices', 'Luck', 'At the end'];
    assert.deepEqual(await table(ana).getByRole('rowheader').allTextContents(), [
      'Points ahead',
      ...parts,
      'Place: lower is better',
      ...parts,
    ]);
    const ends = table(ana).getByRole('row', { name: 'At the end' });
    const places = await ends.last().getByRole('cell').allTextContents();
    assert.ok(places.includes('1'), 'somebody won');
    const [one, other] = await ends.first().getByRole('cell').allTextContents();
    assert.equal(
      one.replace(/[+−]/, ''),
      other.replace(/[+−]/, ''),
      'one is ahead as far as the other is behind',
    );
  });

  await t.test('with who was the favourite when, if anybody was', async () => {
    await dialog(ana).getByRole('heading', { name: 'Chance to win' }).waitFor();
    const favourites = dialog(ana)
      .getByRole('listitem')
      .filter({ hasText: /: favourite with \d+\s%/ });
    if ((await favourites.count()) === 0) {
      await dialog(ana).getByText('Nobody was clearly the favourite.').waitFor();
      return;
    }
    await favourites.first().getByRole('button').click();
    await dialog(ana).waitFor({ state: 'detached' });
    await ana.goto(`/m/${room}?turns`);
    await table(ana).waitFor();
  });

  await t.test('on a phone, by whoever comes later, without asking again', async () => {
    await ben.goto(`/m/${room}`);
    await button(ben, 'Score').click();
    await button(ben, 'Where it turned').click();
    await table(ben).waitFor();
    const wide = await dialog(ben).evaluate((one) => one.scrollWidth > one.clientWidth);
    assert.ok(!wide, 'nothing is cut at the side');
    const cards = dialog(ben).getByRole('listitem').filter({ hasText: 'Chosen: ' });
    const { chosen, step } = await cards.first().evaluate((item) => ({
      chosen: item.innerText,
      step: item.querySelector('button').textContent.match(/\d+/)[0],
    }));
    assert.match(chosen, /^−\d[\s\S]*Chosen: /);
    await cards
      .first()
      .getByRole('button', { name: /^To step/ })
      .click();
    await ben.waitForURL(new RegExp(`/${step}\\?`));
  });

  await t.test('one’s own turns one after the other, each first without what was better', async () => {
    let seen = 0;
    for (const page of [ana, ben]) {
      await page.goto(`/m/${room}?turns`);
      await table(page).waitFor();
      const round = dialog(page).locator('.round');
      if ((await round.count()) === 0) continue;
      seen += 1;
      await round.getByText(/^Your turn 1 of [123]\. What would have been better\?$/).waitFor();
      const better = round.getByText(/^Better: /);
      assert.equal(await better.isVisible(), false, 'one may find it');
      await round.getByText('Show what was better').click();
      assert.ok(await better.isVisible());
      if ((await button(page, 'Next turn').count()) === 0) continue;
      await button(page, 'Next turn').click();
      await round.getByText(/^Your turn 2 of/).waitFor();
      await round.getByRole('button', { name: /^To step/ }).click();
      await dialog(page).waitFor({ state: 'detached' });
      if (page === ben) await button(page, 'Score').click();
      await button(page, 'Where it turned').click();
      await round.getByText(/^Your turn 2 of/).waitFor();
    }
    assert.ok(seen > 0, 'whoever plays by chance makes mistakes');
  });
});
