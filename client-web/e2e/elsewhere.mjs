// Users who play on another device: the page that they have open shows what they do there, as fast as the server answers.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { MATCH_TIMEOUT } from './browser.mjs';
import { seeEnd } from './play.mjs';

const generated = async (name) => {
  const path = fileURLToPath(new URL(`../src/gen/${name}.ts`, import.meta.url));
  return /** @type {any} */ (await runnerImport(path)).module;
};
const [{ PROTOCOL }, { TAKE_BACK_VERBS }] = await Promise.all(['protocol', 'games'].map(generated));

/** More choices than any match has. */
const MOST = 1_000;

/** Plays a match of Ana and Ben to its end, and skips the counting, which Ana's page shows only with motion. */
export async function playToTheEnd(ana, ben) {
  const show = ana.getByRole('button', { name: 'Show the result', exact: true });
  await Promise.all([playElsewhere(ana, ben), show.waitFor({ timeout: MATCH_TIMEOUT })]);
  await show.click();
  await seeEnd(ana, ['Ana', 'Ben']);
}

/**
 * Plays the match of these pages to its end, over a socket of each page's user. Chooses among the legal actions by chance,
 * and never takes anything back.
 */
export async function playElsewhere(...pages) {
  const made = await Promise.all(
    pages.map((page) =>
      page.evaluate(playByChance, { protocol: PROTOCOL, never: TAKE_BACK_VERBS, most: MOST }),
    ),
  );
  assert.ok(
    made.every((choices) => choices > 0),
    'somebody had nothing to choose',
  );
}

/** Runs in the page. Returns the number of choices. */
function playByChance({ protocol, never, most }) {
  const room = location.pathname.split('/').pop();
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
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
      if (table.status === 'over') {
        socket.onclose = null;
        socket.close();
        done(made);
      }
      const actions = (you?.prompt?.actions ?? [])
        .map(({ action }) => action)
        .filter((action) => !never.includes(action.do));
      if (actions.length === 0 || you.decision === answered) return;
      if (made++ > most) fail(new Error('a match that does not end'));
      const action = actions[Math.floor(Math.random() * actions.length)];
      // A list in a field stands for any of its values.
      const one = Object.entries(action).map(([field, value]) => [field, [value].flat()[0]]);
      send({ t: 'act', expect: (answered = you.decision), action: Object.fromEntries(one) });
    };
  });
}
