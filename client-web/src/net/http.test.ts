import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, askOnce, Refused } from './http';
import { repeating } from './repeating.svelte';

type Answer = (answer: ServerResponse) => unknown;

const json = (content: unknown, status = 200): Answer => {
  return (answer) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
};
const done = json({ done: true });
const cut: Answer = (answer) => answer.destroy();
const hotel: Answer = (answer) => answer.end('<!doctype html><title>Welcome to our hotel</title>');
const badGateway: Answer = (answer) => answer.writeHead(502).end('<h1>Bad Gateway</h1>');
const silent: Answer = () => {};

/** What the server answers to the next requests; the last one is for all further ones. */
let answers: Answer[];
let requests: { method: string; path: string; key: string | undefined; answer: ServerResponse }[];
/** How often another connection was asked for a sign of life. */
let others: number;
/** The pieces of answers that the page has got. */
let pieces: number;
let page: EventTarget;
/** The pauses that would end if the network came back. */
let pauses: number;
const server = createServer((request: IncomingMessage, answer) => {
  if (request.method === 'HEAD') {
    others++;
    return answer.end();
  }
  const key = request.headers['idempotency-key'] as string | undefined;
  requests.push({ method: request.method!, path: request.url!, key, answer });
  (answers.length > 1 ? answers.shift()! : answers[0]!)(answer);
});

beforeEach(async () => {
  [answers, requests, others, pieces, pauses, page] = [[done], [], 0, 0, 0, new EventTarget()];
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  const reach = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { body, status, headers } = await reach(`http://127.0.0.1:${port}${path}`, init);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        out.enqueue(piece);
        pieces++;
      },
    });
    return new Response(body?.pipeThrough(count) ?? null, { status, headers });
  });
  vi.stubGlobal('addEventListener', (...args: Parameters<EventTarget['addEventListener']>) => {
    pauses++;
    page.addEventListener(...args);
  });
  vi.stubGlobal('removeEventListener', (...args: Parameters<EventTarget['removeEventListener']>) => {
    pauses--;
    page.removeEventListener(...args);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Lets the network do its part, which takes none of the page's time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((later) => setImmediate(later));
}

/** Lets the page's time pass until a request has ended. */
async function ended<T>(request: Promise<T>): Promise<T | Refused> {
  const over: (T | Refused)[] = [];
  void request.then(
    (answer) => over.push(answer),
    (error: unknown) => over.push(error as Refused),
  );
  while (over.length === 0) {
    await new Promise((later) => setImmediate(later));
    await vi.advanceTimersByTimeAsync(10);
  }
  return over[0]!;
}

const refusal = async (request: Promise<unknown>) => {
  const over = await ended(request);
  expect(over).toBeInstanceOf(Refused);
  return (over as Refused).code;
};

test('what the server refuses is refused, and asked once', async () => {
  answers = [json({ code: 'too_many', message: '' }, 429)];
  expect(await refusal(ask('GET', '/games'))).toBe('too_many');
  expect(await refusal(askOnce('/tables', {}))).toBe('too_many');
  answers = [json({ code: 'unavailable', message: '' }, 503)];
  expect(await refusal(ask('PUT', '/me', {}))).toBe('unavailable');
  expect(requests.length).toBe(3);
  answers = [(answer) => answer.writeHead(204).end()];
  await expect(ask('DELETE', '/me/notices/webhook')).resolves.toBeUndefined();
});

test.each([
  ['cut off', cut],
  ['the page of a hotel', hotel],
  ['the page of a proxy', badGateway],
  ['JSON of somebody else', json({ error: 'bad gateway' }, 502)],
  [
    'cut off in the middle',
    (answer: ServerResponse) => {
      answer.writeHead(200, { 'content-length': 100 }).write('{"done":', () => answer.destroy());
    },
  ],
] satisfies [string, Answer][])('an answer that is %s is no answer', async (_, none) => {
  answers = [none];
  expect(await refusal(ask('GET', '/games'))).toBe('offline');
  expect(requests.length, 'asked again some times').toBe(4);
  expect(await refusal(ask('POST', '/me/notices/webhook/test', {}))).toBe('unanswered');
  expect(requests.length, 'what may not be done twice is sent once').toBe(5);
  answers = [none, none, done];
  expect(await ended(ask('GET', '/games'))).toEqual({ done: true });
});

test('a wish has one key until it is answered', async () => {
  answers = [...Array.from({ length: 6 }, () => cut), done];
  expect(await ended(askOnce('/tables', { seats: 2 }))).toEqual({ done: true });
  const keys = () => requests.map(({ key }) => key);
  expect(requests.length).toBe(7);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);

  // The user asks again, since the page has given up.
  requests = [];
  answers = [cut];
  expect(await refusal(askOnce('/tables', { seats: 3 }))).toBe('unanswered');
  const [tries, [key]] = [requests.length, keys()];
  answers = [done];
  await ended(askOnce('/tables', { seats: 4 }));
  await ended(askOnce('/tables', { seats: 3 }));
  await ended(askOnce('/tables', { seats: 3 }));
  expect(new Set(keys().slice(0, tries))).toEqual(new Set([key]));
  expect(
    keys()
      .map((other) => other === key)
      .slice(tries),
  ).toEqual([false, true, false]);
});

