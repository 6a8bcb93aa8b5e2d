// The server is replaced by a newer one while pages of the old client are open; and parts of a page fail to load.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { frames, newUser, UNREACHABLE } from './browser.mjs';
import { assertSame, chooseFromList, myTurn, place, playNow, playOn, setUp, until } from './play.mjs';
import { nextRelease } from './release.mjs';
import { startServer } from './server.mjs';

/** The folder of the next release. */
let release;
before(async () => (release = await nextRelease()));
after(() => rm(release, { recursive: true, force: true }));

/** Starts a server that `update` replaces by one with the next release of the client. */
async function replaceableServer(t) {
  const server = await startServer();
  t.after(() => server.stop());
  const update = async () => {
    await server.end('SIGTERM');
    server.settings.RODADA_CLIENT = release;
    await server.start();
  };
  return { server, update };
}

const build = (page) =>
  page.evaluate(() => document.querySelector(/** @type {'meta'} */ ('meta[name="build"]')).content);
const isNext = (page) =>
  page.waitForFunction(
    () => document.querySelector(/** @type {'meta'} */ ('meta[name="build"]'))?.content === 'next',
  );
const newer = (page) => page.getByText('There is a newer version of this page.');

test('a match goes on with the new client, in the same seat', async (t) => {
  const { server, update } = await replaceableServer(t);
  const ana = await newUser(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await playNow(ana, 1);
  await playOn(ana, chooseFromList, 2);
  await myTurn(ana);
  const was = await place(ana);
  await update();
  await isNext(ana);
  await myTurn(ana);
  await assertSame(() => place(ana), was, 'the table of the new client');
  await playOn(ana, chooseFromList, 1);
});

test("the host can change the table's settings after an update", async (t) => {
  const { server, update } = await replaceableServer(t);
  const ana = await newUser(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await setUp(ana, 2);
  await update();
  await isNext(ana);
  await ana.getByRole('button', { name: 'Change' }).click();
  await ana.getByRole('dialog', { name: 'Change' }).waitFor();
});

test('an update does not lose typed text, and the page reloads once it is sent', async (t) => {
  const { server, update } = await replaceableServer(t);
  const ana = await newUser(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await setUp(ana, 2);
  const words = ana.getByLabel('Say something');
  await words.fill('We begin at ei');
  await update();
  // The part that shows the settings no longer exists on the server.
  await ana.getByRole('button', { name: 'Change' }).click();
  await newer(ana).waitFor();
  assert.equal(await words.inputValue(), 'We begin at ei');
  assert.notEqual(await build(ana), 'next');
  await words.fill('We begin at eight');
  await ana.keyboard.press('Enter');
  await isNext(ana);
  await ana.getByText('We begin at eight').waitFor();
});

test('navigation after an update loads the new client', async (t) => {
  const { server, update } = await replaceableServer(t);
  const ana = await newUser(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await ana.goto('/me');
  await ana.getByLabel('Your name').fill('An');
  await update();
  await ana.getByRole('radio', { name: '日本語' }).check();
  await newer(ana).waitFor();
  await ana.getByRole('link', { name: 'Rodada, home' }).click();
  await isNext(ana);
  await ana.getByRole('heading', { level: 1 }).waitFor();
});

test('an update waits for whoever reads, searches or replays', async (t) => {
  const { server, update } = await replaceableServer(t);
  const reader = (name) => newUser(t, name, { baseURL: server.url, expected: [UNREACHABLE] });
  const [ana, ben, cleo] = await Promise.all(['ana', 'ben', 'cleo'].map(reader));
  await playNow(cleo, 1);
  await playOn(cleo, chooseFromList, 2);
  const match = new URL(cleo.url()).pathname.replace('/t/', '/m/');
  const received = new Map();
  for (const [page, path, shown] of [
    [ana, '/rules/draftosaurus', ana.getByRole('searchbox')],
    [ben, '/history', ben.getByRole('search')],
    [cleo, match, cleo.getByRole('slider', { name: 'Step' })],
  ]) {
    received.set(page, frames(page));
    await page.clock.install();
    await page.goto(path);
    await shown.waitFor();
  }
  await update();
  /** Lets the page hear of the new client and check a few times whether it may reload. */
  const stays = async (page) => {
    const heard = () => received.get(page).some(({ t, build }) => t === 'welcome' && build === 'next');
    await until(heard, 'the page knows of the new client');
    await page.clock.runFor(5_000);
    assert.notEqual(await build(page), 'next', `${page.url()} was reloaded`);
  };
  await Promise.all([ana, ben, cleo].map(stays));
  await ben.getByLabel('Game').selectOption({ label: 'DOGS' });
  await ben.waitForURL(/game=dogs/);
  assert.notEqual(await build(ben), 'next', 'other filters are no other page');
  await cleo.getByRole('link', { name: 'Rodada, home' }).click();
  await isNext(cleo);
  await cleo.goBack();
  await cleo.getByRole('slider', { name: 'Step' }).waitFor();
  await ana.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await isNext(ana);
});

test('a part that fails to load is retried', async (t) => {
  const ana = await newUser(t, 'ana', { expected: [UNREACHABLE] });
  await setUp(ana, 2);
  const lost = { script: 0, style: 0 };
  await ana.route(/TableSettings-.*\.js$/, (route) => (lost.script++ ? route.continue() : route.abort()));
  await ana.getByRole('button', { name: 'Change' }).click();
  await ana.getByRole('dialog', { name: 'Change' }).waitFor();
  assert.ok(lost.script > 1);
  await ana.keyboard.press('Escape');
  await ana.route(/Qr-.*\.css$/, (route) => (lost.style++ ? route.continue() : route.abort()));
  await ana.getByRole('button', { name: 'QR code' }).click();
  await ana.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  assert.ok(lost.style > 1);
});
