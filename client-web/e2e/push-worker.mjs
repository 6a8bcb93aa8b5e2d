// A page with a service worker, in a browser where the user has allowed notifications, and pushes to it.
import { newUser } from './browser.mjs';
import { until } from './play.mjs';

/** Opens the start page of the server at `home` with the worker. `push` has the browser receive what a server pushes. */
export async function openWithWorker(t, name, home, options = {}) {
  const { origin } = new URL(home);
  const page = await newUser(t, name, { baseURL: home, wholeBrowser: true, ...options });
  await page.context().grantPermissions(['notifications'], { origin });
  const devtools = await page.context().newCDPSession(page);
  let registration;
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registration = registrations.at(-1)?.registrationId ?? registration;
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await until(() => registration !== undefined, 'the worker is registered');
  const push = (data) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: registration,
      data: JSON.stringify(data),
    });
  return { page, push };
}

/** Has the worker of a page handle a tap on the notice with this tag. Returns where that leads. */
export function tap(page, tag) {
  const [worker] = page.context().serviceWorkers();
  return worker.evaluate(async (tag) => {
    const [at, event] = /** @type {any[]} */ ([globalThis, globalThis.NotificationEvent]);
    const went = [];
    // Only a user may open and focus pages, and only the browser may extend an event.
    at.Clients.prototype.openWindow = (url) => Promise.resolve(went.push(`open ${new URL(url).pathname}`));
    at.WindowClient.prototype.focus = function () {
      return Promise.resolve(went.push(`focus ${new URL(this.url).pathname}`));
    };
    const tapped = new Promise((done) => (at.ExtendableEvent.prototype.waitUntil = done));
    const shown = await at.registration.getNotifications();
    const notification = shown.find((one) => one.tag === tag);
    at.dispatchEvent(new event('notificationclick', { notification }));
    await tapped;
    return went;
  }, tag);
}
