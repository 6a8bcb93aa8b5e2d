// Reports: a line and names are shown to the host, who answers on a phone; who reported hears it.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { gather } from './play.mjs';
import { program, startServer } from './server.mjs';

const PHONE = { width: 390, height: 660 };
const EXPECTED = [/40[14].*\/api\//];

const noSidewaysScrolling = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('reports', async (t) => {
  const server = await startServer({ settings: { RODADA_LIMITS: 'load' } });
  t.after(() => server.stop());
  const open = (name, options) => newUser(t, name, { baseURL: server.url, expected: EXPECTED, ...options });
  const rodada = async (...words) => {
    const env = { ...process.env, ...server.settings };
    return (await promisify(execFile)(program(), words, { env })).stdout.trim();
  };
  const ana = await open('ana', { viewport: PHONE, colorScheme: 'dark' });
  const ben = await open('ben', { viewport: { width: 1280, height: 800 } });
  await gather(ana, ben);
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByLabel('Say something').fill('You are slow');
  await ben.keyboard.press('Enter');
  const dialog = ana.getByRole('dialog', { name: 'Report to the host' });

  await t.test('a line is reported from the chat, and it is said what the host sees', async () => {
    await ana.getByRole('button', { name: 'Chat' }).click();
    await ana.getByRole('button', { name: 'About Ben' }).click();
    await ana.getByRole('button', { name: 'Report…' }).click();
    await dialog.getByText('The host of this server sees it').waitFor();
    await dialog.getByLabel('The line “You are slow”').check();
    await dialog.getByLabel('A few words about it').fill('He is always like that');
    await assertAccessible(ana, 'reporting a line');
    assert.ok(await noSidewaysScrolling(ana));
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await ana.getByText('Reported. The answer will stand under').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await ana.keyboard.press('Escape');
  });

  await t.test('a name is reported from the menu', async () => {
    await ana.getByRole('button', { name: 'Menu' }).click();
    await ana.getByRole('button', { name: 'Report a name…' }).click();
    await dialog.getByText('The name “Ben”').waitFor();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  await t.test('the host answers on a phone', async () => {
    const host = await open('host', { viewport: PHONE });
    const link = await rodada('host', 'link');
    await host.goto(link.slice(link.indexOf('/host')));
    const reports = host.getByRole('region', { name: 'Reports' });
    await reports.getByText('2 reports wait for an answer.').waitFor();
    const one = reports.getByRole('listitem').filter({ hasText: 'You are slow' });
    await one.getByText('He is always like that').waitFor();
    await one.getByRole('button', { name: 'Manage Ben' }).click();
    await one.getByRole('button', { name: 'Keep from chatting' }).click();
    await host.getByText('Done.').waitFor();
    await assertAccessible(host, 'reports');
    assert.ok(await noSidewaysScrolling(host));
    await one.getByLabel('A few words to who reported it').fill('He may not chat today');
    await one.getByRole('button', { name: 'Dealt with' }).click();
    await reports.getByText('1 report waits for an answer.').waitFor();
    await host.getByRole('region', { name: 'What was done' }).getByText('answered a report about').waitFor();
  });

  await t.test('who reported hears it', async () => {
    await ana.goto('/');
    await ana.getByText('The host has answered what you reported').waitFor();
    await ana.goto('/me');
    const mine = ana.getByRole('region', { name: 'What you have reported' });
    await mine.getByText('The host has dealt with it. He may not chat today').waitFor();
    await mine.getByText('The host has not answered yet.').waitFor();
    await assertAccessible(ana, 'what one has reported');
    assert.ok(await noSidewaysScrolling(ana));
  });
});
