// A finished match that people look at together: on a wide page and on a phone, also after a break.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser, UNREACHABLE } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import { against, giveName, until } from './play.mjs';
import { startServer } from './server.mjs';

const SIZES = { ana: { width: 1280, height: 800 }, ben: { width: 390, height: 660 } };
const EXPECTED = [UNREACHABLE, /50[23]/];

const button = (page, name) => page.getByRole('button', { name, exact: true });
const slider = (page) => page.getByRole('slider', { name: 'Step' });
const step = async (page) => Number(await slider(page).inputValue());
const open = (page) => page.getByRole('button', { name: 'Look together' });
const close = (page) => page.keyboard.press('Escape');
const shows = (page, at) => until(async () => (await step(page)) === at, `step ${at}`);

test('a finished match is looked at together', async (t) => {
  const server = await startServer();
  t.after(() => server.stop());
  const options = { baseURL: server.url, expected: EXPECTED };
  const ana = await newUser(t, 'ana', { ...options, viewport: SIZES.ana });
  const ben = await newUser(t, 'ben', {
    ...options,
    viewport: SIZES.ben,
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await against(ana, 'Draftosaurus', 2);
  await playElsewhere(ana);
  const room = new URL(ana.url()).pathname.split('/').pop();
  await ana.goto(`/m/${room}/20?as=watch`);
  await slider(ana).waitFor();
  let review;

  await t.test('whoever opens the link sees the step of the leader', async () => {
    await open(ana).click();
    await ana.getByText('You lead. Everybody sees the step that you look at.').waitFor();
    await ana.waitForURL(/review=/);
    review = new URL(ana.url()).searchParams.get('review');
    await ben.goto(`/m/${room}?review=${review}`);
    await ben.getByText('You see what Ana shows.').waitFor();
    await shows(ben, 20);
    await ana.getByText('and one more without a name').waitFor();
    await assertAccessible(ana, 'looking together beside a table');
    await assertAccessible(ben, 'looking together on a phone');
    const wide = await ben.getByRole('dialog').evaluate((one) => one.scrollWidth > one.clientWidth);
    assert.ok(!wide, 'nothing is cut at the side');
    await close(ben);
    await button(ana, 'One step forward').click();
    await shows(ben, 21);
  });

  await t.test('one may look elsewhere and come back', async () => {
    await button(ben, 'One step back').click();
    await shows(ben, 20);
    await slider(ana).press('End');
    const last = await step(ana);
    await open(ben).click();
    await ben.getByText(`You look on your own. Ana shows step ${last}.`).waitFor();
    assert.equal(await step(ben), 20);
    await button(ben, 'Come back').click();
    await close(ben);
    await shows(ben, last);
  });

  await t.test('one points, and talks', async () => {
    await open(ben).click();
    await button(ben, 'Point at something').click();
    await giveName(ben, 'Ben');
    await ana.getByText('Ben', { exact: true }).first().waitFor();
    await ben.getByRole('dialog').waitFor({ state: 'detached' });
    const box = await ben.locator('#main [data-piece]').first().boundingBox();
    await ben.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await ana.locator('.pointer').getByText('Ben').waitFor();
    const { width } = await ana.locator('.pointer').boundingBox();
    assert.ok(width < 200, `a thing and not the whole board: ${width} pixels wide`);
    await ana.locator('.pointer').waitFor({ state: 'detached' });
    await open(ben).click();
    await button(ben, 'Point at something').click();
    await ana.getByLabel('Say something').fill('Look at the river');
    await ana.keyboard.press('Enter');
    await ben.getByRole('log').getByText('Look at the river').waitFor();
    await close(ben);
    await ana.getByLabel('Say something').fill('And at the king');
    await ana.keyboard.press('Enter');
    await ben.getByText('Ana: And at the king').waitFor();

    // Pointers and lines of a user whom this user hides are not shown.
    await button(ana, 'Hide what Ben writes').click();
    await button(ana, 'Show again what Ben writes').waitFor();
    await open(ben).click();
    await ben.getByLabel('Say something').fill('Nobody listens');
    await ben.keyboard.press('Enter');
    await ben.getByRole('log').getByText('Nobody listens').waitFor();
    assert.equal(await ana.getByText('Nobody listens').count(), 0);
    await button(ana, 'Show again what Ben writes').click();
    await ana.getByText('Nobody listens').waitFor();
    await close(ben);
  });

  await t.test('it goes on after a restart of the server, and the lead is handed over', async () => {
    await slider(ana).press('Home');
    const first = await step(ana);
    await shows(ben, first);
    await server.end('SIGTERM');
    await ana.getByText('Connecting …').first().waitFor();
    await server.start();
    await button(ana, 'Hand the lead to Ben').click();
    await ana.getByText('You see what Ben shows.').waitFor();
    await button(ben, 'One step forward').click();
    await shows(ana, first + 1);
    await button(ana, 'Leave').click();
    await ana.waitForURL((url) => !url.searchParams.has('review'));
    await open(ben).click();
    await ben.getByText('Ben (you, leading)').waitFor();
    const here = ben.getByRole('list', { name: 'Who is here' });
    await until(async () => (await here.getByText('Ana').count()) === 0, 'Ana is gone');
  });
});
