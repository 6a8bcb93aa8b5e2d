// Keeping who one is at a provider of OpenID Connect: a real one, in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { announced, newUser } from './browser.mjs';
import { setUp } from './play.mjs';
import { signInAtProvider, startProvider } from './provider.mjs';
import { serve } from './receiver.mjs';

test('a user signs in at a provider of the host', async (t) => {
  const server = await serve(t, { RODADA_LIMITS: 'load' });
  const url = server.url;
  await server.end('SIGTERM');
  Object.assign(server.settings, await startProvider(t, url));
  await server.start();
  // The pages of the provider name a font of another site, and no icon.
  const expected = [/fonts\.googleapis\.com/, /favicon\.ico/];
  const open = (name, options) => newUser(t, name, { baseURL: url, expected, ...options });
  const named = (page, name) => page.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor();

  const ana = await open('ana');
  await ana.goto('/me');
  await ana.getByLabel('Your name').fill('Ana');
  await ana.getByRole('button', { name: 'Change' }).click();
  const keep = ana.getByRole('region', { name: 'Keep who you are' });

  await t.test('a guest adds it', async () => {
    await keep.getByRole('button', { name: 'Add Our club' }).click();
    await signInAtProvider(ana, 'ana');
    await ana.getByText('Added. You can now come back this way, too.').waitFor();
    assert.match(await keep.getByRole('listitem').innerText(), /Our club[^]*Added[^]*Not used yet/);
    assert.equal(new URL(ana.url()).search, '');
    await assertAccessible(ana, 'a provider that is kept');
  });

  await t.test('another browser, a guest with a seat, becomes the user and is asked about it', async () => {
    const phone = await open('phone', { viewport: { width: 360, height: 740 } });
    await setUp(phone, 3, 'Zoe');
    await phone.goto('/me?sign-in');
    await assertAccessible(phone, 'signing in at a provider');
    await phone.getByRole('button', { name: 'With Our club' }).click();
    const told = announced(ana);
    await signInAtProvider(phone, 'ana');
    await phone.getByText('You are Ana here.').waitFor();
    await phone.getByRole('button', { name: 'Be Zoe again' }).waitFor();
    await phone.getByRole('button', { name: /^Bring/ }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Give to Ana' }).click();
    await phone.waitForURL(`${url}/`);
    await named(phone, 'Ana');
    await told;
    assert.equal((await (await phone.request.get('/api/tables/mine')).json()).length, 1);
  });

  const tablet = await open('tablet');
  await t.test('who cancels there is told, and a link of somebody else signs nobody in', async () => {
    await tablet.goto('/me?sign-in');
    await tablet.getByRole('button', { name: 'With Our club' }).click();
    await tablet.getByRole('link', { name: 'Cancel' }).click();
    await tablet.getByText('That did not sign you in.').waitFor();
    // The address to which a thief came back.
    const thief = await open('thief');
    const stolen = thief.waitForRequest((request) => request.url().includes('/provider/club/return'));
    await thief.goto('/me?sign-in');
    await thief.getByRole('button', { name: 'With Our club' }).click();
    await signInAtProvider(thief, 'thief');
    await tablet.goto((await stolen).url());
    await tablet.getByText('That did not sign you in.').waitFor();
    assert.equal((await tablet.request.get('/api/me')).status(), 401);
  });

  await t.test('a new user chooses a name', async () => {
    await tablet.getByRole('button', { name: 'With Our club' }).click();
    await signInAtProvider(tablet, 'bia');
    await tablet.getByText('Welcome. Choose the name under which others see you.').waitFor();
    await tablet.getByLabel('Your name').fill('Bia');
    await tablet.getByRole('button', { name: 'Change' }).click();
    await named(tablet, 'Bia');
  });

  await t.test('what is changed later needs a fresh sign-in', async () => {
    server.pass(16 * 60_000);
    const methods = async () => (await ana.request.get('/api/me/sign-in')).json();
    while ((await methods()).fresh) await new Promise((later) => setTimeout(later, 10));
    await ana.reload();
    await keep.getByRole('button', { name: 'Remove Our club' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'With Our club' }).click();
    // The provider knows the browser, and sends it back at once.
    await ana.getByText('Confirmed: it is you.').waitFor();
    await keep.getByRole('button', { name: 'Remove Our club' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await ana.getByText('Removed: Our club.').waitFor();
  });
});
