// A finished match is found in the history, replayed, shared, and exported.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { MATCH_TIMEOUT, MOVING, newUser } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import { chooseFromList, click, gather, hand, held, list, playOn, seeEnd, settled, until } from './play.mjs';
import { program } from './server.mjs';

const words = (page) => page.locator('.words [role=status]').textContent();
const slider = (page) => page.getByRole('slider', { name: 'Step' });
const button = (page, name) => page.getByRole('button', { name, exact: true });
const step = async (page) => Number(await slider(page).inputValue());
const last = async (page) => Number(await slider(page).getAttribute('max'));
const seenBy = (page) => page.getByLabel('Seen by');
const onStage = (page) => page.locator('.boards [data-board]');
/** Waits until the address names a step and a perspective. */
const address = (page, step, as) => page.waitForURL(new RegExp(`/m/[\\w-]+/${step}\\?as=${as}$`));

test('a finished match is found, replayed and exported', async (t) => {
  const ana = await newUser(t, 'ana', {
    ...MOVING,
    acceptDownloads: true,
    viewport: { width: 1280, height: 800 },
  });
  const ben = await newUser(t, 'ben', { reducedMotion: 'reduce' });
  await gather(ana, ben, { host: 'Ana Lúcia', guest: 'Ben Hur' });

  // A running match can be replayed up to now, and only from the user's own perspective.
  await Promise.all([playOn(ana, chooseFromList, 3), playOn(ben, chooseFromList, 3)]);
  const room = new URL(ana.url()).pathname.split('/').pop();
  const watcher = await newUser(t, 'cleo', { expected: [/403.*\/replay\?as=all$/] });

  await t.test('a running match can be replayed up to now', async () => {
    await watcher.goto(`/m/${room}`);
    await slider(watcher).waitFor();
    assert.equal(await step(watcher), await last(watcher));
    assert.deepEqual(await seenBy(watcher).getByRole('option').allTextContents(), ['Spectators']);
    assert.equal(await hand(watcher).count(), 0, 'hands are hidden');
    await watcher.goto(`/m/${room}/5?as=all`);
    await watcher.getByRole('heading', { name: 'This match is still being played' }).waitFor();
    await button(watcher, 'See what has happened so far').click();
    await slider(watcher).waitFor();
    await watcher.getByRole('link', { name: 'To the table' }).click();
    await watcher.waitForURL(`**/t/${room}`);
  });

  // The points are counted out for a few seconds only, so this waits for them from now on.
  const skipped = button(ana, 'Show the result')
    .waitFor({ timeout: MATCH_TIMEOUT })
    .then(async () => {
      assert.equal(await onStage(ana).count(), 1, 'a board is on the stage');
      await button(ana, 'Show the result').click();
    });
  await Promise.all([playElsewhere(ana, ben), skipped]);
  await seeEnd(ana, ['Ana Lúcia', 'Ben Hur']);

  await t.test('the counting of the points can be skipped', async () => {
    assert.equal(await button(ana, 'Show the result').count(), 0);
    assert.equal(await ana.locator('.flying').count(), 0);
  });

  await t.test('with reduced motion the result is there at once', async () => {
    await ben.getByRole('heading', { name: /wins? with|share the victory/ }).waitFor();
    assert.equal(await ben.locator('.waits').count(), 0, 'no line waits for its points');
    assert.equal(await ben.locator('.feast i').count(), 0, 'no confetti');
  });

  await t.test("the winner's board and the whole sheet are in sight", async () => {
    const ranked = ana.locator('.ranking li');
    const winner = await ranked.first().getAttribute('data-ranked');
    assert.equal(await onStage(ana).first().getAttribute('data-board'), winner);
    const [board, sheet, dock] = await Promise.all(
      [onStage(ana).first(), ana.getByRole('table').first(), ana.locator('.end-dock')].map((one) =>
        one.boundingBox(),
      ),
    );
    assert.ok(board.y >= 0 && board.y + board.height <= sheet.y, 'the board stands above the sheet');
    assert.ok(sheet.y + sheet.height <= dock.y, 'the sheet is whole');
    // The other boards can be looked at, too.
    await ranked.last().getByRole('button').click();
    assert.equal(
      await onStage(ana).getAttribute('data-board'),
      await ranked.last().getAttribute('data-ranked'),
    );
  });

  await t.test("a picture to share shows the winner's board", async () => {
    const [download] = await Promise.all([
      ana.waitForEvent('download'),
      button(ana, 'A picture to share').click(),
    ]);
    const bytes = await readFile(await download.path());
    const colours = await ana.evaluate(
      async (url) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const pen = canvas.getContext('2d');
        pen.drawImage(picture, 0, 0);
        const { data } = pen.getImageData(picture.width / 2, 100, picture.width / 3, picture.height - 200);
        return new Set(new Uint32Array(data.buffer)).size;
      },
      `data:image/png;base64,${bytes.toString('base64')}`,
    );
    assert.ok(colours > 500, `${colours} colours beside the words`);
  });

  await t.test('a match is found by game, player and day', async () => {
    await ana.getByRole('link', { name: 'Rodada, home' }).click();
    await ana.getByRole('banner').getByRole('link', { name: 'Matches played' }).click();
    await ana.waitForURL('**/history?mine=1');
    const found = ana.locator('main li').filter({ hasText: 'Ben Hur' });
    await found.filter({ hasText: '1.' }).waitFor();
    await ana.getByLabel('Game').selectOption({ label: 'Draftosaurus' });
    await ana.getByLabel('Player').fill('hur');
    await ana.keyboard.press('Enter');
    const day = await ana.evaluate(() => new Intl.DateTimeFormat('sv').format(Date.now()));
    await ana.getByLabel('From').fill(day);
    await ana.getByLabel('Until').fill(day);
    await ana.getByLabel('Until').blur();
    await ana.waitForURL(
      (url) => url.search === `?game=draftosaurus&player=hur&from=${day}&to=${day}&mine=1`,
    );
    await found.waitFor();
    // The filters are part of the address.
    await ana.reload();
    await found.waitFor();
    assert.equal(await ana.getByLabel('Player').inputValue(), 'hur');

    await ana.getByLabel('From').fill('2001-01-01');
    await ana.getByLabel('Until').fill('2001-12-31');
    await ana.getByLabel('Until').blur();
    await ana.getByText('No match found.').waitFor();
    await ana.getByRole('link', { name: 'Show all matches' }).click();
    await found.waitFor();
    assert.equal(new URL(ana.url()).search, '');
    await found.getByRole('link').first().click();
    await ana.waitForURL(`**/m/${room}**`);
  });

  await t.test('a replay is controlled by buttons, slider and keys', async () => {
    await slider(ana).waitFor();
    const first = Number(await slider(ana).getAttribute('min'));
    const end = await last(ana);
    assert.equal(await step(ana), first);
    assert.equal(await seenBy(ana).locator('option:checked').textContent(), 'Ana Lúcia');
    const begin = await table(ana);

    await button(ana, 'One step forward').click();
    await button(ana, 'One step forward').click();
    await address(ana, first + 2, 0);
    await button(ana, 'One step back').click();
    assert.equal(await step(ana), first + 1);

    await button(ana, 'To the latest step').click();
    await ana.getByText(/wins? with|share the victory/).waitFor();
    const over = await table(ana);
    assert.notDeepEqual(over, begin);
    assert.equal(await step(ana), end);

    // The state at a step does not depend on how the user got there.
    await slider(ana).fill(String(first + 12));
    const there = await table(ana);
    assert.notDeepEqual(there, over);
    await ana.locator('body').press('Home');
    assert.deepEqual(await table(ana), begin);
    for (let n = 0; n < 12; n++) await ana.locator('body').press('ArrowRight');
    assert.equal(await step(ana), first + 12);
    assert.deepEqual(await table(ana), there);
    await ana.locator('body').press('End');
    assert.deepEqual(await table(ana), over);
    await ana.locator('body').press('ArrowLeft');
    assert.equal(await step(ana), end - 1);

    // At the end, playback starts from the beginning; stepping by hand pauses it.
    await ana.locator('body').press('End');
    await ana.getByLabel('Speed').selectOption('16');
    await button(ana, 'Play').click();
    // Playback has started from the beginning and is not at the end yet.
    await until(async () => (await step(ana)) > first + 1 && (await step(ana)) < end, 'it plays');
    await ana.locator('main h1').press('Home');
    await button(ana, 'Play').waitFor();
    assert.equal(await step(ana), first);
  });

  await t.test('a replay stops where one wants it to, and shows who led', async () => {
    const first = Number(await slider(ana).getAttribute('min'));
    const stop = ana.getByLabel('Stop at');
    await ana.locator('body').press('Home');
    await stop.selectOption({ label: 'Rounds' });
    await button(ana, 'One step forward').click();
    const second = await step(ana);
    assert.match(await slider(ana).getAttribute('aria-valuetext'), /Round 2/);
    await ana.locator('body').press('Home');
    await ana.locator('body').press('PageDown');
    assert.equal(await step(ana), second);

    await stop.selectOption({ label: 'My choices' });
    await ana.locator('body').press('Home');
    await button(ana, 'One step forward').click();
    assert.ok((await step(ana)) > first && (await step(ana)) < second);

    assert.equal(await ana.locator('.curve path').count(), 2);
    const marks = await ana.locator('.curve .seat-mark').all();
    if (marks.length > 0) await stop.selectOption({ label: 'Changes of lead' });
    await ana.locator('body').press('Home');
    for (const mark of marks) {
      await button(ana, 'One step forward').click();
      const name = ['Ana Lúcia', 'Ben Hur'][Number(await mark.getAttribute('data-seat'))];
      assert.match(await words(ana), new RegExp(`${name} takes the lead with -?\\d+$`));
    }
    await stop.selectOption({ label: 'Every step' });
  });

  await t.test('the lines of the log are found by their words', async () => {
    const log = ana.getByRole('list', { name: 'What happened' });
    const all = await log.getByRole('listitem').count();
    await ana.getByRole('searchbox', { name: 'Search' }).fill('BÉN HUR picks');
    await until(async () => (await log.getByRole('listitem').count()) < all, 'fewer lines');
    for (const line of await log.getByRole('listitem').allTextContents()) assert.match(line, /Ben Hur picks/);
    await ana.getByRole('searchbox', { name: 'Search' }).fill('');
  });

  await t.test('the lines of the log lead to their steps', async () => {
    const lines = ana.getByRole('list', { name: 'What happened' }).getByRole('button');
    const line = lines.filter({ hasText: /Ben Hur picks/ }).nth(1);
    const said = await line.locator('span').allTextContents();
    await line.click();
    assert.equal(await words(ana), said.join(' · '));
    assert.equal(await line.getAttribute('aria-current'), 'step');
  });

  await t.test('nothing can be selected in a replay', async () => {
    assert.equal(await list(ana).count(), 0);
    assert.notEqual(await held(ana).count(), 0);
    assert.equal(await hand(ana).getByRole('button').count(), 0, 'nothing there is a button');
    const at = await step(ana);
    const before = await table(ana);
    await click(held(ana).first());
    assert.deepEqual([await step(ana), await table(ana)], [at, before]);
  });

  await t.test('a link shows a step from the same perspective', async () => {
    const at = await step(ana);
    await seenBy(ana).selectOption('Ben Hur');
    await address(ana, at, 1);
    await ana.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(ana, 'Link to this step').click();
    await ana.getByText('The link to this step is copied.').waitFor();
    const link = await ana.evaluate(() => navigator.clipboard.readText());
    await watcher.goto(link);
    await slider(watcher).waitFor();
    assert.equal(await step(watcher), at);
    assert.equal(await seenBy(watcher).locator('option:checked').textContent(), 'Ben Hur');
    assert.deepEqual(await table(watcher), await table(ana));
  });

  await t.test('a finished match shows all private views', async () => {
    const first = Number(await slider(watcher).getAttribute('min'));
    await slider(watcher).fill(String(first));
    await seenBy(watcher).selectOption('Spectators');
    await address(watcher, first, 'watch');
    assert.equal(await watcher.locator('.hold li [tabindex]').count(), 0, 'who watches sees no hand');
    await seenBy(watcher).selectOption('Everything revealed');
    await address(watcher, first, 'all');
    const hands = watcher.locator('.hold li [tabindex]');
    await hands.first().waitFor();
    const drawn = () => hands.evaluateAll((all) => all.map((dino) => dino.ariaLabel));
    const look = (name) =>
      watcher.getByRole('button', { name: `A closer look at ${name}’s side of the table` });
    // Rarely, two hands are dealt alike: then they differ some steps later.
    for (const later of [0, 4, 8, 12]) {
      await slider(watcher).fill(String(first + later));
      const one = await drawn();
      await look('Ben Hur').click();
      await look('Ana Lúcia').waitFor();
      const other = await drawn();
      await look('Ana Lúcia').click();
      await look('Ben Hur').waitFor();
      assert.equal(later > 0 || other.length === one.length, true, 'as many at the beginning');
      if (other.join() !== one.join()) return;
    }
    assert.fail('one hand is drawn twice');
  });

  await t.test('the exported file is valid', async () => {
    await button(ana, 'Share or save').click();
    const [download] = await Promise.all([
      ana.waitForEvent('download'),
      ana.getByRole('link', { name: 'Save as a file' }).click(),
    ]);
    await ana.keyboard.press('Escape');
    await ana.getByRole('dialog').waitFor({ state: 'detached' });
    const folder = await mkdtemp(join(tmpdir(), 'rodada-export-'));
    t.after(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    assert.match(download.suggestedFilename(), /^rodada-draftosaurus-.*\.json$/);
    // Exits with an error if the file is not valid.
    execFileSync(program(), ['verify', file]);
  });

  await t.test('a replay that is left before it has come asks for nothing of the next page', async () => {
    const row = ana.locator('main li').filter({ hasText: 'Ben Hur' }).getByRole('link').first();
    await ana.goto('/history?mine=1');
    await row.click();
    // From now on the game is there, and nothing but the answer is waited for.
    await slider(ana).waitFor();
    await ana.goBack();
    await row.waitFor();
    const asked = [];
    ana.on('request', (request) => {
      if (/\/replay(\?|$)/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    let answer = () => {};
    const late = new Promise((/** @type {(value?: unknown) => void} */ resolve) => (answer = resolve));
    await ana.route('**/replay*', async (route) => {
      await late;
      await route.continue();
    });
    await row.click();
    await until(() => asked.length > 0, 'the replay is asked for');
    await ana.goBack();
    await row.waitFor();
    const come = ana.waitForResponse(/\/replay$/);
    answer();
    await (await come).finished();
    await settled(ana);
    assert.deepEqual(asked, [`/api/matches/${room}/replay`]);
    await ana.unroute('**/replay*');
  });

  await t.test('the table of a match links to its replay', async () => {
    await ben.getByRole('link', { name: 'Step through the match' }).click();
    await slider(ben).waitFor();
    assert.equal(await seenBy(ben).locator('option:checked').textContent(), 'Ben Hur');
  });

  await t.test('the replay can be used on a phone', async () => {
    const phone = await newUser(t, 'phone', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.goto(`/m/${room}/20?as=0`);
    await button(phone, 'One step forward').tap();
    await until(async () => (await step(phone)) === 21, 'one step on');
    const { y, height } = await button(phone, 'One step forward').boundingBox();
    assert.ok(y > 370 && y + height <= 740, 'the buttons lie at the bottom');
    const areas = await phone.locator('.areas').boundingBox();
    assert.ok(areas.height > 460, `the areas have ${areas.height} of 740 pixels`);
    await button(phone, 'What happened').tap();
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: /Ben Hur picks/ })
      .first()
      .tap();
    await phone.getByRole('dialog').waitFor({ state: 'detached' });
    await until(async () => (await step(phone)) < 21, 'the step of the line');
    const over = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(over, 0, 'pixels too wide');
  });
});

test('the page of an unknown match links to the history', async (t) => {
  const page = await newUser(t, 'ana', { expected: [/404.*\/replay$/] });
  await page.goto('/m/nowhere');
  await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
  await page.getByRole('link', { name: 'Matches played' }).click();
  await page.getByRole('heading', { name: 'Matches played', level: 1 }).waitFor();
});

/** What the table shows: the areas, their things, the hand. */
async function table(page) {
  const labels = (things) => things.evaluateAll((all) => all.map((one) => one.ariaLabel));
  return {
    zoo: await labels(page.locator('.own [data-target]')),
    held: await labels(page.locator('.hold li [tabindex]')),
    points: await page.locator('.points').allTextContents(),
  };
}
