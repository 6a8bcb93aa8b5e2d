// Notices as other programs understand them: a push decrypted by `http_ece`, a webhook checked by `standardwebhooks`, mails taken by
// `smtp-server` and read by `mailparser`; and a server that is killed while notices come due. No browser is needed.
//
// `RODADA_NOTICE_KILLS` is how often the server is killed; `DATABASE_URL` names a PostgreSQL for that, in place of SQLite.
import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { mailSettings, startMailServer } from './mail-server.mjs';
import { newBrowser, serve, startReceiver } from './receiver.mjs';

const KILLS = Number(process.env.RODADA_NOTICE_KILLS ?? 5);
const MINUTE = 60_000;

/** A user without a browser. */
async function newPlayer(server, name) {
  let cookie;
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    cookie ??= answer.headers.get('set-cookie')?.split(';')[0];
    const text = await answer.text();
    return { status: answer.status, body: text && JSON.parse(text) };
  };
  await ask('POST', '/me', { name });
  return ask;
}

/** Starts a match of days against a bot. */
async function startMatch(ask) {
  const wanted = { game: 'draftosaurus', seats: 2, pace: { kind: 'days', days: 2 }, against: 'easy' };
  const { status, body } = await ask('POST', '/tables', wanted);
  assert.equal(status, 201);
  return body.room;
}

/** Waits until `found` returns something. */
async function until(found, what) {
  for (let tries = 0; tries < 600; tries += 1) {
    const value = await found();
    if (value) return value;
    await pause(25);
  }
  throw new Error(`${what} did not come`);
}

test('a push is decrypted and a webhook is verified by other programs', async (t) => {
  const receiver = await startReceiver(t);
  const server = await serve(t);
  const ask = await newPlayer(server, 'Ana');
  const browser = newBrowser(`${receiver.url}/push`);
  assert.equal((await ask('POST', '/me/notices/push', browser.subscription)).status, 201);
  const { secret } = (await ask('PUT', '/me/notices/webhook', { url: `${receiver.url}/hook` })).body;
  const { public_key } = (await ask('GET', '/me/notices')).body.push;
  const room = await startMatch(ask);
  await pause(100);
  server.pass(MINUTE + 5_000);
  const find = (path) => receiver.received.find((one) => one.path === path);
  const push = await until(() => find('/push'), 'a push');
  const payload = browser.decrypt(push.body);
  assert.equal(payload.kind, 'match_begins');
  assert.match(payload.title, /^Começou: Draftosaurus com /);
  assert.match(payload.body, /^É a sua vez\./);
  assert.equal(payload.url, `/t/${room}`);
  assert.deepEqual(payload.waiting, [room]);
  assert.ok(push.body.length < 3_500 && Number(push.headers.ttl) <= 2 * 86_400, push.headers.ttl);

  // The signature is by the key that browsers subscribe with.
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(push.headers.authorization);
  assert.equal(key, public_key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const raw = Buffer.from(signature, 'base64url');
  assert.ok(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw), 'the signature');
  assert.equal(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud, receiver.url);

  const hook = await until(() => find('/hook'), 'a call of the webhook');
  const told = /** @type {any} */ (new Webhook(secret).verify(hook.body, /** @type {any} */ (hook.headers)));
  assert.equal(told.kind, 'match_begins');
  assert.equal(told.table, room);
  assert.deepEqual(told.allowed_mentions, { parse: [] });
  assert.ok(told.content.includes(told.title));
  assert.throws(() => new Webhook(secret).verify(`${hook.body} `, /** @type {any} */ (hook.headers)));
  assert.equal((await ask('POST', '/me/notices/webhook/test')).status, 204);
});

