// Browsers for the journeys: each person has one of their own, and whatever goes wrong in a page fails the test.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';

/** The server the journeys go to. */
export const url = process.env.RODADA_URL;

/** How long anything may take on a machine that has other things to do, in milliseconds: then it will never come. */
export const PATIENCE = 60_000;
/** How long a whole match may take there. */
export const MATCH = 900_000;

const results = fileURLToPath(new URL('../test-results', import.meta.url));
let launched;
/** What each page sends and is sent, whichever socket it has by then: its events are `sent` and `received`. */
const LINES = new WeakMap();
export const lineOf = (page) => LINES.get(page);
after(async () => (await launched)?.close());

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a browser notes about whoever has not given a name yet. */
const STRANGER = /401.*\/api\/(me|tables\/mine)$/;
/** What a browser says while there is no server to be reached. */
export const UNREACHABLE = /WebSocket connection to|net::ERR_|Failed to load resource/;

/**
 * A page of somebody who was never here before. `t` is the test it belongs to; `expected` are errors that belong to
 * it, too; the other options are Playwright's for a context, such as `locale`, `viewport`, `hasTouch` or `colorScheme`.
 */
export async function person(t, name, { expected = [], ...options } = {}) {
  launched ??= chromium.launch({ executablePath: process.env.CHROMIUM, args: ARGS });
  const context = await (await launched).newContext({ baseURL: url, locale: 'en', ...options });
  context.setDefaultTimeout(PATIENCE);
  context.on('page', (tab) => {
    const line = new EventEmitter().setMaxListeners(0);
    LINES.set(tab, line);
    tab.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => line.emit('sent', payload));
      socket.on('framereceived', ({ payload }) => line.emit('received', payload));
    });
  });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.stack));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const fault = `${message.text()} ${message.location().url}`;
    if (![STRANGER, ...expected].some((known) => known.test(fault))) faults.push(fault);
  });
  t.after(async () => {
    if (!t.passed) {
      await mkdir(results, { recursive: true });
      const file = `${t.name}-${name}`.replace(/[^a-z0-9]+/gi, '-');
      await page.screenshot({ path: `${results}/${file}.png` }).catch(() => {});
    }
    await context.close();
    assert.deepEqual(faults, [], `errors in the page of ${name}`);
  });
  return page;
}

/** Every frame that a page is sent, from now on, its words spelled out. */
export function frames(page) {
  const heard = [];
  const words = new Map();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      for (const frame of messages(payload)) {
        if (frame.t === 'snapshot') words.set(frame.tag, frame.words);
        heard.push(frame.t === 'patch' ? spelled(frame, words.get(frame.tag)) : frame);
      }
    }),
  );
  return heard;
}

/** What a frame says, compressed or not: the parts for the reader alone are put into their places. */
function messages(payload) {
  if (typeof payload === 'string') return [JSON.parse(payload)];
  const [shared, ...own] = inflateRawSync(payload).toString().split('\0');
  const whole = shared.split('\u0001').reduce((before, after) => before + own.shift() + after);
  return whole.split('\n').map((text) => JSON.parse(text));
}

/** Patches number the words that come again and again: the latest snapshot lists them. */
function spelled(value, words = []) {
  if (typeof value === 'string')
    return value.startsWith('~') ? (words[parseInt(value.slice(1), 36)] ?? value.slice(1)) : value;
  if (Array.isArray(value)) return value.map((item) => spelled(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [spelled(key, words), spelled(member, words)]),
  );
}
