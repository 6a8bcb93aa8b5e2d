// What matches add up to: one's own page with all of them, a public page with those at open tables, and a table to save.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser, setDefaultFont, url } from './browser.mjs';
import { playToTheEnd } from './elsewhere.mjs';
import { gather, until } from './play.mjs';

const SIZES = { ana: { width: 1280, height: 800 }, ben: { width: 360, height: 740 } };

const noSidewaysScrolling = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('statistics of matches', async (t) => {
  const ana = await newUser(t, 'ana', { viewport: SIZES.ana });
  const ben = await newUser(t, 'ben', { viewport: SIZES.ben, colorScheme: 'dark' });

  await t.test('whoever has played nothing is told so', async () => {
    await ana.goto('/statistics');
    await ana.getByText('No match of yours has come to its end yet.').waitFor();
    await assertAccessible(ana, 'no statistics');
  });

  await gather(ana, ben, { host: 'Ana', guest: 'Ben' });
  const room = new URL(ana.url()).pathname.split('/').pop();
  await playToTheEnd(ana, ben);

  await t.test('a match that ended counts for both, and its lines follow', async () => {
    for (const [page, other] of [
      [ana, 'Ben'],
      [ben, 'Ana'],
    ]) {
      await page.goto('/statistics');
      await page.getByText('one match', { exact: true }).waitFor();
      await until(async () => {
        await page.reload();
        await page.getByText('one match', { exact: true }).waitFor();
        return (await page.getByText('River', { exact: true }).count()) > 0;
      }, 'the lines of the sheet are known');
      assert.ok(
        (await page.locator(`main a[href="/m/${room}"]`).count()) >= 2,
        'records lead to their matches',
      );
      assert.ok(await page.getByText(other, { exact: true }).isVisible());
      await page.locator('summary').click();
      assert.equal(await page.locator('figure tbody tr').count(), 1);
      await assertAccessible(page, 'statistics');
      assert.ok(await noSidewaysScrolling(page));
    }
  });

  await t.test('tables fit a phone with large letters', async () => {
    await ben.setViewportSize({ width: 360, height: 740 });
    await setDefaultFont(ben, 24);
    await ben.context().addCookies([{ name: 'rodada-language', value: 'pt-BR', url }]);
    await ben.reload();
    await ben.locator('summary').click();
    const slides = () =>
      ben
        .locator('.scrolls')
        .evaluateAll((boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    assert.deepEqual(await slides(), [0, 0], 'pixels that a table is wider than its place');
    assert.ok(await noSidewaysScrolling(ben));
  });

  await t.test('the table of all matches is saved', async () => {
    const saved = ana.waitForEvent('download');
    await ana.getByText('Save all matches as a table').click();
    const file = await saved;
    assert.equal(file.suggestedFilename(), 'rodada-matches.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    assert.equal(lines.length, 3);
    assert.ok(lines[1].startsWith(room) && lines[1].includes('"Ana"'), lines[1]);
  });

  await t.test('they are found from the matches played, and on a public page', async () => {
    await ana.goto('/history?mine=1');
    await ana.getByText('Your statistics').click();
    await ana.waitForURL('**/statistics');
    await ana.getByText('Ben', { exact: true }).click();
    await ana.waitForURL('**/people/*');
    await ana.getByRole('heading', { name: 'In numbers' }).waitFor();
    await assertAccessible(ana, 'statistics on a public page');
  });
});
