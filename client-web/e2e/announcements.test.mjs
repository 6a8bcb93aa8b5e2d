// What the host announces: above every page, in the language and the time zone of the reader, covering nothing.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { isDeepStrictEqual, promisify } from 'node:util';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { until } from './play.mjs';
import { program, startServer } from './server.mjs';

const PHONE = { width: 390, height: 660 };
const LOW = { width: 740, height: 360 };
const WIDE = { width: 1280, height: 800 };
/** A page at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** Who has no host's page yet asks for the page. */
const EXPECTED = [/40[14].*\/api\//];

/** The bar and the rest of the page lie beside each other, and neither leaves the window. */
const fits = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.announcement').getBoundingClientRect();
    const header = document.querySelector('header').getBoundingClientRect();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const table = document.querySelector('.play');
    return {
      covered: header.top < bar.bottom - 0.5,
      sideways: scrollWidth > clientWidth,
      scrolls: table !== null && scrollHeight > clientHeight,
    };
  });
const FITS = { covered: false, sideways: false, scrolls: false };

test('announcements', async (t) => {
  const server = await startServer({ settings: { RODADA_LIMITS: 'load' } });
  t.after(() => server.stop());
  const open = (name, options) => newUser(t, name, { baseURL: server.url, expected: EXPECTED, ...options });
  /** What a command says. */
  const rodada = async (...words) => {
    const env = { ...process.env, ...server.settings };
    return (await promisify(execFile)(program(), words, { env })).stdout.trim();
  };
  const ana = await open('ana', { viewport: PHONE, colorScheme: 'dark', timezoneId: 'UTC' });
  const bia = await open('bia', { viewport: WIDE, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  await ana.request.post('/api/me', { data: { name: 'Ana' } });
  const sitDown = async (game) => {
    const wanted = { game, seats: 2, against: 'easy' };
    const { room } = await (await ana.request.post('/api/tables', { data: wanted })).json();
    await ana.goto(`/t/${room}`);
    await ana.locator('.play').waitFor();
  };
  await sitDown('draftosaurus');
  await bia.goto('/');
  await bia.getByRole('heading', { level: 1 }).waitFor();
  const bar = (page) => page.locator('.announcement');

  await t.test('are shown on pages that are open, in words and times of the reader', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await rodada('announce', 'restart', '--at', `${tomorrow}T20:00Z`);
    await ana
      .getByRole('status')
      .getByText(/The server restarts soon: .*8:00 PM\./)
      .waitFor();
    await bia
      .getByRole('status')
      .getByText(/reiniciar: .*17:00\./)
      .waitFor();
  });

  await t.test('cover nothing at a table', async () => {
    for (const viewport of [PHONE, LOW, WIDE]) {
      await ana.setViewportSize(viewport);
      await until(
        async () => isDeepStrictEqual(await fits(ana), FITS),
        `fits ${viewport.width}×${viewport.height}`,
      );
      // With less than that a board no longer fits below it.
      if (viewport === LOW) assert.ok((await bar(ana).boundingBox()).height <= 28);
    }
    await assertAccessible(ana, 'a table with an announcement');
    assert.deepEqual(await fits(bia), FITS, 'the start page');
    await assertAccessible(bia, 'a page with an announcement');
  });

  await t.test('leave the strip of players free of the tabs, where both hardly have room', async () => {
    await ana.setViewportSize(ZOOMED);
    await sitDown('dogs');
    await bar(ana).waitFor();
    const covered = () =>
      ana.evaluate(() => {
        const [strip, tabs] = ['.pages > .others', '.pages nav'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        );
        return strip && tabs && Math.max(0, strip.bottom - tabs.top);
      });
    await until(async () => (await covered()) !== undefined, 'players and tabs are there');
    assert.equal(await covered(), 0, 'pixels of the players lie below the tabs');
  });

  await t.test('stay closed, and the next one is shown', async () => {
    await ana.setViewportSize(PHONE);
    await bar(ana).getByRole('button', { name: 'Close' }).click();
    await bar(ana).waitFor({ state: 'detached' });
    await ana.reload();
    await ana.locator('.play').waitFor();
    await rodada('announce', 'text', 'Cake at Ana’s');
    await bar(ana).getByText('Cake at Ana’s').waitFor();
    // Bia has not closed it: what is over first is shown first.
    await bar(bia).getByText('Cake at Ana’s').or(bar(bia).getByText('reiniciar')).waitFor();
  });

  await t.test("are made and withdrawn on the host's page, on a phone", async () => {
    const host = await open('host', { viewport: PHONE, timezoneId: 'UTC' });
    const link = await rodada('host', 'link');
    await host.goto(link.slice(link.indexOf('/host')));
    const part = host.getByRole('region', { name: 'Announcements' });
    await part.getByText('Cake at Ana’s').waitFor();
    await part.getByLabel('What', { exact: true }).selectOption('In my words');
    await part.getByLabel('Text, as everybody sees it').fill('Tournament on Friday!');
    const soon = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
    await part.getByLabel('Shown until').fill(soon);
    await part.getByRole('button', { name: 'Announce' }).click();
    await part.getByText('Tournament on Friday!').waitFor();
    await bar(ana).getByText('Tournament on Friday!').waitFor();
    await assertAccessible(host, "announcements on the host's page");
    assert.equal((await fits(host)).sideways, false);
    const one = part.getByRole('listitem').filter({ hasText: 'Tournament' });
    await one.getByRole('button', { name: 'Withdraw' }).click();
    await host.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await bar(ana).getByText('Cake at Ana’s').waitFor();
    await host.getByRole('region', { name: 'What was done' }).getByText('withdrew an announcement').waitFor();
  });
});
