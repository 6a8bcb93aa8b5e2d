import type { Code, Failure, GameInfo, Invitation, Me, NewTable, TableSummary } from '../gen/protocol';
import { guessServerTime } from './clock.svelte';
import { failure } from './failure';
import { randomId } from './id';
import { ownAddress } from './own';
import { untilAnswered } from './repeating.svelte';

/**
 * Why a request has led to nothing. `offline`: the server could not be reached, and nothing was to be done.
 * `unanswered`: it is not known whether it was done. `cookies`: the browser does not keep the session.
 */
export type Refusal = Code | 'offline' | 'unanswered' | 'cookies';

/** An HTTP request that the server refused, or did not answer. */
export class Refused extends Error {
  constructor(
    readonly code: Refusal,
    /** After how many seconds the server says to ask again. */
    readonly wait?: number,
  ) {
    super(code);
  }

  /** Whether it is open if the server has done it, or does what the same request asks for again. */
  get isUnsure(): boolean {
    return this.code === 'offline' || this.code === 'unanswered' || this.code === 'cookies';
  }
}

/** A request ends when so many milliseconds pass without a byte of its answer. */
const SILENCE = 8_000;
/** How often a question is sent, and how often a wish, before the page leaves it to the user: for seconds and for minutes. */
const TRIES = { asked: 4, wished: 30 };
/** A browser keeps so many connections to a server open at most. */
const CONNECTIONS = 6;

interface Asking {
  /** Sent even if the page is left. */
  keepalive?: boolean;
  /** The server does once what carries the same key, however often it is sent. */
  key?: string;
  /** Whether it changes anything. */
  changes?: boolean;
  /** How often it is sent until an answer comes. */
  tries?: number | undefined;
}

/**
 * Sends one request and returns the answer. If none comes, a request that may be repeated is; a `POST` may if it carries a
 * key. Throws `Refused`.
 */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { keepalive = false, key, changes = method !== 'GET', tries }: Asking = {},
): Promise<T> {
  const purpose = changes ? 'wished' : 'asked';
  const most = changes && method === 'POST' && key === undefined ? 1 : TRIES[purpose];
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const request = { method, keepalive, headers, body: JSON.stringify(body) };
  const answer = await untilAnswered(() => send(ownAddress(`/api${path}`), request), tries ?? most, purpose);
  if (!answer) throw new Refused(purpose === 'asked' ? 'offline' : 'unanswered');
  if (answer.ok) return answer.content as T;
  const { code, failure: named } = answer.content as Failure;
  failure.latest = named;
  throw new Refused(code, answer.wait);
}

/** An answer of the server itself. */
interface Answer {
  ok: boolean;
  content: unknown;
  /** After how many seconds the server says to ask again. */
  wait: number | undefined;
}

/** Returns undefined if no answer of the server comes whole: what is not JSON is the page of a proxy or of a hotel. */
async function send(path: string, request: RequestInit): Promise<Answer | undefined> {
  try {
    return await unlessSilent(async (signal, heard) => {
      const answer = await fetch(path, { ...request, signal });
      const content: unknown = answer.status === 204 ? undefined : JSON.parse(await read(answer, heard));
      if (!answer.ok && !isFailure(content)) return undefined;
      guessServerTime(answer.headers.get('date'));
      return { ok: answer.ok, content, wait: Number(answer.headers.get('retry-after')) || undefined };
    }, checkOthers);
  } catch {
    return undefined;
  }
}

/** Aborts what is done when too much time passes without a byte. */
async function unlessSilent<T>(
  act: (signal: AbortSignal, heard: () => void) => Promise<T>,
  onsilence = () => {},
): Promise<T> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      control.abort();
      onsilence();
    }, SILENCE);
  };
  heard();
  try {
    return await act(control.signal, heard);
  } finally {
    clearTimeout(timer);
  }
}

let checkSocket = () => {};

/** Names what else is to be done when a request has ended in silence. */
export const whenSilent = (act: () => void) => (checkSocket = act);

/** How many other connections are being asked: requests that end in silence together ask once. */
let asked = 0;

/**
 * Where one connection has died without a word, all others may have. A repeated request would meet those that the browser
 * keeps one after the other, so all but the one that it uses itself are asked at the same time: the browser closes those
 * that stay silent.
 */
function checkOthers() {
  checkSocket();
  for (; asked < CONNECTIONS - 2; asked++)
    void unlessSilent((signal) => fetch(ownAddress('/api/games'), { method: 'HEAD', signal }))
      .catch(() => {})
      .finally(() => asked--);
}

async function read({ body }: Response, heard: () => void): Promise<string> {
  const [reader, decoder] = [body!.getReader(), new TextDecoder()];
  for (let text = ''; ;) {
    heard();
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/** Also true of a code that only newer servers know. */
const isFailure = (content: unknown) =>
  typeof (content as Partial<Failure> | null | undefined)?.code === 'string';

/** The keys of what was wished and not answered, by what it was. */
const unanswered = new Map<string, string>();

export const newKey = () => randomId(16);

/**
 * Asks for something that is made once, also if the user asks again because no answer came, or because `confirm` has found
 * that the answer did not help.
 */
export async function askOnce<T>(
  path: string,
  body?: unknown,
  confirm?: (answer: T) => Promise<void>,
): Promise<T> {
  const wish = path + JSON.stringify(body);
  const key = unanswered.get(wish) ?? newKey();
  unanswered.set(wish, key);
  try {
    const answer = await ask<T>('POST', path, body, { key });
    await confirm?.(answer);
    unanswered.delete(wish);
    return answer;
  } catch (error) {
    if (!(error instanceof Refused && error.isUnsure)) unanswered.delete(wish);
    throw error;
  }
}

export const http = {
  me: (tries?: number) => ask<Me>('GET', '/me', undefined, { tries }),
  create: (name: string, key: string) => ask<Me>('POST', '/me', { name }, { key }),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  openTables: () => ask<TableSummary[]>('GET', '/tables'),
  myTables: () => ask<TableSummary[]>('GET', '/tables/mine'),
  newTable: (table: NewTable) => askOnce<TableSummary>('/tables', table),
  invitation: (room: string) => ask<Invitation>('GET', `/tables/${room}/invitation`),
};
