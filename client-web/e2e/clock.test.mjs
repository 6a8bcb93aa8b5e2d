// The clock of the device is wrong, is corrected while a table is open, or stands still while the device sleeps: the
// page shows what the server's clock leaves.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newUser } from './browser.mjs';
import { until } from './play.mjs';
import { startServer } from './server.mjs';

const MINUTE = 60_000;
/** Shorter than the silence after which a server closes a connection. */
const NAP = 30_000;
/** So many seconds are between reading the page's clock and the server's, at most. */
const APART = 2;

let server;
before(async () => (server = await startServer({ clockwork: true })));
after(() => server?.stop());

/** Opens a table with a clock on a device whose own clock is so many milliseconds ahead. */
async function openAt(t, ahead) {
  const page = await newUser(t, 'ana', { baseURL: server.url });
  await page.addInitScript((ahead) => {
    const device = Date.now.bind(Date);
    Date.now = () => device() + ahead;
    Object.assign(globalThis, { setClock: (to) => (ahead = to) });
  }, ahead);
  await page.request.post('/api/me', { data: { name: 'Ana' } });
  const pace = { kind: 'live', minutes: 30 };
  const data = { game: 'draftosaurus', seats: 2, pace, against: 'beginner' };
  const { room } = await (await page.request.post('/api/tables', { data })).json();
  await page.goto(`/t/${room}`);
  await page.locator('.clock time').first().waitFor();
  return page;
}

const setClock = (page, to) => page.evaluate((to) => /** @type {any} */ (globalThis).setClock(to), to);

/**
 * By how many seconds the clock of the table differs from what the server's clock leaves. The page rounds seconds up and
 * writes them once a second, so a right clock shows up to two seconds more than is left: one is taken for what is right. On
 * a busy machine the page may need some time to answer, and has shown the clock of any moment in it.
 */
async function apart(page) {
  const [{ deadline }] = await (await page.request.get('/api/tables/mine')).json();
  const right = () => (deadline - server.now()) / 1000 + 1;
  const most = right();
  const shown = await page.locator('.clock time').first().innerText();
  const least = right();
  const [minutes, seconds] = shown.split(':').map(Number);
  const time = minutes * 60 + seconds;
  return Math.max(time - most, 0) + Math.min(time - least, 0);
}

const isRight = (page) => until(async () => Math.abs(await apart(page)) <= APART, 'it is right', 5_000);

for (const { what, from, to } of [
  { what: 'an hour slow, and then corrected', from: -60 * MINUTE, to: 0 },
  { what: 'ten minutes fast, and then corrected', from: 10 * MINUTE, to: 0 },
  { what: 'right, and then set back by an hour', from: 0, to: -60 * MINUTE },
]) {
  test(`a clock that is ${what}`, async (t) => {
    const page = await openAt(t, from);
    await isRight(page);
    await setClock(page, to);
    for (const end = Date.now() + 4_000; Date.now() < end;) {
      const wrong = await apart(page);
      assert.ok(Math.abs(wrong) <= APART, `setting the device's clock changes nothing, not ${wrong} s`);
    }
  });
}

test('a device that sleeps while the page is in sight', async (t) => {
  const page = await openAt(t, 0);
  await isRight(page);
  // `performance.now()` has stood still meanwhile, and no event tells of it.
  server.pass(NAP);
  await setClock(page, NAP);
  await isRight(page);
});
