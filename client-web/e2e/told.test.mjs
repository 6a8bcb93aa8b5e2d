// From one move to the next between players who are not at the table: one is told, taps, sees what happened and moves, and
// then the other is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseFromList, giveName, invitation, myTurn, setUpByHand, until } from './play.mjs';
import { openWithWorker } from './push-worker.mjs';
import { newBrowser, serve, startReceiver } from './receiver.mjs';

const WAIT = 65_000;

/** A user whose browser has a worker and subscribes at a push service of this test. */
async function withPushes(t, name, server, receiver) {
  const { page, push } = await openWithWorker(t, name, server.url);
  const path = `/push/${name}`;
  const browser = newBrowser(`${receiver.url}${path}`);
  const received = () => receiver.received.filter((one) => one.path === path);
  return {
    page,
    received,
    subscribe: () =>
      page.evaluate(async (body) => {
        const headers = { 'content-type': 'application/json' };
        await fetch('/api/me/notices/push', { method: 'POST', headers, body: JSON.stringify(body) });
      }, browser.subscription),
    /** Has the browser receive the latest push. Returns what it says. */
    deliver: async () => {
      const payload = browser.decrypt(received().at(-1).body);
      await push(payload);
      return payload;
    },
  };
}

/** Taps the only notice that the browser shows. Returns the page that it leads to. */
async function tap(page) {
  const [worker] = page.context().serviceWorkers();
  const count = () =>
    worker.evaluate(async () => {
      const notices = await /** @type {any} */ (globalThis).registration.getNotifications();
      return notices.length;
    });
  await until(async () => (await count()) === 1, 'the notice is shown');
  return worker.evaluate(async () => {
    const at = /** @type {any} */ (globalThis);
    let opened;
    // Only a user may open pages, and only the browser may extend an event.
    at.Clients.prototype.openWindow = (url) => Promise.resolve((opened = new URL(url).pathname));
    const tapped = new Promise((done) => (at.ExtendableEvent.prototype.waitUntil = done));
    const notices = await at.registration.getNotifications();
    at.dispatchEvent(new at.NotificationEvent('notificationclick', { notification: notices[0] }));
    await tapped;
    return opened;
  });
}

test('who has closed the page is told, sees what happened, moves, and so the other is told', async (t) => {
  const receiver = await startReceiver(t);
  const server = await serve(t);
  const ana = await withPushes(t, 'ana', server, receiver);
  const ben = await withPushes(t, 'ben', server, receiver);
  await setUpByHand(ana.page, 2, 'Ana', () => ana.page.getByRole('radio', { name: 'Days' }).check());
  const table = new URL(ana.page.url()).pathname;
  await ben.page.goto(await invitation(ana.page));
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await giveName(ben.page, 'Ben');
  await ana.page.getByRole('button', { name: 'Start the match' }).click();
  for (const { page } of [ana, ben]) await myTurn(page);
  for (const { subscribe } of [ana, ben]) await subscribe();
  await chooseFromList(ben.page);
  await ben.page.goto('about:blank');

  // The server takes it that a player has seen what others do in the second after the player’s own move.
  server.pass(5_000);
  await chooseFromList(ana.page);
  await myTurn(ana.page);
  await chooseFromList(ana.page);
  await ana.page.goto('about:blank');
  server.pass(WAIT);
  await until(() => ben.received().length > 0, 'Ben is told');
  const told = await ben.deliver();
  assert.equal(told.kind, 'your_turn');
  assert.deepEqual(told.waiting, [table.slice('/t/'.length)]);
  assert.equal(ana.received().length, 0, 'the table does not wait for Ana');

  await ben.page.goto('/');
  await ben.page.locator('.latest').getByText('Ana').waitFor();
  await ben.page.goto('about:blank');
  const opened = await tap(ben.page);
  assert.equal(opened, table);
  await ben.page.goto(opened);
  await ben.page
    .locator('main .telling')
    .getByText(/^Meanwhile: /)
    .waitFor();
  await myTurn(ben.page);
  await chooseFromList(ben.page);
  await ben.page.goto('about:blank');
  server.pass(WAIT);
  await until(() => ana.received().length > 0, 'Ana is told');
  assert.equal((await ana.deliver()).kind, 'your_turn');
  assert.equal(await tap(ana.page), table);
});
