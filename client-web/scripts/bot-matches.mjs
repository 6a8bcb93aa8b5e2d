// Plays whole matches against bots through the server's interface, for scripts that keep something of them.
import { readFile } from 'node:fs/promises';

/** Verbs that take something back: the match would not end. */
const TAKE_BACK = ['reconsider', 'step_back', 'reopen'];
/** The server's, read from the declarations that are generated from it. */
const PROTOCOL = Number(
  /PROTOCOL = (\d+)/.exec(await readFile(new URL('../src/gen/protocol.ts', import.meta.url), 'utf8'))[1],
);

/**
 * Plays a match against good bots to its end. Bots do not play on without a user, so one seat plays whatever is legal;
 * it never wins. If it is `advised`, it plays what a bot would in its place. Returns the address of the room and the last
 * document.
 *
 * @param {string} url
 * @param {string} cookie
 * @param {{ game: string, seats: number, options: object }} table
 */
export async function playOut(url, cookie, table, advised = false) {
  const more = { pace: { kind: 'free' }, open: false, against: 'good' };
  const { room } = await (await post(url, '/api/tables', { ...table, ...more }, cookie)).json();
  let document;
  // A connection may break while bots think for long.
  while (document?.table.status !== 'over') document = await follow(url, cookie, room, advised);
  return { room, document };
}

/** Makes a user, and returns the cookie of their session. */
export async function signIn(url) {
  const answer = await post(url, '/api/me', { name: 'Ana' });
  return answer.headers.get('set-cookie').split(';')[0];
}

/** Plays at a table until the match is over or the connection ends. Returns the latest document. */
async function follow(url, cookie, room, advised) {
  const frames = await connect(url, cookie);
  const run = Date.now();
  await frames.send({ t: 'join', id: `join-${run}`, room });
  const act = async (expect, action) => {
    await frames.send({ t: 'act', id: `a${run}-${expect}`, room, expect, action });
    await frames.send({ t: 'hurry', id: `h${run}-${expect}`, room });
  };
  let document;
  let answered = 0;
  for await (const frame of frames.received()) {
    if (frame.t === 'nack' && frame.code !== 'stale') throw new Error(`${frame.id}: ${frame.code}`);
    if (frame.t === 'suggestion') await act(frame.decision, frame.action ?? anyOf(document));
    if (frame.t !== 'snapshot' && frame.t !== 'patch') continue;
    document = frame.document ?? merged(document, frame.delta ?? {});
    if (document.table.status === 'over') break;
    const { decision = 0 } = document.you;
    const action = anyOf(document);
    if (decision === answered || !action) continue;
    answered = decision;
    if (advised) await frames.send({ t: 'suggest', id: `s${run}-${decision}`, room });
    else await act(decision, action);
  }
  frames.close();
  return document;
}

/** A legal action of the player. */
function anyOf({ you: { prompt } }) {
  const legal = (prompt?.actions ?? []).filter(({ action }) => !TAKE_BACK.includes(action.do));
  if (!legal.length) return undefined;
  const { action } = legal[Math.floor(Math.random() * legal.length)];
  // A list in a field stands for any one of its values.
  return Object.fromEntries(Object.entries(action).map(([field, value]) => [field, [value].flat()[0]]));
}

/** Applies a merge patch (RFC 7396). */
export function merged(old, patch) {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch ?? undefined;
  const next = typeof old === 'object' && !Array.isArray(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) next[key] = merged(next[key], value);
  return JSON.parse(JSON.stringify(next));
}

async function post(url, path, body, cookie) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A connection by server-sent events, which needs no socket. */
async function connect(url, cookie) {
  const ended = new AbortController();
  const stream = await fetch(`${url}/api/events`, { headers: { cookie }, signal: ended.signal });
  const events = read(stream.body.pipeThrough(new TextDecoderStream()));
  const { value: first } = await events.next();
  const id = first.data;
  let number = 0;
  const send = (frame) => post(url, `/api/events/${id}/${++number}`, JSON.stringify(frame), cookie);
  await send({ t: 'hello', protocol: PROTOCOL, build: 'examples' });
  async function* received() {
    for (;;) {
      const { value, done } = await events.next();
      if (done) return;
      if (value.event === 'heartbeat') await send({ t: 'ping', n: 0 });
      else if (!value.event) yield JSON.parse(value.data);
    }
  }
  return { send, received, close: () => ended.abort() };
}

async function* read(stream) {
  let text = '';
  for await (const part of stream) {
    text += part;
    for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
      const fields = text
        .slice(0, end)
        .split('\n')
        .map((line) => /^(\w+): ?(.*)$/.exec(line)?.slice(1) ?? []);
      yield Object.fromEntries(fields);
    }
  }
}
