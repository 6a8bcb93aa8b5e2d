// A page with a service worker, in a browser where the user has allowed notifications, and pushes to it.
import { newUser } from './browser.mjs';
import { until } from './play.mjs';

/** Opens the start page of the server at `origin` with the worker. `push` has the browser receive what a server pushes. */
export async function openWithWorker(t, name, origin, options = {}) {
  const page = await newUser(t, name, { baseURL: origin, wholeBrowser: true, ...options });
  await page.context().grantPermissions(['notifications'], { origin });
  const devtools = await page.context().newCDPSession(page);
  let registration;
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registration = registrations.at(-1)?.registrationId ?? registration;
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/');
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
