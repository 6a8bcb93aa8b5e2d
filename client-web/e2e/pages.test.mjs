// Every page: open to everybody, light and dark, in three languages, and friendly where there is nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertOpen } from './axe.mjs';
import { person } from './browser.mjs';
import { chooseFromList, gather, playNow, playOn, seeEnd, setUp } from './play.mjs';

for (const colorScheme of ['light', 'dark']) {
  test(`nothing keeps anybody out, ${colorScheme}`, async (t) => {
    const look = { colorScheme, reducedMotion: 'reduce' };
    const page = await person(t, 'ana', look);
    for (const path of ['/', '/new', '/rules/draftosaurus', '/me', '/nowhere', '/t/nowhere']) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await assertOpen(page, path);
    }
    await setUp(page, 3);
    await page.getByRole('button', { name: 'QR code' }).click();
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await assertOpen(page, 'the waiting room');

    const ben = await person(t, 'ben', look);
    const cleo = await person(t, 'cleo', look);
    await gather(ben, cleo);
    await assertOpen(ben, 'a table that waits');
    await chooseFromList(ben);
    await assertOpen(ben, 'a table that has been answered');
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('dialog', { name: 'Menu' }).waitFor();
    await assertOpen(ben, 'the menu');
  });
}

test('the end keeps nobody out', async (t) => {
  const page = await person(t, 'ana', { reducedMotion: 'reduce' });
  await playNow(page, 1);
  await playOn(page, chooseFromList);
  await seeEnd(page, []);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await assertOpen(page, `the end, ${colorScheme}`);
  }
});

test('three languages, changed at once and kept', async (t) => {
  const page = await person(t, 'ana', { locale: 'pt-PT' });
  await page.goto('/me');
  const speaks = async (language, words) => {
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  };
  await speaks('pt-BR', 'Você e este aparelho');
  for (const [language, name, words] of [
    ['ja', '日本語', 'あなたとこの端末'],
    ['en', 'English', 'You and this device'],
  ]) {
    await page.getByRole('radio', { name }).check();
    await speaks(language, words);
    await page.reload();
    await speaks(language, words);
  }
});

test('light or dark, as one likes', async (t) => {
  const page = await person(t, 'ana', { colorScheme: 'light' });
  await page.goto('/me');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();
  assert.notEqual(dark, light);
  await page.reload();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  assert.equal(await ground(), dark);
});

test('wrong addresses lead on', async (t) => {
  const page = await person(t, 'ana');
  for (const [path, says] of [
    ['/nowhere', 'There is nothing here'],
    ['/rules/chess', 'There is nothing here'],
    ['/t/a/b', 'There is nothing here'],
    ['/t/nowhere', 'This table is gone'],
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { name: says }).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('heading', { name: 'A table for friends who are far apart' }).waitFor();
  }
});

test('a name is asked for, and can be changed', async (t) => {
  const page = await person(t, 'ana');
  await setUp(page, 2, 'Ana');
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('link', { name: /You and this device/ }).click();
  await page.getByLabel('Your name').fill('Ana Clara');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Your name is changed.').waitFor();
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('link', { name: 'Ana Clara' }).waitFor();
  await page.getByRole('region', { name: 'Your tables' }).waitFor();
});
