// What users are told while they are away: the offer after a move, and the page on which they choose what and where.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { chooseFromList, gather, giveName } from './play.mjs';

/** Browsers answer to a request that the server refuses with a message in the console. */
const REFUSED = /400 \(Bad Request\)|404 \(Not Found\)/;

/** Has the browser subscribe without the push service of its maker, which is not in reach. */
async function withPushService(page) {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const text = (bytes) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    /** @type {any} */ (PushManager.prototype).subscribe = async ({ applicationServerKey }) => {
      if (!/^B[\w-]{86}$/.test(applicationServerKey)) throw new Error('this is no key of a server');
      const curve = { name: 'ECDH', namedCurve: 'P-256' };
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
      const p256dh = text(await crypto.subtle.exportKey('raw', publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)));
      const endpoint = `https://push.example/${crypto.randomUUID()}`;
      return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    };
  });
}

test('after a first move, a player can ask to be told', async (t) => {
  const [ana, ben] = await Promise.all(
    ['ana', 'ben'].map((name) => newUser(t, name, { wholeBrowser: true })),
  );
  await withPushService(ana);
  await gather(ana, ben);
  const offer = ana.getByRole('button', { name: 'Tell me when it is my turn' });
  assert.equal(await offer.count(), 0, 'nobody is asked before a move');
  await chooseFromList(ana);
  await offer.click();
  await ana.getByText('This device tells you when a table waits for you.').waitFor();
  await ana.goto('/me');
  await ana.getByRole('link', { name: 'Notices' }).click();
  const here = ana.getByRole('switch', { name: 'Tell me here' });
  await here.waitFor();
  assert.ok(await here.isChecked());
  await here.uncheck();
  await ana.getByText('Devices that are told').waitFor({ state: 'detached' });
  assert.ok(!(await here.isChecked()));
});

test('a user chooses what they are told, when and where', async (t) => {
  const ana = await newUser(t, 'ana', { expected: [REFUSED], wholeBrowser: true });
  await ana.goto('/me/notices');
  await ana.getByText('Sit down at a table first.').waitFor();
  await ana.goto('/new');
  await ana.getByRole('radio', { name: 'Bots only' }).check();
  await ana.getByRole('button', { name: 'Sit down and start' }).click();
  await giveName(ana, 'Ana');
  await ana.waitForURL(/\/t\//);
  const table = new URL(ana.url()).pathname;
  await ana.goto('/me/notices');

  const wrote = ana.getByRole('checkbox', { name: 'Somebody wrote at your table: Devices' });
  const night = ana.getByRole('checkbox', { name: 'Not at night' });
  /** Waits until the server has answered to a change and the page shows it. */
  const changes = async (act) => {
    const shown = ana.waitForResponse(
      (answer) => answer.url().endsWith('/api/me/notices') && answer.request().method() === 'GET',
    );
    await act();
    await shown;
  };

  await t.test('each kind on each channel, and the hours', async () => {
    assert.ok(!(await wrote.isChecked()));
    assert.equal(await ana.getByRole('heading', { name: 'By mail' }).count(), 0, 'this server sends no mail');
    await changes(() => wrote.check());
    await changes(() => night.check());
    await changes(() => ana.getByLabel('From').fill('23:30'));
    await ana.reload();
    await wrote.waitFor();
    assert.ok((await wrote.isChecked()) && (await night.isChecked()));
    assert.equal(await ana.getByLabel('From').inputValue(), '23:30');
    await assertAccessible(ana, 'the page of notices');
  });

  await t.test('a webhook, if its address may be called', async () => {
    const address = ana.getByLabel('The address, with https://');
    await address.fill('https://127.0.0.1/hook');
    await ana.getByRole('button', { name: 'Save' }).click();
    await ana.getByRole('alert').waitFor();
    await address.fill('https://hook.example/1');
    await ana.getByRole('button', { name: 'Save' }).click();
    await ana.getByLabel('The secret that signs each call').waitFor();
    assert.match(await ana.getByLabel('The secret that signs each call').inputValue(), /^whsec_/);
    assert.equal(await ana.getByRole('alert').count(), 0);
  });

  await t.test('nothing of one table', async () => {
    await ana.goto(table);
    await ana.getByRole('button', { name: 'Menu' }).click();
    const silent = ana.getByRole('switch', { name: 'Tell me nothing of this table' });
    // The browser drops a request that is not sent when the page is left.
    const kept = ana.waitForResponse((answer) => answer.request().method() !== 'GET');
    await silent.check();
    await kept;
    await ana.goto('/me/notices');
    await ana.getByRole('heading', { name: 'Silent tables' }).waitFor();
    await ana.getByRole('button', { name: 'Tell me again' }).click();
    await ana.getByRole('heading', { name: 'Silent tables' }).waitFor({ state: 'detached' });
  });
});