test('a mailbox is confirmed, told, and stopped with one click', async (t) => {
  const { mails, state, ...mailServer } = await startMailServer(t);
  const server = await serve(t, mailSettings(mailServer));
  const ask = await newPlayer(server, 'Ana');
  await ask('PUT', '/me/notices', { language: 'ja' });
  for (const address of [
    'ana',
    'ana@localhost',
    'ana@mail.example\r\nBcc: bia@mail.example',
    'nobody@mail.example',
  ])
    assert.equal((await ask('POST', '/me/notices/mail', { address })).body.code, 'bad_address', address);
  assert.equal((await ask('POST', '/me/notices/mail', { address: 'ana@mail.example' })).status, 204);
  assert.equal((await ask('GET', '/me/notices')).body.mail.confirmed, false);
  const [first] = mails;
  assert.ok(first.secure, 'by STARTTLS');
  assert.equal(first.to, 'ana@mail.example');
  const code = /\d{6}/.exec(first.mail.subject)[0];
  const wrong = code === '000000' ? '000001' : '000000';
  assert.equal((await ask('POST', '/me/notices/mail/confirm', { code: wrong })).body.code, 'bad_code');
  const confirmed = (await ask('POST', '/me/notices/mail/confirm', { code })).body.mail;
  assert.deepEqual(
    [confirmed.address, confirmed.confirmed, confirmed.failed],
    ['ana@mail.example', true, false],
  );

  await pause(20);
  const room = await startMatch(ask);
  await pause(100);
  server.pass(MINUTE + 5_000);
  const { mail } = await until(() => mails[1], 'a mail');
  assert.match(mail.subject, /^始まりました：ドラフトザウルス/);
  assert.ok(mail.text.includes(`/t/${room}`) && mail.html.includes(`/t/${room}`), mail.text);
  assert.match(mail.text, /あなたの番です。/);
  assert.equal(mail.from.text, '"Rodada" <games@rodada.example>');
  assert.ok(mail.messageId.startsWith(`<${room}-`), mail.messageId);
  assert.equal(mail.references, `<${room}@rodada.example>`);
  assert.equal(mail.headers.get('auto-submitted'), 'auto-generated');
  const stop = /** @type {any} */ (mail.headers.get('list')).unsubscribe.url;

  // One mail a day, at an hour of one's own.
  await ask('PUT', '/me/notices/mail', { schedule: 'daily', hour: 0, zone: 'UTC' });
  server.pass(MINUTE * 60 * 24);
  const daily = await until(() => mails[2], 'the mail of the day');
  assert.match(daily.mail.subject, /1卓/);
  assert.ok(daily.mail.text.includes(`/t/${room}`));
  await pause(100);
  assert.equal(mails.length, 3);

  // A mail server that accepts nothing from this sender says the same as of a mailbox that does not exist.
  const settled = () => ask('GET', '/me/notices').then(({ body }) => body.mail);
  state.refuses = true;
  await server.end('SIGTERM');
  await server.start();
  server.pass(MINUTE * 60 * 24);
  await pause(1_000);
  assert.equal((await settled()).failed, false, 'it has accepted nothing since the start');
  state.refuses = false;
  server.pass(MINUTE * 60 * 24);
  await until(() => mails[3], 'the mail of another day');
  state.refuses = true;
  server.pass(MINUTE * 60 * 24);
  await until(async () => (await settled()).failed, 'the mailbox is switched off');

  const forged = stop.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  assert.equal((await fetch(forged, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status, 400);
  assert.match(await (await fetch(stop)).text(), /<button>/);
  assert.equal((await ask('GET', '/me/notices')).body.mail.confirmed, true, 'a look stops nothing');
  assert.equal((await fetch(stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status, 200);
  assert.equal((await ask('GET', '/me/notices')).body.mail.address, null);
});

test(`of ${KILLS} kills none loses a notice`, async (t) => {
  const receiver = await startReceiver(t);
  const server = await serve(t, process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL });
  const ask = await newPlayer(server, 'Ana');
  await ask('PUT', '/me/notices/webhook', { url: `${receiver.url}/hook` });
  await ask('POST', '/me/notices/push', newBrowser(`${receiver.url}/push`).subscription);
  const rooms = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(5);
    for (let table = 0; table < 3; table += 1) rooms.push(await startMatch(ask));
    server.pass(MINUTE);
    // Somewhere between finding what is due, sending and noting it.
    await pause(Math.random() * 400);
    await server.end('SIGKILL');
    await server.start();
  }
  server.pass(2 * MINUTE);
  const told = (path, room) =>
    receiver.received.filter(
      (one) => one.path === path && (path === '/push' || JSON.parse(one.body).table === room),
    );
  await until(() => rooms.every((room) => told('/hook', room).length > 0), 'a call about every table');
  await until(() => told('/push').length >= rooms.length, 'a push about every table');
  await pause(500);
  for (const room of rooms)
    assert.ok(told('/hook', room).length <= 1 + KILLS, `${told('/hook', room).length} calls about one table`);
  const topics = new Map();
  for (const { headers } of told('/push')) topics.set(headers.topic, (topics.get(headers.topic) ?? 0) + 1);
  assert.equal(topics.size, rooms.length, 'what is sent again replaces itself');
  const twice = receiver.received.length - 2 * rooms.length;
  t.diagnostic(`${rooms.length} matches, ${twice} notices sent again`);
  assert.ok([...topics.values()].every((times) => times <= 1 + KILLS));
});
