// The server is replaced by a newer one while pages of the old client are open; and parts of a page get lost on the way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, UNREACHABLE } from './browser.mjs';
import { assertSame, chooseFromList, myTurn, place, playNow, playOn, setUp } from './play.mjs';
import { nextRelease } from './release.mjs';
import { startServer } from './server.mjs';

/** A server that `update` replaces by one with the next release of the client. */
async function house(t) {
  const server = await startServer();
  t.after(() => server.stop());
  const folder = await nextRelease(t);
  const update = async () => {
    await server.end('SIGTERM');
    server.settings.RODADA_CLIENT = folder;
    await server.start();
  };
  return { server, update };
}

const build = (page) => page.evaluate(() => document.querySelector('meta[name="build"]').content);
const isNext = (page) =>
  page.waitForFunction(() => document.querySelector('meta[name="build"]')?.content === 'next');
const newer = (page) => page.getByText('There is a newer version of this page.');

test('a match goes on with the new client, in the same seat', async (t) => {
  const { server, update } = await house(t);
  const ana = await person(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
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

test('a waiting room lets its host change things after an update', async (t) => {
  const { server, update } = await house(t);
  const ana = await person(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await setUp(ana, 2);
  await update();
  await isNext(ana);
  await ana.getByRole('button', { name: 'Change' }).click();
  await ana.getByRole('dialog', { name: 'Change' }).waitFor();
});

test('half a sentence survives an update, and whoever is done gets the new client', async (t) => {
  const { server, update } = await house(t);
  const ana = await person(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await setUp(ana, 2);
  const words = ana.getByLabel('Say something');
  await words.fill('We begin at ei');
  await update();
  // The part that draws the settings is gone with the old server.
  await ana.getByRole('button', { name: 'Change' }).click();
  await newer(ana).waitFor();
  assert.equal(await words.inputValue(), 'We begin at ei');
  assert.notEqual(await build(ana), 'next');
  await words.fill('We begin at eight');
  await ana.keyboard.press('Enter');
  await isNext(ana);
  await ana.getByText('We begin at eight').waitFor();
});

test('whoever goes to another page after an update comes to the new one', async (t) => {
  const { server, update } = await house(t);
  const ana = await person(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await ana.goto('/me');
  await ana.getByLabel('Your name').fill('An');
  await update();
  await ana.getByRole('radio', { name: '日本語' }).check();
  await newer(ana).waitFor();
  await ana.getByRole('link', { name: 'Rodada, home' }).click();
  await isNext(ana);
  await ana.getByRole('heading', { level: 1 }).waitFor();
});

test('a part that is lost on the way is asked for again', async (t) => {
  const ana = await person(t, 'ana', { expected: [UNREACHABLE] });
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
