// A league of eight in a circle: set up, joined, played to its end over two rounds at two tables, with its standing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { MOVING, newUser } from './browser.mjs';
import { playElsewhere, playInRoom } from './elsewhere.mjs';
import { myTurn, seeEnd } from './play.mjs';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 660 };
/** Who is neither in the circle nor plays in the league is told that there is none. */
const NONE = [/404.*\/api\/leagues\/[\w-]+$/];
/** What the places at the two tables of a round bring. */
const POINTS = 2 * (24 + 16 + 8 + 0);

/** Narrower than the longest name. */
const NARROW = { width: 240, height: 640 };
/** As long as a name may be, without a place to break it. */
const LONGEST = `Cleo${'w'.repeat(20)}`;

/** No entry of a list is wider than its place. */
const nothingCut = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li')].every((one) => one.scrollWidth <= one.clientWidth + 1),
  );

/** Who plays without looking at the league. */
const OTHERS = ['Fabio', 'Gina', 'Hugo', 'Iris', 'Joao'];

const noSidewaysScrolling = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a league of two rounds', async (t) => {
  const ana = await newUser(t, 'ana', { ...MOVING, viewport: WIDE });
  const ben = await newUser(t, 'ben', { viewport: PHONE, colorScheme: 'dark' });
  const cleo = await newUser(t, 'cleo', { viewport: WIDE });
  const dora = await newUser(t, 'dora', { viewport: PHONE });
  const eva = await newUser(t, 'eva', { viewport: PHONE, expected: NONE });
  const others = await Promise.all(OTHERS.map((name) => newUser(t, name, { viewport: PHONE })));
  let circle = '';
  let league = '';

  /** Waits until the page of the league, which loads itself again now and then, says something. */
  async function says(page, words) {
    await page.goto(league);
    await page.getByText(words).first().waitFor();
  }

  /** The room of a user's table in the latest round, and the names of who sits there. */
  async function tableOf(page) {
    const { players, played } = await (await page.request.get(`/api${league}`)).json();
    const { number } = players.find(({ you }) => you);
    const { room, seats } = played
      .at(-1)
      .tables.find(({ seats }) => seats.some(({ player }) => player === number));
    return { room, names: seats.map(({ player }) => players.find((one) => one.number === player).name) };
  }

  async function playRound(round) {
    const lookers = [ana, ben, cleo];
    for (const page of lookers) {
      await says(page, `Round ${round} of 2`);
      await page.getByRole('link', { name: 'To your table' }).click();
    }
    await Promise.all(lookers.map((page) => myTurn(page)));
    await ana.getByRole('tab', { name: 'Score' }).click();
    await ana.getByRole('link', { name: `Spring · Round ${round} of 2` }).waitFor();
    const { names } = await tableOf(ana);
    await Promise.all([
      playElsewhere(...lookers),
      ...others.map(async (page) => playInRoom(page, (await tableOf(page)).room)),
    ]);
    return names;
  }

  await t.test('a member sets it up and sees its rules', async () => {
    for (const [page, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [cleo, LONGEST],
      [dora, 'Dora'],
      [eva, 'Eva'],
      ...others.map((page, index) => [page, OTHERS[index]]),
    ])
      await page.request.post('/api/me', { data: { name } });
    const made = await (await ana.request.post('/api/circles', { data: { name: 'Friday' } })).json();
    circle = `/circles/${made.circle}`;
    const { link } = await (await ana.request.get(`/api${circle}`)).json();
    const token = link.split('/').pop();
    for (const page of [ben, cleo, dora, ...others])
      await page.request.post('/api/circles/join', { data: { token } });
    await ana.goto(circle);
    await ana.getByText('No league has been set up here yet.').waitFor();
    await ana.getByRole('button', { name: 'Set up a league' }).click();
    const plan = ana.getByRole('dialog', { name: 'Set up a league' });
    await plan.getByLabel('Name of the league').fill('Spring');
    await plan.getByRole('group', { name: 'Seats at a table' }).getByRole('radio', { name: '4' }).check();
    await plan.getByLabel('Rounds', { exact: true }).selectOption({ label: '2 rounds' });
    await plan.getByRole('radio', { name: 'Days' }).check();
    await plan.getByText('unless you were on vacation').waitFor();
    await assertAccessible(ana, 'the plan of a league');
    await plan.getByRole('button', { name: 'Set up the league' }).click();
    await ana.getByRole('heading', { level: 1, name: 'Spring' }).waitFor();
    league = new URL(ana.url()).pathname;
    await ana.getByText('It can start when 2 more players have joined.').waitFor();
    assert.ok(await ana.getByRole('button', { name: 'Start the league' }).isDisabled());
    await assertAccessible(ana, 'a new league');
  });

  await t.test('members join, and others find nothing', async () => {
    await ben.goto(circle);
    await ben.getByRole('link', { name: 'Spring' }).click();
    await ben.getByRole('heading', { name: 'The rules' }).waitFor();
    await ben.getByRole('button', { name: 'Join the league' }).click();
    await ben.getByRole('button', { name: 'Leave the league' }).waitFor();
    await assertAccessible(ben, 'a league that players join');
    assert.ok(await noSidewaysScrolling(ben));
    await cleo.goto(league);
    await cleo.getByRole('button', { name: 'Join the league' }).click();
    await cleo.getByRole('button', { name: 'Leave the league' }).waitFor();
    for (const page of others)
      assert.equal((await page.request.post(`/api${league}/join`, { data: {} })).status(), 200);
    await eva.goto(league);
    await eva.getByRole('heading', { name: 'There is no league here' }).waitFor();
  });

  await t.test('who has set it up removes somebody, who joins again', async () => {
    for (const page of [ana, ben]) await page.goto(league);
    assert.equal(await ben.getByRole('heading', { name: 'Remove players' }).count(), 0);
    await ana.getByRole('heading', { name: 'Remove players' }).click();
    await ana.getByRole('button', { name: 'Remove Joao' }).click();
    await assertAccessible(ana, 'removing a player');
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await ana.getByText('7 players').waitFor();
    const joao = others.at(-1);
    assert.equal((await joao.request.post(`/api${league}/join`, { data: {} })).status(), 200);
  });

  await t.test('a match leads back to the league, and who joins later waits', async () => {
    await ana.reload();
    await ana.getByRole('button', { name: 'Start the league' }).click();
    await ana.getByRole('link', { name: 'To your table' }).waitFor();
    await dora.goto(league);
    await dora.getByRole('button', { name: 'Join the waiting list' }).click();
    await dora.getByRole('region', { name: 'Waiting list' }).getByText('Dora').waitFor();
    await dora
      .getByText(/^Waiting for /)
      .first()
      .waitFor();
    await assertAccessible(dora, 'a league with somebody who waits');
    await seeEnd(ana, await playRound(1));
    await ana.getByRole('link', { name: 'Spring · Round 1 of 2' }).first().waitFor();
    await ana.getByRole('link', { name: 'Back to the league' }).click();
    await ana.getByRole('heading', { name: 'Standing' }).waitFor();
  });

  await t.test('its dates are in a calendar until its address is removed', async () => {
    await ana.getByText('Round 2 of 2').waitFor();
    for (const page of [ana, ben]) {
      await page.goto(league);
      await page.getByRole('heading', { name: 'In your calendar' }).click();
      await page.getByRole('button', { name: 'Make an address' }).click();
      const address = await page.getByRole('textbox', { name: 'In your calendar' }).inputValue();
      const { pathname } = new URL(address);
      const calendar = await (await page.request.get(pathname)).text();
      assert.match(calendar, /SUMMARY:Spring: round 2 of 2 ends/);
      await assertAccessible(page, 'a calendar');
      assert.ok(await noSidewaysScrolling(page));
      await page.reload();
      await page.getByRole('heading', { name: 'In your calendar' }).click();
      await page.getByText(/^You made an address /).waitFor();
      await page.getByRole('button', { name: 'Remove the address' }).click();
      await page.getByRole('button', { name: 'Make an address' }).waitFor();
      assert.equal((await page.request.get(pathname)).status(), 404);
    }
  });

  await t.test('the last round ends it', async () => {
    await ana.getByText('Round 2 of 2').waitFor();
    await assertAccessible(ana, 'a league in its second round');
    await dora.setViewportSize(NARROW);
    await dora.goto(league);
    await dora.getByText(/^Waiting for .*Cleo/).waitFor();
    assert.ok(await nothingCut(dora), 'names are broken within the tables of a round');
    await playRound(2);
    await ana.goto(league);
    await ana.getByText(/(has won|have won|share the first place)/).waitFor();
    for (const page of [ana, ben]) {
      await says(page, 'Over');
      const points = page.getByRole('region', { name: 'Standing' }).locator('.points');
      const sum = (await points.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
      assert.equal(sum, 2 * POINTS);
      const rounds = page.getByRole('region', { name: 'Rounds' });
      assert.equal(await rounds.getByRole('link', { name: 'Table 1: Replay' }).count(), 1);
      await rounds.getByRole('heading', { name: 'Round 1' }).click();
      await rounds.getByRole('link', { name: 'Table 1: Replay' }).nth(1).waitFor();
      await assertAccessible(page, 'a league that is over');
      assert.ok(await noSidewaysScrolling(page));
    }
    await ben.getByRole('link', { name: 'To the circle' }).click();
    const leagues = ben.getByRole('region', { name: 'Leagues' });
    await leagues.getByText('Over').waitFor();
    await leagues.getByText('8 players · you play').waitFor();
    await assertAccessible(ben, 'a circle with a league');
  });
});
