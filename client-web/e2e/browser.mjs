// Browsers for the journeys: each user has a context of their own, and any error in a page fails the test.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';

/** The address of the server under test. */
export const url = process.env.RODADA_URL;

/** Pages move as for most users. Where motion is not what a journey is about, they do without, which is far quicker. */
export const MOVING = /** @type {const} */ ({ reducedMotion: 'no-preference' });

/** How long to wait for anything, in milliseconds; generous, for slow machines. */
export const TIMEOUT = 60_000;
/** How long a whole match may take. */
export const MATCH_TIMEOUT = 900_000;

const dictionary = readFileSync(new URL('../../protocol/dictionary.txt', import.meta.url));
const results = fileURLToPath(new URL('../test-results', import.meta.url));
/** The launched browsers, by the path of their program and by whether they draw. */
const launched = new Map();
/** Emits `sent` and `received` for the frames of each page, across reconnects. */
const SOCKET_EVENTS = new WeakMap();
export const socketEvents = (page) => SOCKET_EVENTS.get(page);
after(() => Promise.all([...launched.values()].map(async (browser) => (await browser).close())));

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * Draws no pixels: no journey looks at any, and a third of the processor's time went into them. Pages are laid out, hit and
 * composited as ever. A page whose times are measured is drawn.
 */
const UNDRAWN = '--force-gpu-mem-available-mb=0';

/** Console messages that a browser logs for a user without a session. */
const NO_SESSION = /401.*\/api\/(me|tables\/mine)$/;
/** Console messages while the server cannot be reached. */
export const UNREACHABLE = /WebSocket connection to|net::ERR_|Failed to load resource/;

/**
 * Opens a page for a new user. `t` is the test; `expected` are patterns of errors that it expects. The other
 * options are Playwright's for a context, such as `locale`, `viewport`, `hasTouch` or `colorScheme`. Chromium's headless
 * shell, which is used otherwise, shows no notifications and reads no manifest: `wholeBrowser` opens the page in Chromium.
 * Where times are measured, the page is `drawn`.
 *
 * @param {any} t
 * @param {string} name
 * @param {import('playwright-core').BrowserContextOptions & { expected?: RegExp[], wholeBrowser?: boolean, drawn?: boolean }} options
 */
export async function newUser(t, name, options = {}) {
  const { expected = [], wholeBrowser = false, drawn = false, ...ways } = options;
  const browser = await launch(wholeBrowser ? process.env.CHROMIUM : process.env.CHROMIUM_SHELL, drawn);
  const context = await browser.newContext({ baseURL: url, locale: 'en', reducedMotion: 'reduce', ...ways });
  context.setDefaultTimeout(TIMEOUT);
  context.on('page', (tab) => {
    const events = new EventEmitter().setMaxListeners(0);
    SOCKET_EVENTS.set(tab, events);
    tab.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => events.emit('sent', payload));
      socket.on('framereceived', ({ payload }) => events.emit('received', payload));
    });
  });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.stack));
  page.on('console', (message) => {
    // Once a test has passed, its server may stop before its pages are closed.
    if (message.type() !== 'error' || t.passed) return;
    const fault = `${message.text()} ${message.location().url}`;
    if (![NO_SESSION, ...expected].some((known) => known.test(fault))) faults.push(fault);
  });
  t.after(async () => {
    if (!t.passed) await keepPicture(page, `${t.name}-${name}`).catch(() => {});
    await context.close();
    assert.deepEqual(faults, [], `errors in the page of ${name}`);
  });
  return page;
}

function launch(executablePath, drawn) {
  const key = `${executablePath} ${drawn}`;
  const args = drawn ? ARGS : [...ARGS, UNDRAWN];
  if (!launched.has(key)) launched.set(key, chromium.launch({ executablePath, args }));
  return launched.get(key);
}

/** Keeps how a page looks when its test fails. Printing draws it, also where nothing was drawn until then. */
async function keepPicture(page, name) {
  const { width, height } = page.viewportSize();
  await mkdir(results, { recursive: true });
  await page.emulateMedia({ media: 'screen' });
  await page.pdf({
    path: `${results}/${name.replace(/[^a-z0-9]+/gi, '-')}.pdf`,
    width: `${width}px`,
    height: `${height}px`,
    printBackground: true,
    pageRanges: '1',
  });
}

/** The sessions by which pages are told their font sizes. */
const FONTS = new WeakMap();

/** Sets the default font size of the browser for a page, in pixels, as a user does in its settings. */
export async function setDefaultFont(page, size) {
  if (!FONTS.has(page)) FONTS.set(page, await page.context().newCDPSession(page));
  await FONTS.get(page).send('Page.setFontSizes', { fontSizes: { standard: size } });
  // Scripts are told of media queries in letters when the window changes.
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: width + 1, height });
  await page.setViewportSize({ width, height });
}

/** All messages that a page receives from now on. */
export function frames(page) {
  const received = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(...messages(payload))),
  );
  return received;
}

/** The messages of a frame, compressed or not, with the private parts in their places. */
function messages(payload) {
  if (typeof payload === 'string') return [JSON.parse(payload)];
  const [shared, ...own] = inflateRawSync(payload, { dictionary }).toString().split('\0');
  const whole = shared.split('\u0001').reduce((before, after) => before + own.shift() + after);
  return whole.split('\n').map((text) => JSON.parse(text));
}

/**
 * Resolves when a page has told of a sign-in on another device. The message is shown for six seconds, and on a slow machine
 * a test may still be busy elsewhere then: so this is called before the sign-in.
 */
export function announced(page) {
  const told = page.getByText(/You have signed in on another device: Chrome, Linux/).waitFor();
  // A test that fails before it awaits this would otherwise be ended by an unhandled rejection.
  told.catch(() => {});
  return told;
}
