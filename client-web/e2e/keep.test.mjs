// Keeping who one is: by a code that is sent by mail, and by a passkey of Chromium's virtual authenticator.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { announced, newUser } from './browser.mjs';
import { mailSettings, startMailServer } from './mail-server.mjs';
import { serve } from './receiver.mjs';

/** Gives a browser a device that makes passkeys. */
async function withAuthenticator(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: /** @type {any} */ (options),
  });
  return {
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: (credential) => devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

test('a user keeps who they are by mail and by a passkey', async (t) => {
  const { mails, ...mailServer } = await startMailServer(t);
  const server = await serve(t, { ...mailSettings(mailServer), RODADA_LIMITS: 'load' });
  // Passkeys need a name for a domain.
  const url = server.url.replace('127.0.0.1', 'localhost');
  await server.end('SIGTERM');
  server.settings.RODADA_PUBLIC_URL = url;
  await server.start();
  const code = async (number) => {
    while (mails.length <= number) await new Promise((later) => setTimeout(later, 10));
    return /\d{6}/.exec(mails[number].mail.subject)[0];
  };
  const open = (name, options) => newUser(t, name, { baseURL: url, ...options });
  const named = (page) => page.getByRole('link', { name: /^Ana/ }).waitFor();

  const ana = await open('ana', { expected: [/40[013].*\/api\/(me\/)?(sign-in|sessions)/] });
  const device = await withAuthenticator(ana);
  await ana.goto('/me');
  await ana.getByText('Were you here before').waitFor();
  await ana.getByLabel('Your name').fill('Ana');
  await ana.getByRole('button', { name: 'Change' }).click();
  const keep = ana.getByRole('region', { name: 'Keep who you are' });
  const kept = keep.getByRole('listitem');

  await t.test('a mail address is added with the code', async () => {
    await keep.getByRole('button', { name: 'Add a mail address' }).click();
    await keep.getByLabel('Mail address').fill('ana@mail.example');
    await keep.getByRole('button', { name: 'Send a code' }).click();
    await keep.getByLabel('The six digits').fill('000000');
    await assertAccessible(ana, 'a code to add an address');
    const right = await code(0);
    if (right !== '000000') {
      await keep.getByRole('button', { name: 'Continue' }).click();
      await keep.getByText('This code is wrong or too old.').waitFor();
    }
    // The mail may be read on another page of the same browser: the code is still asked for afterwards.
    await ana.reload();
    await keep.getByRole('button', { name: 'Add a mail address' }).click();
    await keep.getByLabel('The six digits').fill(right);
    await keep.getByRole('button', { name: 'Continue' }).click();
    await ana.getByText('You can now sign in with ana@mail.example.').waitFor();
    assert.match(await kept.innerText(), /ana@mail\.example[^]*Added[^]*Not used yet/);
  });

  await t.test('and a passkey', async () => {
    await keep.getByRole('button', { name: 'Add a passkey' }).click();
    await ana.getByText('You can now sign in with a passkey.').waitFor();
    assert.equal(await kept.count(), 2);
    const [key] = await device.keys();
    assert.deepEqual([key.rpId, key.isResidentCredential], ['localhost', true]);
    await assertAccessible(ana, 'the ways of coming back');
  });

  const phone = await open('phone', { viewport: { width: 360, height: 740 } });
  await t.test('another browser becomes the user by a code, and the others are told', async () => {
    await phone.goto('/');
    await phone.getByRole('link', { name: 'I was here before' }).click();
    await phone.getByLabel('Mail address').fill('Ana@mail.example');
    await phone.getByRole('button', { name: 'Send a code' }).click();
    await phone.getByText('If somebody here signs in with Ana@mail.example').waitFor();
    await phone.getByLabel('The six digits').fill(await code(1));
    const told = announced(ana);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await phone.getByText('You are Ana here.').waitFor();
    await named(phone);
    await told;
    assert.equal(await phone.getByText('You have signed in').count(), 0);
  });

  await t.test('what is changed later needs a fresh sign-in', async () => {
    server.pass(16 * 60_000);
    const methods = async () => (await ana.request.get('/api/me/sign-in')).json();
    while ((await methods()).fresh) await new Promise((later) => setTimeout(later, 10));
    await ana.reload();
    await keep.getByRole('button', { name: 'Remove ana@mail.example' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByLabel('Mail address').waitFor();
    assert.equal(await dialog.getByLabel('Mail address').inputValue(), 'ana@mail.example');
    await assertAccessible(ana, 'a fresh sign-in');
    await dialog.getByRole('button', { name: 'With a passkey' }).click();
    await ana.getByText('Removed: ana@mail.example.').waitFor();
    await keep.getByRole('button', { name: /^Remove A passkey/ }).click();
    await ana
      .getByRole('alertdialog', { name: /It is the last one/ })
      .getByRole('button', { name: 'Not' })
      .click();
    assert.match(await kept.innerText(), /A passkey \(Chrome, Linux\)[^]*Last used/);
  });

  await t.test('a passkey signs another browser in, from the field for the name', async () => {
    await phone.goto('about:blank');
    const tablet = await open('tablet');
    const other = await withAuthenticator(tablet);
    const [{ credentialId, ...key }] = await device.keys();
    await other.add({ credentialId, ...key });
    // The browser suggests it by itself, and the virtual device accepts.
    let answer = '';
    tablet.on('request', (request) => {
      if (request.url().endsWith('/api/sign-in/passkey')) answer = request.postData() ?? '';
    });
    await tablet.goto('/me');
    await tablet.getByText('You are Ana here.').waitFor();
    await named(tablet);
    // A device whose page was not open is told when it comes back.
    await phone.goto('/me');
    await phone.getByText('You have signed in on another device: Chrome, Linux.').waitFor();
    const again = await tablet.request.post('/api/sign-in/passkey', { data: answer });
    assert.deepEqual(
      [again.status(), (await again.json()).code],
      [400, 'bad_passkey'],
      'what was heard is no use',
    );

    // A copy of the key is noticed: the first device has counted less often than it.
    await ana.getByRole('link', { name: 'Your devices' }).click();
    await ana.getByRole('button', { name: 'Sign out everywhere' }).click();
    await ana.getByRole('alertdialog', { name: /You can sign in again/ }).waitFor();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await ana.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
    await ana.getByRole('button', { name: 'With a passkey' }).click();
    await ana.getByText('This passkey is not known here').waitFor();
  });
});
