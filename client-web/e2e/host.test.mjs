// The host's page: opened by a link, then by a user whom the host named, on a phone; nowhere for others.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { signInAtProvider, startProvider } from './provider.mjs';
import { program, startServer } from './server.mjs';

const PHONE = { width: 390, height: 660 };
/** The pages of the provider name a font of another site, and no icon; who may not open the page is refused. */
const EXPECTED = [/fonts\.googleapis\.com/, /favicon\.ico/, /40[134].*\/api\//];

const noSidewaysScrolling = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("the host's page", async (t) => {
  const server = await startServer({ settings: { RODADA_LIMITS: 'load' } });
  t.after(() => server.stop());
  const url = server.url;
  await server.end('SIGTERM');
  Object.assign(server.settings, { RODADA_PUBLIC_URL: url, ...(await startProvider(t, url)) });
  await server.start();
  const open = (name, options) =>
    newUser(t, name, { baseURL: url, expected: EXPECTED, drawn: true, ...options });
  /** What a command says. */
  const rodada = async (...words) => {
    const env = { ...process.env, ...server.settings };
    return (await promisify(execFile)(program(), words, { env })).stdout.trim();
  };
  const ana = await open('ana', { viewport: PHONE, colorScheme: 'dark' });
  const bia = await open('bia');
  const host = await open('host', { viewport: { width: 1280, height: 800 } });
  await bia.request.post('/api/me', { data: { name: 'Bia of the chat' } });
  await bia.request.post('/api/tables', { data: { game: 'draftosaurus', seats: 3, open: true } });

  await t.test('is nowhere for others', async () => {
    await bia.goto('/host');
    await bia.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
    await bia.goto('/nowhere');
    await bia.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
  });

  await t.test('a link opens it once', async () => {
    const link = await rodada('host', 'link');
    await host.goto(link.slice(link.indexOf('/host')));
    await host.getByRole('heading', { level: 1, name: "The host's page" }).waitFor();
    await host.getByText('A link opened this page for an hour.').waitFor();
    assert.equal(new URL(host.url()).hash, '', 'the link is not kept in the history');
    await host.getByText('data folder').or(host.getByText('settings')).first().waitFor();
    await assertAccessible(host, "the host's page");
    await bia.goto(link.slice(link.indexOf('/host')));
    await bia.getByText("This link does not open the host's page").waitFor();
    await host.reload();
    await host.getByText('A link opened this page for an hour.').waitFor();
  });

  await t.test('users and tables are found and managed', async () => {
    const people = host.getByRole('region', { name: 'People' });
    await people.getByLabel('A part of a name, or an id').fill('bia');
    await people.getByRole('button', { name: 'Find' }).click();
    await people.getByRole('button', { name: 'Manage Bia of the chat' }).click();
    await people.getByRole('button', { name: 'Keep from chatting' }).click();
    await people.getByText('cannot chat until').waitFor();
    await people.getByLabel('Another name').fill('Bia');
    await people.getByRole('button', { name: 'Rename' }).click();
    await host.getByRole('alertdialog').getByRole('button', { name: 'Rename' }).click();
    await people.getByRole('button', { name: 'Manage Bia', exact: true }).waitFor();
    await assertAccessible(host, 'managing a user');
    const tables = host.getByRole('region', { name: 'Open tables' });
    await tables.getByText('Draftosaurus').waitFor();
    await tables.getByRole('button', { name: 'End the match' }).click();
    await host.getByRole('alertdialog').getByRole('button', { name: 'End the match' }).click();
    await tables.getByText('No open table has such a player.').waitFor();
    const invitations = host.getByRole('region', { name: 'Invitations' });
    await invitations.getByRole('button', { name: 'Make a link' }).click();
    await invitations.getByText('0 of 1 used').waitFor();
    const acts = host.getByRole('region', { name: 'What was done' });
    await acts.getByText('made an invitation').waitFor();
    assert.equal(await acts.getByText('host by link').count(), 4);
  });

  await t.test('whom the host named opens it on a phone by signing in', async () => {
    await ana.request.post('/api/me', { data: { name: 'Ana' } });
    await ana.goto('/me');
    const keep = ana.getByRole('region', { name: 'Keep who you are' });
    await keep.getByRole('button', { name: 'Add Our club' }).click();
    await signInAtProvider(ana, 'ana');
    await ana.getByText('Added. You can now come back this way, too.').waitFor();
    const { user } = await (await ana.request.get('/api/me')).json();
    await rodada('host', 'add', user);
    await ana.goto('/host');
    await ana.getByRole('heading', { level: 1, name: "The host's page" }).waitFor();
    await ana.getByText('opens this page').first().waitFor();
    await assertAccessible(ana, "the host's page on a phone");
    assert.ok(await noSidewaysScrolling(ana));
    await ana.getByRole('button', { name: 'Manage Bia' }).click();
    await ana.getByRole('button', { name: 'Delete this user' }).click();
    await ana.getByRole('alertdialog').getByText('also from 1 seat,').waitFor();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Delete this user' }).click();
    await ana.getByText('Done.').waitFor();
    await ana.getByRole('button', { name: 'Manage Bia' }).waitFor({ state: 'detached' });
    assert.ok(await noSidewaysScrolling(ana));
    // Nobody comes in by a link any more.
    await host.reload();
    await host.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
  });
});
