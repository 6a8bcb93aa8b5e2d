// Rated matches: said before the start, for those alone who can sign in again, and what their end changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertAccessibleInBoth } from './axe.mjs';
import { newUser } from './browser.mjs';
import { changeTable, playElsewhere, playInRoom } from './elsewhere.mjs';
import { mailSettings, startMailServer } from './mail-server.mjs';
import { giveName, invitation, myTurn, newTable, setUp, until } from './play.mjs';
import { serve } from './receiver.mjs';

const MATCHES = 8;
const REFUSED = [/403.*\/api\/tables$/, /401.*\/api\/(me|ratings)/];

const noSidewaysScrolling = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('rated matches', async (t) => {
  const { mails, ...mailServer } = await startMailServer(t);
  const server = await serve(t, { ...mailSettings(mailServer), RODADA_LIMITS: 'load' });
  const open = (name, options) => newUser(t, name, { baseURL: server.url, expected: REFUSED, ...options });
  const ana = await open('ana', { viewport: { width: 1280, height: 800 } });
  const ben = await open('ben', { viewport: { width: 390, height: 660 }, colorScheme: 'dark' });

  /** Adds a mail address, so that the user can sign in again. */
  async function keep(page, address) {
    const before = mails.length;
    assert.equal((await page.request.post('/api/me/sign-in/mail', { data: { address } })).status(), 204);
    await until(() => mails.length > before, 'the code arrives');
    const code = /\d{6}/.exec(mails[before].mail.subject)[0];
    assert.ok((await page.request.post('/api/me/sign-in/mail/confirm', { data: { code } })).ok());
  }

  async function start() {
    await ana.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([myTurn(ana), myTurn(ben)]);
  }

  /** Plays a rated match while the pages show nothing of it, which is far quicker. */
  async function playUnseen() {
    const room = await newTable(ana, 'Ana', { seats: 2, open: true, rated: true });
    for (const page of [ana, ben]) await page.goto('/healthz');
    await changeTable(ben, room, { do: 'sit' });
    await changeTable(ana, room, { do: 'start' });
    await Promise.all([ana, ben].map((page) => playInRoom(page, room)));
    // The ratings follow a few seconds later; the next table shows those that stand when somebody sits down.
    await until(async () => {
      const { seats } = await (await ana.request.get(`/api/tables/${room}/ratings`)).json();
      return Object.keys(seats).length === 2;
    }, 'the ratings have followed');
  }

  await t.test('a guest is told how to come to one', async () => {
    await ana.goto('/new');
    await ana.getByRole('radio', { name: 'Friends, by link' }).check();
    assert.equal(await ana.getByRole('group', { name: 'Is the match rated?' }).count(), 0);
    await ana.getByRole('radio', { name: 'Anyone' }).check();
    await ana.getByRole('radio', { name: 'Rated', exact: true }).check();
    await ana.getByText('The result changes the players’ ratings.').waitFor();
    await ana.getByRole('button', { name: 'Set up the table' }).click();
    await giveName(ana, 'Ana');
    await ana.getByText('Only players who can come back sit at a rated table').waitFor();
    await keep(ana, 'ana@example.org');
    await ana.getByRole('button', { name: 'Set up the table' }).click();
    await ana.getByRole('heading', { name: 'The table is set' }).waitFor();
    await ana.getByText('Rated: the result changes').waitFor();
    await ana.getByText('0 of 8 rated matches').waitFor();
    assert.equal(await ana.getByRole('button', { name: 'Add a bot' }).count(), 0);
  });

  await t.test('who sits down is seen with their rating', async () => {
    await ben.goto(await invitation(ana));
    await ben.getByRole('button', { name: 'Sit here' }).first().click();
    await giveName(ben, 'Ben');
    await ben.getByText('Only players who can come back sit at a rated table').waitFor();
    await keep(ben, 'ben@example.org');
    await ben.getByRole('button', { name: 'Sit here' }).first().click();
    await until(async () => (await ana.getByText('0 of 8 rated matches').count()) === 2, 'both are rated');
    await assertAccessibleInBoth(ana, 'a rated table');
    assert.ok(await noSidewaysScrolling(ben));
  });

  await t.test('after eight matches the number is shown, and what the last one changed', async () => {
    for (const [unseen, said] of /** @type {const} */ ([
      [0, /^One of 8 rated matches$/],
      [MATCHES - 2, /^[\d,]+ ± \d+ [+−±]\d+$/],
    ])) {
      for (let match = 0; match < unseen; match++) await playUnseen();
      await setUp(ana, 2, 'Ana', { open: true, rated: true });
      await ben.goto(await invitation(ana));
      await ben.getByRole('button', { name: 'Sit here' }).click();
      if (unseen > 0)
        await ana
          .getByText(`${MATCHES - 1} of ${MATCHES} rated matches`)
          .first()
          .waitFor();
      await start();
      await playElsewhere(ana, ben);
      for (const page of [ana, ben])
        await until(async () => {
          const found = await page.locator('.end dl dd').allTextContents();
          return found.length === 2 && found.every((text) => said.test(text.replaceAll(/\s+/g, ' ').trim()));
        }, `the ratings after ${unseen} matches that nobody saw`);
    }
    await assertAccessible(ben, 'the end of a rated match');
  });

  await t.test('both stand on the list, and find their own', async () => {
    for (const page of [ana, ben]) {
      await page.goto('/history');
      await page.getByRole('link', { name: 'Ratings' }).click();
      await page.getByRole('heading', { name: 'Ratings', level: 1 }).waitFor();
      await page.getByLabel('Game').selectOption('Draftosaurus');
      await until(async () => (await page.locator('tbody tr').count()) === 2, 'both are listed');
      assert.equal(await page.locator('tbody .you').count(), 1);
      await assertAccessible(page, 'ratings');
      assert.ok(await noSidewaysScrolling(page));
      await page.goto('/statistics');
      await page.getByRole('heading', { name: 'Your ratings' }).waitFor();
      await page.getByText('At open tables').waitFor();
      assert.ok(await noSidewaysScrolling(page));
    }
  });

  await t.test('a match in which a bot played does not count, and says so', async () => {
    await setUp(ana, 2, 'Ana', { open: true, rated: true });
    await ben.goto(await invitation(ana));
    await ben.getByRole('button', { name: 'Sit here' }).click();
    await start();
    const room = new URL(ana.url()).pathname.split('/').pop();
    await changeTable(ben, room, { do: 'hand_over' }, { do: 'take_back' });
    await playElsewhere(ana, ben);
    for (const page of [ana, ben])
      await page.getByText('This match does not count for the ratings: a bot has played').waitFor();
  });
});
