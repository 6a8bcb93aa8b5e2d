// A user whose name is kept: nobody else takes it, their public page is linked from matches, they take their data along,
// erase themselves and come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser, UNREACHABLE } from './browser.mjs';
import { mailSettings, startMailServer } from './mail-server.mjs';
import { chooseFromList, myTurn, playNow } from './play.mjs';
import { serve } from './receiver.mjs';

const WEEK = 7 * 24 * 60 * 60_000;

test('a name is kept, shown and given up by its user alone', async (t) => {
  const { mails, ...mailServer } = await startMailServer(t);
  const server = await serve(t, { ...mailSettings(mailServer), RODADA_LIMITS: 'load' });
  const code = async (number) => {
    while (mails.length <= number) await new Promise((later) => setTimeout(later, 10));
    return /\d{6}/.exec(mails[number].mail.subject)[0];
  };
  const open = (name, options) =>
    newUser(t, name, {
      baseURL: server.url,
      expected: [/40[0149].*\/api\/(me|people)/, UNREACHABLE],
      ...options,
    });
  const keepAddress = async (page, address) => {
    const keep = page.getByRole('region', { name: 'Keep who you are' });
    await keep.getByRole('button', { name: 'Add a mail address' }).click();
    await keep.getByLabel('Mail address').fill(address);
    await keep.getByRole('button', { name: 'Send a code' }).click();
    return keep;
  };
  const beCalled = async (page, name) => {
    await page.goto('/me');
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Change' }).click();
  };

  const [ana, ben] = [await open('ana'), await open('ben', { viewport: { width: 360, height: 740 } })];
  await beCalled(ben, 'ana');
  await ben.getByText('Your name has been changed.').waitFor();
  await playNow(ana, 1);
  const room = new URL(ana.url()).pathname;
  await beCalled(ana, 'Ana');
  const keep = await keepAddress(ana, 'ana@mail.example');
  await keep.getByLabel('The six digits').fill(await code(0));
  await keep.getByRole('button', { name: 'Continue' }).click();
  await ana.getByText('You can now sign in with ana@mail.example.').waitFor();

  await t.test('whoever is called like it chooses another name', async () => {
    await keepAddress(ben, 'ben@mail.example');
    const dialog = ben.getByRole('dialog', { name: 'Somebody keeps this name' });
    await dialog.getByLabel('Your name').fill('ANA');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Somebody keeps this name, or one that looks like it.').waitFor();
    await assertAccessible(ben, 'another name to keep');
    await dialog.getByLabel('Your name').fill('Ben');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  await t.test('guests are marked at a table', async () => {
    await ben.goto('/new');
    await ben.getByRole('radio', { name: /^Anyone/ }).check();
    await ben.getByRole('button', { name: 'Set up the table' }).click();
    await ben.waitForURL(/\/t\//);
    await ana.goto(new URL(ben.url()).pathname);
    await ana.getByTitle('Nobody keeps this name.').first().waitFor();
    await ana.goto('/');
    await ana.getByTitle('Nobody keeps this name.').first().waitFor();
  });

  let page = '';
  await t.test('the matches of a user lead to their public page', async () => {
    await ana.goto(room);
    await myTurn(ana);
    await chooseFromList(ana);
    await ana.getByRole('button', { name: 'Menu' }).click();
    await ana.getByRole('button', { name: 'End without a result' }).click();
    await ana.getByRole('button', { name: 'End it' }).click();
    await ana.goto('/history?mine=1');
    await ana.locator('main li').getByRole('link', { name: 'Ana' }).click();
    await ana.getByRole('heading', { level: 1, name: 'Ana' }).waitFor();
    await ana.getByText(/^Here since [A-Z]\w+ 20\d\d$/).waitFor();
    await ana.locator('main ul > li').first().waitFor();
    await assertAccessible(ana, 'a public page');
    page = new URL(ana.url()).pathname;
    // The match is private: others see the name, and nothing of the match.
    await ben.goto(page);
    await ben.getByText('There is no match here that you may see.').waitFor();
  });

  await t.test('all of the data can be taken along', async () => {
    const answer = await ana.request.get('/api/me/data');
    assert.match(answer.headers()['content-disposition'], /^attachment/);
    const data = await answer.json();
    assert.deepEqual([data.user.name, data.sign_in[0].label], ['Ana', 'ana@mail.example']);
    assert.equal(data.matches.length, 1);
    assert.equal(data.matches[0].actions.length > 0, true);
    assert.equal(data.matches[0].seen.frames.length > 0, true);
  });

  await t.test('a page that is private is like one that never was', async () => {
    await ana.goto('/me');
    await ana.getByRole('switch', { name: 'Others may see my page' }).click();
    await ana.getByRole('link', { name: 'Look at your page' }).waitFor({ state: 'detached' });
    await assertAccessible(ana, 'the page of the user');
    await ben.goto(page);
    await ben.getByRole('heading', { name: 'Nobody is here' }).waitFor();
  });

  const erase = async () => {
    await ana.goto('/me');
    await ana.getByRole('button', { name: 'Delete my data' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Delete my data' }).click();
    await ana.getByText(/You are signed out. Your data will be deleted on/).waitFor();
  };
  await t.test('who erases themselves can come back', async () => {
    await erase();
    await ana.goto('/me?sign-in');
    await ana.getByLabel('Mail address').fill('ana@mail.example');
    await ana.getByRole('button', { name: 'Send a code' }).click();
    await ana.getByLabel('The six digits').fill(await code(1));
    await ana.getByRole('button', { name: 'Continue' }).click();
    await ana.getByRole('heading', { name: 'Do you want to come back?' }).waitFor();
    await ana.reload();
    await assertAccessible(ana, 'coming back');
    await ana.getByRole('button', { name: 'Stay Ana' }).click();
    await ana.getByRole('link', { name: /^Ana/ }).waitFor();
  });

  await t.test('during a match the place of a guest says so', async () => {
    const table = { game: 'draftosaurus', seats: 2, open: true };
    const { room } = await (await ben.request.post('/api/tables', { data: table })).json();
    await Promise.all([ana, ben].map((page) => page.goto(`/t/${room}`)));
    await ana.getByRole('button', { name: 'Sit here' }).click();
    await ben.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(ana);
    await ana.getByRole('button', { name: /^A closer look at Ben/ }).click();
    await ana.getByRole('dialog', { name: 'Ben' }).getByText('Nobody keeps this name.').waitFor();
  });

  await t.test('and is erased after a week', async () => {
    const turn = ana.getByRole('link', { name: /^Your turn/ });
    await ana.goto('/me');
    await turn.waitFor();
    await erase();
    await turn.waitFor({ state: 'detached' });
    const nameNow = async () => (await ben.request.put('/api/me', { data: { name: 'Ana' } })).status();
    assert.equal(await nameNow(), 409, 'it is kept for who may come back');
    await server.end('SIGTERM');
    await server.start();
    server.pass(WEEK);
    while ((await nameNow()) !== 200) await new Promise((later) => setTimeout(later, 20));
  });
});
