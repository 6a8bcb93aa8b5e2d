// Signing in by a code that is sent by mail: what works, and what those find who guess, listen or mix things up. No browser
// is needed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { mailSettings, startMailServer } from './mail-server.mjs';
import { serve } from './receiver.mjs';

const MINUTE = 60_000;
const GUESSES = 1_000;

/** A browser with its cookies. */
function newBrowser(server) {
  const cookies = new Map();
  const ask = async (method, path, body) => {
    const cookie = [...cookies].map((one) => one.join('=')).join('; ');
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: body && JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0].split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const text = await answer.text();
    return { status: answer.status, body: text && JSON.parse(text), headers: answer.headers };
  };
  return { ask, cookies };
}

/** A server that sends mail and has no limits by address, because all of this comes from one. */
async function start(t) {
  const { mails, ...mailServer } = await startMailServer(t);
  const server = await serve(t, { ...mailSettings(mailServer), RODADA_LIMITS: 'load' });
  /** Waits for the mail after the first `number`. Returns its code. */
  const code = async (number) => {
    for (let tries = 0; mails.length <= number && tries < 400; tries += 1) await pause(10);
    assert.ok(mails[number], `there are ${mails.length} mails`);
    return /\d{6}/.exec(mails[number].mail.subject)[0];
  };
  /** Moves the clock of the server forward, and waits until a request sees that. */
  const pass = async ({ ask }, milliseconds) => {
    server.pass(milliseconds);
    // A link ends ten minutes after it was made.
    while ((await ask('POST', '/me/link')).body.until - 10 * MINUTE < server.now() - MINUTE / 2)
      await pause(10);
  };
  return { server, mails, code, pass };
}

/** A user who signs in by mail. */
async function newUser({ server, mails, code }, name, address) {
  const browser = newBrowser(server);
  const { body } = await browser.ask('POST', '/me', { name });
  const before = mails.length;
  assert.equal((await browser.ask('POST', '/me/sign-in/mail', { address })).status, 204);
  const added = await browser.ask('POST', '/me/sign-in/mail/confirm', { code: await code(before) });
  assert.equal(added.body.methods?.[0].label, address, JSON.stringify(added.body));
  return { ...browser, user: body.user };
}

const other = (code) => (code === '000000' ? '000001' : '000000');

test('a user comes back in another browser, and only who reads the mail does', async (t) => {
  const house = await start(t);
  const { server, mails, code, pass } = house;
  const ana = await newUser(house, 'Ana', 'ana@mail.example');

  const phone = newBrowser(server);
  const asked = await phone.ask('POST', '/sign-in/mail', { address: 'ANA@mail.example', language: 'ja' });
  assert.equal(asked.status, 204);
  const right = await code(1);
  assert.equal(mails[1].to, 'ana@mail.example');
  assert.match(mails[1].mail.text, /ログイン/);

  await t.test('not in a browser that did not ask, or asked for itself', async () => {
    const thief = newBrowser(server);
    assert.equal((await thief.ask('POST', '/sign-in/mail/confirm', { code: right })).body.code, 'bad_code');
    await thief.ask('POST', '/sign-in/mail', { address: 'thief@mail.example' });
    assert.equal((await thief.ask('POST', '/sign-in/mail/confirm', { code: right })).body.code, 'bad_code');
    thief.cookies.set('rodada-code', '0'.repeat(64));
    assert.equal((await thief.ask('POST', '/sign-in/mail/confirm', { code: right })).body.code, 'bad_code');
    // A page of another site.
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const foreign = await fetch(`${server.url}/api/sign-in/mail/confirm`, {
      method: 'POST',
      headers: { ...headers, cookie: [...phone.cookies].map((one) => one.join('=')).join('; ') },
      body: JSON.stringify({ code: right }),
    });
    assert.equal((await foreign.json()).code, 'foreign_origin');
  });

  const wrong = await phone.ask('POST', '/sign-in/mail/confirm', { code: other(right) });
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'bad_code']);
  const back = await phone.ask('POST', '/sign-in/mail/confirm', {
    code: ` ${right.slice(0, 3)} ${right.slice(3)}`,
  });
  assert.deepEqual(back.body, { user: ana.user, name: 'Ana' });
  assert.equal((await phone.ask('GET', '/me')).body.user, ana.user);
  assert.ok(!phone.cookies.has('rodada-code'), 'it is used up');
  assert.equal((await phone.ask('POST', '/sign-in/mail/confirm', { code: right })).body.code, 'bad_code');

  await t.test('the code is good for ten minutes', async () => {
    const late = newBrowser(server);
    await late.ask('POST', '/sign-in/mail', { address: 'ana@mail.example' });
    const latest = await code(2);
    await pass(ana, 10 * MINUTE);
    assert.equal((await late.ask('POST', '/sign-in/mail/confirm', { code: latest })).body.code, 'bad_code');
  });

  await t.test('an address that another user signs in with cannot be added', async () => {
    const bia = newBrowser(server);
    await bia.ask('POST', '/me', { name: 'Bia' });
    await bia.ask('POST', '/me/sign-in/mail', { address: 'ana@mail.example' });
    const sent = await code(3);
    assert.equal((await bia.ask('POST', '/sign-in/mail/confirm', { code: sent })).body.code, 'bad_code');
    const refused = await bia.ask('POST', '/me/sign-in/mail/confirm', { code: sent });
    assert.deepEqual([refused.status, refused.body.code], [409, 'already_kept']);
  });

  await t.test('ways are changed only after a sign-in of the last minutes', async () => {
    const { body } = await phone.ask('GET', '/me/sign-in');
    assert.equal(body.methods.length, 1);
    assert.ok(body.methods[0].used >= body.methods[0].added);
    await pass(ana, 15 * MINUTE);
    const [{ id }] = body.methods;
    assert.equal((await phone.ask('GET', '/me/sign-in')).body.fresh, false);
    assert.equal((await phone.ask('DELETE', `/me/sign-in/${id}`)).body.code, 'not_fresh');
    const more = { address: 'ana2@mail.example' };
    assert.equal((await phone.ask('POST', '/me/sign-in/mail', more)).body.code, 'not_fresh');
    const session = phone.cookies.get('rodada');
    await phone.ask('POST', '/sign-in/mail', { address: 'ana@mail.example' });
    await phone.ask('POST', '/sign-in/mail/confirm', { code: await code(4) });
    assert.equal(phone.cookies.get('rodada'), session, 'the session goes on');
    assert.equal((await ana.ask('DELETE', `/me/sign-in/${id}`)).body.code, 'not_fresh', 'another session');
    const removed = await phone.ask('DELETE', `/me/sign-in/${id}`);
    assert.deepEqual(removed.body.methods, []);
    assert.equal((await phone.ask('DELETE', `/me/sign-in/${id}`)).body.code, 'not_found');
  });
});

