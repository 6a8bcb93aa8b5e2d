/**
 * `npm run examples [-- <game> …]` writes the tables that the rules pages show: matches between good bots, played and
 * scored by the server (the environment variable RODADA_BINARY, or what cargo built last). Of several matches the one
 * is kept whose winner scored in the most lines of the sheet.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startServer } from '../e2e/server.mjs';

/** By the path of the file below `src/games`. */
const EXAMPLES = {
  'draftosaurus/rules/summer': { game: 'draftosaurus', seats: 3, options: { board: 'summer' } },
  'draftosaurus/rules/winter': { game: 'draftosaurus', seats: 3, options: { board: 'winter' } },
  'dogs/rules/end': { game: 'dogs', seats: 3, options: {} },
  'dogs-o-socio/rules/end': { game: 'dogs-o-socio', seats: 3, options: {} },
  'dogs-cardgame/rules/end': { game: 'dogs-cardgame', seats: 3, options: {} },
  'dog-lover/rules/end': { game: 'dog-lover', seats: 3, options: {} },
};
/** Verbs that take something back: the match would not end. */
const TAKE_BACK = ['reconsider', 'step_back', 'reopen'];
const TRIES = Number(process.env.TRIES ?? 6);
/** The server's, read from the declarations that are generated from it. */
const PROTOCOL = Number(
  /PROTOCOL = (\d+)/.exec(await readFile(new URL('../src/gen/protocol.ts', import.meta.url), 'utf8'))[1],
);

const server = await startServer();
try {
  const wanted = process.argv.slice(2);
  for (const [name, example] of Object.entries(EXAMPLES)) {
    if (wanted.length && !wanted.some((part) => name.startsWith(part))) continue;
    const cookie = await signIn();
    let best;
    for (let n = 0; n < TRIES; n++) {
      const document = await played(cookie, example);
      const told = richness(document);
      if (!best || told > best.told) best = { told, document };
    }
    const { table, game, scores } = best.document;
    const path = fileURLToPath(new URL(`../src/games/${name}.json`, import.meta.url));
    await writeFile(path, `${JSON.stringify({ table, game, scores })}\n`);
    console.log(`${name}: ${best.told} lines`);
  }
} finally {
  await server.stop();
}

async function signIn() {
  const answer = await post('/api/me', { name: 'Ana' });
  return answer.headers.get('set-cookie').split(';')[0];
}

/**
 * The document of a match against bots when it is over. Bots do not play on without a user, so one seat plays whatever
 * is legal; it never wins.
 */
async function played(cookie, { game, seats, options }) {
  const table = { game, seats, options, pace: { kind: 'free' }, open: false, against: 'good' };
  const { room } = await (await post('/api/tables', table, cookie)).json();
  let document;
  // A connection may break while bots think for long.
  while (document?.table.status !== 'over') document = await follow(cookie, room);
  return document;
}

/** Plays at a table until the match is over or the connection ends. Returns the latest document. */
async function follow(cookie, room) {
  const frames = await connect(cookie);
  const run = Date.now();
  await frames.send({ t: 'join', id: `join-${run}`, room });
  let document;
  let answered = 0;
  for await (const frame of frames.received()) {
    if (frame.t === 'nack' && frame.code !== 'stale') throw new Error(`${frame.id}: ${frame.code}`);
    if (frame.t !== 'snapshot' && frame.t !== 'patch') continue;
    document = frame.document ?? merged(document, frame.delta ?? {});
    if (document.table.status === 'over') break;
    const { decision = 0, prompt } = document.you;
    const legal = (prompt?.actions ?? []).filter(({ action }) => !TAKE_BACK.includes(action.do));
    if (decision === answered || !legal.length) continue;
    answered = decision;
    const { action } = legal[Math.floor(Math.random() * legal.length)];
    // A list in a field stands for any one of its values.
    const one = Object.entries(action).map(([field, value]) => [field, [value].flat()[0]]);
    await frames.send({
      t: 'act',
      id: `a${run}-${decision}`,
      room,
      expect: decision,
      action: Object.fromEntries(one),
    });
    await frames.send({ t: 'hurry', id: `h${run}-${decision}`, room });
  }
  frames.close();
  return document;
}

/** Applies a merge patch (RFC 7396). */
function merged(old, patch) {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch ?? undefined;
  const next = typeof old === 'object' && !Array.isArray(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) next[key] = merged(next[key], value);
  return JSON.parse(JSON.stringify(next));
}

/** The number of lines of the sheet in which the winner has points. */
function richness({ table, scores }) {
  const winner = Object.entries(table.places).find(([, place]) => place === 1)[0];
  return Object.values(scores).filter((line) => line[winner]?.[0]).length;
}

async function post(path, body, cookie) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A connection by server-sent events, which needs no socket. */
async function connect(cookie) {
  const ended = new AbortController();
  const stream = await fetch(`${server.url}/api/events`, { headers: { cookie }, signal: ended.signal });
  const events = read(stream.body.pipeThrough(new TextDecoderStream()));
  const { value: first } = await events.next();
  const id = first.data;
  let number = 0;
  const send = (frame) => post(`/api/events/${id}/${++number}`, JSON.stringify(frame), cookie);
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
