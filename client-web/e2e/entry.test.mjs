// A server whose host decides who comes in: what strangers, the invited, and who only watches find there.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { assertAccessible } from './axe.mjs';
import { newUser, UNREACHABLE } from './browser.mjs';
import { giveName, invitation, myTurn, setUp } from './play.mjs';
import { program, startServer } from './server.mjs';

test('only the invited come in, and others watch where the host allows it', async (t) => {
  const server = await startServer({
    settings: { RODADA_WHO_MAY_ENTER: 'invited', RODADA_WHO_MAY_OPEN_TABLES: 'nobody' },
  });
  t.after(() => server.stop());
  const invite = async (uses) => {
    const env = { ...process.env, ...server.settings };
    const { stdout } = await promisify(execFile)(program(), ['people', 'invite', '--uses', uses], { env });
    return new URL(stdout.trim(), server.url).href;
  };
  const open = (name, options) =>
    newUser(t, name, { baseURL: server.url, expected: [/40[0134].*\/api\//, UNREACHABLE], ...options });
  const [ana, ben, eva] = await Promise.all([
    open('ana'),
    open('ben', { viewport: { width: 360, height: 740 } }),
    open('eva'),
  ]);
  const toldHowToComeIn = async (page) => {
    await page.waitForURL(`${server.url}/me?sign-in=invitation_needed`);
    await page.getByRole('alert').filter({ hasText: 'only by invitation' }).waitFor();
  };
  const comeIn = (page) => page.getByRole('button', { name: 'Come in' });

  await t.test('a stranger is told how to come in', async () => {
    await eva.goto('/');
    await eva.getByRole('button', { name: 'Play now' }).first().click();
    await eva.getByRole('button', { name: 'Against 1 bot' }).click();
    await toldHowToComeIn(eva);
    await assertAccessible(eva, 'how to come in');
  });

  await t.test('an invitation lets in as many as the host says', async () => {
    const link = await invite('2');
    for (const page of [ana, ben, eva]) {
      await page.goto(link);
      await comeIn(page).waitFor();
    }
    await assertAccessible(ben, 'an invitation');
    for (const [page, name] of /** @type {const} */ ([
      [ana, 'Ana'],
      [ben, 'Benedita Ramos'],
    ])) {
      await comeIn(page).click();
      await giveName(page, name);
      await page.waitForURL(`${server.url}/`);
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor();
    }
    const wide = await ben.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360, 'a long name makes the page of a phone no wider');
    // The link was good when Eva opened it.
    await comeIn(eva).click();
    await giveName(eva, 'Eva');
    await toldHowToComeIn(eva);
    await eva.goto(link);
    await eva.getByText('This invitation has been used up').waitFor();
    await assertAccessible(eva, 'an invitation that is used up');
  });

  await t.test('no table is open where the host wants none', async () => {
    await ana.goto('/new?open');
    await ana.getByRole('button', { name: 'Set up the table' }).click();
    await ana.getByText('There are no open tables on this server').waitFor();
  });

  let table = '';
  await t.test('who has a link to a table watches, and does not sit down', async () => {
    await setUp(ana, 2);
    const link = await invitation(ana);
    await eva.goto(link);
    await eva.getByRole('button', { name: 'Sit here' }).click();
    await giveName(eva, 'Eva');
    await toldHowToComeIn(eva);
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Sit here' }).click();
    await ana.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(ana);
    table = new URL(ana.url()).pathname;
    await eva.goto(table);
    await eva.getByRole('listitem').filter({ hasText: 'Ben' }).first().waitFor();
    await ana.getByText('One person is watching').first().waitFor();
  });

  await t.test('unless the host shows tables only to who is in', async () => {
    await server.end('SIGTERM');
    Object.assign(server.settings, {
      RODADA_WHO_MAY_WATCH: 'users',
      RODADA_WHO_MAY_OPEN_TABLES: 'kept',
    });
    await server.start();
    await toldHowToComeIn(eva);
    await myTurn(ana);
    await eva.goto('/history');
    await toldHowToComeIn(eva);
  });

  await t.test('who cannot come back sets up no open table', async () => {
    await ana.goto('/new?open');
    await ana.getByRole('button', { name: 'Set up the table' }).click();
    await ana.getByText('Open tables are for players who can come back').waitFor();
  });
});
