// The rules pages, the rules at a table, and what the first round has scored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOVING, newUser } from './browser.mjs';
import { games } from './games.mjs';
import { chooseFromList, myTurn, playNow } from './play.mjs';

/** What the lines of an example bring together is what its last line says. */
const sumOf = (lines) => lines.reduce((sum, line) => sum + Number(line.replace('−', '-')), 0);

test('each rules page shows five pictures, a scored board, and finds what one looks for', async (t) => {
  const ana = await newUser(t, 'ana');
  for (const { name: game } of games) {
    await ana.goto(`/rules/${game}`);
    await ana.locator('.examples').scrollIntoViewIfNeeded();
    const example = ana.locator('.example').first();
    await example.locator('[data-board]').waitFor();
    assert.equal(await ana.locator('.rules-view ol .picture > *').count(), 5, game);
    const points = await example.locator('.points li b').allTextContents();
    const [, total] = /(\d+) points/.exec(await example.locator('.points > p').textContent());
    assert.equal(sumOf(points), Number(total), game);
    await example.locator('.points li button').first().click();
    assert.ok((await example.locator('[data-lit]').count()) > 0, `${game} lights nothing`);

    if (game === 'dog-lover')
      assert.equal(await ana.locator('.rules-view li b', { hasText: /^(Dashed|Red|Thick): / }).count(), 3);

    const things = ana.locator('.rules-view ul > li[data-find]:visible');
    const all = await things.count();
    await ana.getByRole('searchbox', { name: 'Search these rules' }).fill('DÓG');
    const some = await things.count();
    assert.ok(some < all, `${game}: ${some} of ${all}`);
    await ana.getByRole('searchbox').fill('zzz');
    await ana.getByText('Nothing here says that').waitFor();
    assert.equal(await things.count(), 0, game);
    await ana.getByRole('searchbox').fill('');
    assert.equal(await things.count(), all, game);
  }
});

test('whoever comes back to a page finds the place they left, also after a reload', async (t) => {
  const ana = await newUser(t, 'ana', { ...MOVING, viewport: { width: 390, height: 660 } });
  const place = () => ana.evaluate(() => Math.round(scrollY));
  const waitForPlace = (top) => ana.waitForFunction((top) => Math.abs(scrollY - top) < 3, top);
  await ana.goto('/rules/dogs');
  await ana.locator('.examples').scrollIntoViewIfNeeded();
  await ana.locator('.example [data-board]').first().waitFor();
  await ana.evaluate(() => scrollTo(0, 0));
  await ana.mouse.move(200, 400);
  await ana.mouse.wheel(0, 1500);
  await waitForPlace(1500);
  await ana.evaluate(() => document.querySelector(/** @type {'a'} */ ('header a[href="/"]')).click());
  await ana.waitForURL((url) => url.pathname === '/');
  await ana.locator('.hero').waitFor();
  assert.equal(await place(), 0, 'another page begins at its top');
  await ana.goBack();
  await waitForPlace(1500);
  await ana.reload();
  await waitForPlace(1500);
  // A user who scrolls keeps the new place, although content still comes.
  await ana.mouse.wheel(0, -700);
  await waitForPlace(800);
  await ana.evaluate(async () => {
    document.body.style.paddingBottom = '50px';
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  });
  assert.equal(await place(), 800);
  await ana.goForward();
  await ana.locator('.hero').waitFor();
  await ana.goBack();
  await waitForPlace(800);
});

test('at a table, the rules begin with what is asked, and the first round is explained', async (t) => {
  const ana = await newUser(t, 'ana');
  await playNow(ana, 1);
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Rules' }).click();
  const asked = ana.locator('dialog .now');
  await asked.getByRole('heading', { name: 'What is asked now' }).waitFor();
  await asked.getByRole('heading', { name: 'Pick' }).waitFor();
  await ana.getByRole('button', { name: 'Close', exact: true }).click();

  const first = ana.getByRole('button', { name: 'Your first round' });
  for (let made = 0; (await first.count()) === 0; made++) {
    assert.ok(made < 12, 'the first round does not end');
    assert.ok(await myTurn(ana));
    await chooseFromList(ana);
  }
  await first.click();
  const panel = ana.getByRole('region', { name: 'Your first round' });
  await panel.locator('li button').first().hover();
  await ana.locator('main .own [data-lit]').first().waitFor({ state: 'attached' });
  await panel.getByRole('button', { name: 'Go on' }).click();
  await first.waitFor({ state: 'detached' });
});
