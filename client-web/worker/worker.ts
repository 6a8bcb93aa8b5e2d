// The service worker. It shows what the server pushes, and a page that says so when there is no network. It keeps that
// page and nothing else, so that no part of the program can grow old: everything else comes from the server.
import { isReplaced, isStale, showsTable, type Pushed, type Shown } from './waits';

declare const self: ServiceWorkerGlobalScope;

/** The badge on the app's icon; only browsers that can install the app have it. */
const badge: { setAppBadge?: (count: number) => Promise<void> } = self.navigator;

/** The address of this script names the language of the user, who may have chosen another one than the browser's. */
const language = new URL(self.location.href).searchParams.get('language') ?? 'en';
/** This script lies at the root of the server, which may be a path of its host. All addresses are relative to it. */
const ROOT = new URL('.', self.location.href);
const OFFLINE = `offline/${encodeURIComponent(language)}.html`;
/** Neighbours under the same host see each other's caches, so names tell whose they are. */
const OWN = `${ROOT.pathname.slice(1)}offline-`;
const KEPT = OWN + language;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(navigate(event));
});
self.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (pushed) event.waitUntil(inTurn(() => show(pushed)));
});
// The browser has replaced the subscription by itself.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event as ExtendableEvent & SubscriptionChange));
});
// An open page says which tables wait.
self.addEventListener('message', (event) => {
  const { waiting } = event.data as { waiting: string[] };
  event.waitUntil(inTurn(() => update(waiting)));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as Shown));
});

let latest: Promise<unknown> = Promise.resolve();
/** For how long one piece of work may hold up the next, in milliseconds: a browser that never answers must not silence all later pushes. */
const PATIENCE = 10_000;

/** Carries out one piece of work after the other: an earlier push must not close what a later one has just shown. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = latest.then(work);
  const tired = new Promise((resume) => setTimeout(resume, PATIENCE));
  latest = Promise.race([done.catch(() => {}), tired]);
  return done;
}

async function install(): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.add(new Request(OFFLINE, { cache: 'reload' }));
  // The pages hold nothing of the former worker.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  // So that no page waits for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function navigate(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(OFFLINE);
    if (page) return page;
    throw error;
  }
}

async function show(pushed: Pushed): Promise<void> {
  const { kind, table, url, title, body, tag, waiting, time } = pushed;
  const data: Shown = { kind, table, url };
  const pictures = { icon: 'icons/192.png', badge: 'icons/badge.png' };
  // The types lack `renotify` and `timestamp`, because not all browsers know them.
  const options = { body, tag, data, renotify: true, timestamp: time, ...pictures };
  for (const shown of await self.registration.getNotifications())
    if (shown.tag !== tag && isReplaced(shown.data as Shown | null, pushed)) shown.close();
  await self.registration.showNotification(title, options);
  await update(waiting);
}

/** The key of the server, for browsers that do not name the subscription that they replace. */
async function serverKey(): Promise<string> {
  const answer = await fetch('api/me/notices');
  const notices = (await answer.json()) as { push: { public_key: string } };
  return notices.push.public_key;
}

interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Tells the server where this browser can be reached from now on. */
async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const subscription = newSubscription ?? (await subscribe(oldSubscription));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('api/me/notices/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, language }),
  });
}

async function subscribe(old: PushSubscription | null | undefined): Promise<PushSubscription> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await serverKey());
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Closes notices of tables that no longer wait, and counts those that do. */
async function update(waiting: readonly string[]): Promise<void> {
  for (const shown of await self.registration.getNotifications())
    if (isStale(shown.data as Shown | null, waiting)) shown.close();
  // 0 removes the badge. It is not shown where the app is not installed.
  await badge.setAppBadge?.(waiting.length).catch(() => {});
}

/** Leads to the page of a notice: to one that is open, or to a new one. */
async function open({ table, url }: Shown): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((page) => showsTable(page.url, ROOT.href, table));
  const target = new URL(url.replace(/^\//, ''), ROOT);
  if (page) await page.focus();
  // Only pages of this server are opened.
  else if (target.href.startsWith(ROOT.href)) await self.clients.openWindow(target);
}