test('what the answer did not help for is asked for with the same key', async () => {
  const noCookies = () => Promise.reject(new Refused('cookies'));
  expect(await refusal(askOnce('/me/link/redeem', { token: '1' }, noCookies))).toBe('cookies');
  await ended(askOnce('/me/link/redeem', { token: '1' }));
  expect(requests[0]!.key).toBe(requests[1]!.key);
});

test('a request ends after eight seconds without a byte', async () => {
  answers = [silent, done];
  const answer = ask('GET', '/games');
  await until(() => requests.length === 1);
  await vi.advanceTimersByTimeAsync(7_990);
  expect(repeating.now).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10);
  await until(() => repeating.now === 'asked');
  expect(await ended(answer)).toEqual({ done: true });
  expect(requests.length).toBe(2);
  expect(repeating.now).toBeUndefined();
  await until(() => others === 4);
});

test('requests that end in silence together ask over the other connections once', async () => {
  answers = [silent, silent, done];
  const both = [ask('GET', '/games'), ask('GET', '/me')];
  await until(() => requests.length === 2);
  for (const answer of both) expect(await ended(answer)).toEqual({ done: true });
  await until(() => others >= 4);
  expect(others).toBe(4);
});

test('an answer that comes slowly comes whole, and one that stops is asked for again', async () => {
  answers = [(answer) => answer.writeHead(200).write('{"do'), done];
  const slow = ask('GET', '/matches');
  const next = async (piece: string) => {
    const before = pieces;
    requests[0]!.answer.write(piece);
    await until(() => pieces > before);
    await new Promise((later) => setImmediate(later));
  };
  await until(() => pieces === 1);
  await vi.advanceTimersByTimeAsync(7_000);
  await next('ne":');
  await vi.advanceTimersByTimeAsync(7_000);
  await next('"slo');
  await vi.advanceTimersByTimeAsync(7_000);
  requests[0]!.answer.end('wly"}');
  expect(await ended(slow)).toEqual({ done: 'slowly' });
  expect(requests.length).toBe(1);

  answers = [(answer) => answer.writeHead(200).write('{"do'), done];
  expect(await ended(ask('GET', '/matches'))).toEqual({ done: true });
  expect(requests.length).toBe(3);
});

test('the page says what it repeats, and repeats it at once when the network is back', async () => {
  answers = [cut];
  const wish = askOnce('/tables', {});
  const question = ask('GET', '/games', undefined, { tries: Infinity });
  void wish.catch(() => {});
  while (repeating.now !== 'wished') {
    await new Promise((later) => setImmediate(later));
    await vi.advanceTimersByTimeAsync(10);
  }
  await until(() => pauses === 2);
  answers = [done];
  page.dispatchEvent(new Event('online'));
  await expect(wish).resolves.toEqual({ done: true });
  await expect(question).resolves.toEqual({ done: true });
  expect(repeating.now).toBeUndefined();
});
