// Users who play on another device: the page that they have open shows what they do there, as fast as the server answers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { seeEnd } from './play.mjs';

/** A constant of a generated file, whose value is a number or words. Read as a text: a compiler takes half a second. */
function generated(file, name) {
  const text = readFileSync(new URL(`../src/gen/${file}.ts`, import.meta.url), 'utf8');
  const [, value] = new RegExp(`^export const ${name}\\b.* = (.*);$`, 'm').exec(text);
  return JSON.parse(value.replaceAll("'", '"'));
}
const PROTOCOL = generated('protocol', 'PROTOCOL');
const TAKE_BACK_VERBS = generated('games', 'TAKE_BACK_VERBS');

/** More choices than any match has. */
const MOST = 1_000;

/** Plays a match of Ana and Ben to its end, which Ana then sees. */
export async function playToTheEnd(ana, ben) {
  await playElsewhere(ana, ben);
  await seeEnd(ana, ['Ana', 'Ben']);
}

/** Plays the match of these pages to its end. */
export async function playElsewhere(...pages) {
  const made = await Promise.all(pages.map((page) => playOnElsewhere(page)));
  assert.ok(
    made.every((choices) => choices > 0),
    'somebody had nothing to choose',
  );
}

/** Plays the match in this room to its end, for a user whose page shows something else. */
export async function playInRoom(page, room) {
  // A page of the server, from which sockets may be opened, with nothing to load.
  await page.goto('/healthz');
  assert.ok((await playOnElsewhere(page, { room })) > 0, 'somebody had nothing to choose');
}

/** Has a table changed, one change after the other, by a user whose page may show something else of the server. */
export function changeTable(page, room, ...changes) {
  return page.evaluate(changeOneByOne, { protocol: PROTOCOL, room, changes });
}

/** Plays until the page asks its user this question. */
export async function playTo(page, asks, preferred = []) {
  assert.ok(await playUntilAsked(page, asks, preferred), `the match ended before ${asks}`);
}

/** Plays until the page asks its user this question (`true`) or the match is over (`false`). */
export async function playUntilAsked(page, asks, preferred = []) {
  await playOnElsewhere(page, { asks, preferred });
  const asked = page.locator(`.turn-line[data-asks=${asks}]`);
  await asked.or(page.locator('.end-dock')).first().waitFor();
  return asked.isVisible();
}

/**
 * Plays over a socket of the page's user until the server `asks` them this, or else to the end of the match. Prefers some
 * kinds of actions, the best first; chooses among them, or all, by chance, and never takes anything back. Returns the number
 * of choices.
 *
 * @param {any} page
 * @param {{ asks?: string, preferred?: string[], room?: string }} options
 */
function playOnElsewhere(page, options = {}) {
  const all = { protocol: PROTOCOL, never: TAKE_BACK_VERBS, most: MOST, preferred: [], ...options };
  return page.evaluate(playByChance, all);
}

/** Runs in the page. */
function playByChance({ protocol, never, most, asks, preferred, room = location.pathname.split('/').pop() }) {
  const path = globalThis.document.documentElement.dataset.path ?? '';
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}/api/socket`);
  const send = (message) => socket.send(JSON.stringify({ id: crypto.randomUUID(), room, ...message }));
  const merge = (old, patch) => {
    if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch ?? undefined;
    const next = typeof old === 'object' && !Array.isArray(old) ? { ...old } : {};
    for (const key in patch) next[key] = merge(next[key], patch[key]);
    return next;
  };
  let [document, answered, made] = /** @type {any[]} */ ([undefined, undefined, 0]);
  return new Promise((done, fail) => {
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'hello', protocol, build: 'elsewhere' }));
      send({ t: 'join' });
    };
    socket.onclose = () => fail(new Error('the connection ended'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      // Another player who decided at the same time was faster: the next patch brings what is to be decided now.
      if (message.t === 'nack' && message.code === 'stale') answered = undefined;
      else if (message.t === 'nack') fail(new Error(data));
      if (message.t !== 'snapshot' && message.t !== 'patch') return;
      document = message.document ?? merge(document, message.delta ?? {});
      const { table, you } = document;
      if (table.status === 'over' || (asks && asks === you?.prompt?.line.key)) {
        socket.onclose = null;
        socket.close();
        done(made);
        return;
      }
      const actions = (you?.prompt?.actions ?? [])
        .map(({ action }) => action)
        .filter((action) => !never.includes(action.do));
      if (actions.length === 0 || you.decision === answered) return;
      if (made++ > most) fail(new Error('a match that does not end'));
      const best = preferred.find((verb) => actions.some((action) => action.do === verb));
      const choices = actions.filter((action) => !best || action.do === best);
      const action = choices[Math.floor(Math.random() * choices.length)];
      // A list in a field stands for any of its values.
      const one = Object.entries(action).map(([field, value]) => [field, [value].flat()[0]]);
      send({ t: 'act', expect: (answered = you.decision), action: Object.fromEntries(one) });
    };
  });
}

/** Runs in the page. */
async function changeOneByOne({ protocol, room, changes }) {
  const path = globalThis.document.documentElement.dataset.path ?? '';
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}/api/socket`);
  const send = (message) => socket.send(JSON.stringify({ id: crypto.randomUUID(), room, ...message }));
  await new Promise((done, fail) => {
    socket.onclose = () => fail(new Error('the connection ended'));
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'hello', protocol, build: 'elsewhere' }));
      send({ t: 'join' });
      for (const change of changes) send({ t: 'table', change });
    };
    let answers = 0;
    socket.onmessage = ({ data }) => {
      const { t } = JSON.parse(data);
      if (t === 'nack') fail(new Error(data));
      // The join is answered, too.
      if (t === 'ack' && (answers += 1) > changes.length) done(undefined);
    };
  });
  socket.close();
}
