// What a first visit costs on a slow phone: 400 kbit/s, 400 ms for each answer, and, where times are measured, a sixth of
// this machine's speed.
import { setTimeout as pause } from 'node:timers/promises';
import { MOVING, newUser } from './browser.mjs';

const BITS_A_SECOND = 400_000;
const LATENCY = 400;
const CPU_SLOWDOWN = 6;
/** A page is quiet when nothing has arrived for so long, in milliseconds. */
const QUIET = 2_500;

/**
 * Opens a page as a new user and waits until `ready` is in the page and nothing more arrives. Returns what came over
 * the wire, with the headers of the answers and the frames of the socket, and the times in milliseconds.
 *
 * @param {any} t
 * @param {string} path
 * @param {{ ready: string, locale?: string, baseURL?: string, expected?: RegExp[], viewport?: { width: number, height: number }, timed?: boolean }} options
 */
export async function firstVisit(t, path, { ready, timed = true, ...options }) {
  const page = await newUser(t, 'visitor', { ...MOVING, ...options, drawn: timed });
  const network = await page.context().newCDPSession(page);
  const arrived = count(network);
  await network.send('Network.enable');
  const throughput = BITS_A_SECOND / 8;
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  // The browser makes a page slow by keeping a core busy.
  if (timed) await network.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch, ready);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  while (Date.now() - arrived.last < QUIET) await pause(100);
  const seen = await page.evaluate(() => globalThis.seen());
  return { page, ...arrived, ...seen, bytes: arrived.files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Counts what arrives: each file once, and each socket with all its frames. */
function count(network) {
  const arrived = { last: Date.now(), files: [], unfinished: new Map() };
  const { files, unfinished } = arrived;
  const add = (id, url) => {
    const file = { url: new URL(url).pathname, bytes: 0, at: 0 };
    unfinished.set(id, file);
    files.push(file);
    arrived.last = Date.now();
    return file;
  };
  const grow = (id, bytes) => {
    arrived.last = Date.now();
    const file = unfinished.get(id);
    if (file) file.bytes += bytes;
  };
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    arrived.began ??= timestamp;
    // Pictures that stand in the page itself are no requests.
    if (request.url.startsWith('http'))
      add(requestId, request.url).asked = Math.round((timestamp - arrived.began) * 1000);
  });
  network.on('Network.dataReceived', () => (arrived.last = Date.now()));
  // A module is imported out of the browser's cache, into which its file was fetched.
  const forget = (id) => {
    const cached = files.indexOf(unfinished.get(id));
    if (cached >= 0) files.splice(cached, 1);
    unfinished.delete(id);
  };
  network.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId));
  // What the page preloads often finishes without its length, or never.
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const { encodedDataLength, fromDiskCache, headers } = response;
    if (fromDiskCache) return forget(requestId);
    grow(requestId, encodedDataLength + Number(headers['content-length'] ?? headers['Content-Length'] ?? 0));
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = unfinished.get(requestId);
    if (!file) return;
    arrived.last = Date.now();
    file.bytes = Math.max(file.bytes, encodedDataLength);
    file.at = Math.round((timestamp - arrived.began) * 1000);
  });
  network.on('Network.webSocketCreated', ({ requestId, url }) => add(requestId, url));
  network.on('Network.webSocketHandshakeResponseReceived', ({ requestId, response }) =>
    grow(requestId, response.headersText?.length ?? 0),
  );
  network.on('Network.webSocketFrameReceived', ({ requestId, response: { opcode, payloadData } }) =>
    grow(requestId, opcode === 2 ? (payloadData.length * 3) / 4 : Buffer.byteLength(payloadData)),
  );
  return arrived;
}

/** Runs in the page: notes when it is ready, and how much its content shifts. */
function watch(ready) {
  let shift = 0;
  let readyAt;
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      shift += entry.value;
      for (const { node, previousRect: a, currentRect: b } of entry.sources)
        shifts.push(
          `${Math.round(entry.startTime)} ${node?.nodeName}.${node?.className} ${a.x},${a.y} ${a.width}×${a.height} → ${b.x},${b.y} ${b.width}×${b.height}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(ready)) requestAnimationFrame(() => (readyAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.seen = () => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ready: readyAt,
    shift,
    shifts,
  });
}