test('who guesses finds nothing, and nobody learns which addresses are known', async (t) => {
  const house = await start(t);
  const { server, mails, code, pass } = house;
  const ana = await newUser(house, 'Ana', 'ana@mail.example');

  const thief = newBrowser(server);
  const known = await thief.ask('POST', '/sign-in/mail', { address: 'ana@mail.example' });
  const right = await code(1);
  const guess = async (n) => {
    // Every other code but the right one, which would be found once in 200,000 times.
    const digits = String(n).padStart(6, '0');
    const { status, body } = await thief.ask('POST', '/sign-in/mail/confirm', {
      code: digits === right ? other(right) : digits,
    });
    return `${status} ${JSON.stringify(body)}`;
  };
  const words = new Set();
  for (let n = 0; n < GUESSES; n += 20)
    for (const said of await Promise.all(Array.from({ length: 20 }, (_, more) => guess(n + more))))
      words.add(said);
  words.add(await guess(Number(right)));
  const { status, body } = await thief.ask('POST', '/sign-in/mail/confirm', { code: right });
  words.add(`${status} ${JSON.stringify(body)}`);
  assert.equal(words.size, 1, 'after five tries the right code says what a wrong one says');
  assert.match([...words][0], /^400 .*bad_code/);

  const stranger = newBrowser(server);
  const unknown = await stranger.ask('POST', '/sign-in/mail', { address: 'nobody-here@mail.example' });
  const headers = (answer) =>
    [...answer.headers]
      .map(([name, value]) => [name, value.replace(/[0-9a-f]{64}/, '')])
      .filter(([name]) => !['date', 'retry-after'].includes(name));
  assert.deepEqual(
    [unknown.status, unknown.body, headers(unknown)],
    [known.status, known.body, headers(known)],
  );
  const entered = await stranger.ask('POST', '/sign-in/mail/confirm', { code: '123456' });
  assert.equal(`${entered.status} ${JSON.stringify(entered.body)}`, [...words][0]);

  // An address gets ten codes a day, whoever asks, and whoever asks is told the same of an address that nobody has.
  const ask = (address) => newBrowser(server).ask('POST', '/sign-in/mail', { address });
  for (let n = 0; n < 12; n += 1) {
    const [toAna, toNobody] = [await ask('ana@mail.example'), await ask('nobody-there@mail.example')];
    assert.equal(toAna.status, n < 8 ? 204 : 429);
    if (n >= 10)
      assert.deepEqual(
        [toNobody.status, toNobody.body, headers(toNobody)],
        [toAna.status, toAna.body, headers(toAna)],
      );
  }
  // In a browser that was signed in as Ana, a code still comes. The cookie that says so stays when she signs out.
  assert.equal((await ana.ask('POST', '/me/sessions/end', {})).status, 200);
  assert.equal((await ana.ask('GET', '/me')).status, 401);
  // The codes before it are on their way.
  while (mails.filter(({ to }) => to === 'ana@mail.example').length < 10) await pause(10);
  const before = mails.length;
  assert.equal((await ana.ask('POST', '/sign-in/mail', { address: 'ana@mail.example' })).status, 204);
  const back = await ana.ask('POST', '/sign-in/mail/confirm', { code: await code(before) });
  assert.equal(back.body.name, 'Ana', JSON.stringify(back.body));
  const again = newBrowser(server);
  await again.ask('POST', '/me', { name: 'Bia' });
  await again.ask('POST', '/me/sign-in/mail', { address: 'bia@mail.example' });
  while (!mails.some(({ to }) => to === 'bia@mail.example')) await pause(10);
  const toAna = mails.filter(({ to }) => to === 'ana@mail.example').length;
  assert.equal(toAna, 11);
  assert.ok(!mails.some(({ to }) => to.startsWith('nobody-here')));
  await pass(again, 24 * 60 * MINUTE);
  await again.ask('POST', '/sign-in/mail', { address: 'ana@mail.example' });
  while (mails.filter(({ to }) => to === 'ana@mail.example').length === toAna) await pause(10);

  for (const address of [
    'ana',
    'ana@localhost',
    'a b@mail.example',
    'ana@mail.example\r\nBcc: b@mail.example',
    '',
  ])
    assert.equal((await again.ask('POST', '/sign-in/mail', { address })).body.code, 'bad_address', address);
});
