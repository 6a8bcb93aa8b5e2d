// A replay by keyboard, and as it is read out: its stops, its curve in words, its log, and what is shared of it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import { against, until } from './play.mjs';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 660 },
];
/** More stops than Tab makes on a page of a replay. */
const MOST_TABS = 60;
/** The first bytes of every WebM file. */
const EBML = '1a45dfa3';
const FILM_STEPS = 3;
const FILM_SECONDS = 2.4;
const CANCELLED_STEPS = 40;

const slider = (page) => page.getByRole('slider', { name: 'Step' });
const button = (page, name) => page.getByRole('button', { name, exact: true });
const stops = (page) => page.getByLabel('Stop at');
const searchbox = (page) => page.getByRole('searchbox', { name: 'Search' });
const dialog = (page) => page.getByRole('dialog');
const step = async (page) => Number(await slider(page).inputValue());
const readOut = (page) => slider(page).getAttribute('aria-valuetext');
const focused = (locator) => locator.evaluate((one) => one === document.activeElement);

test('a replay by keyboard', async (t) => {
  const ana = await newUser(t, 'ana', { viewport: SIZES[0], acceptDownloads: true });
  await against(ana, 'Draftosaurus', 2);
  await playElsewhere(ana);
  const room = new URL(ana.url()).pathname.split('/').pop();
  const { frames } = await (await ana.request.get(`/api/matches/${room}/replay?as=0`)).json();
  const by = new Map(frames.map(({ version, by }) => [version, by]));

  for (const viewport of SIZES)
    await t.test(`at ${viewport.width} × ${viewport.height}`, async (t) => {
      const loaded = [];
      ana.on('request', (request) => loaded.push(request.url()));
      await ana.setViewportSize(viewport);
      await ana.goto(`/m/${room}`);
      await slider(ana).waitFor();
      const first = await step(ana);

      await t.test('changes of lead are read out', async () => {
        await choose(ana, stops(ana), 'Changes');
        await press(ana, button(ana, 'One step forward'));
        assert.match(
          await readOut(ana),
          /^\d+ of \d+: Round \d: .*(Ana|Pixel|Tico).* takes the lead with -?\d+$/,
        );
        assert.equal(
          (await ana.locator('.words [role=status]').textContent()).split(' takes ').length,
          2,
          'it is announced, too',
        );
      });

      await t.test('only my choices, only turns, only rounds', async () => {
        const walk = async (stop) => {
          await choose(ana, stops(ana), stop);
          await press(ana, slider(ana), 'Home');
          const seen = [];
          for (let n = 0; n < 4; n++) {
            await press(ana, button(ana, 'One step forward'));
            seen.push(await step(ana));
          }
          assert.equal(new Set(seen).size, 4, `${stop}: ${seen}`);
          return seen;
        };
        for (const at of (await walk('My')).slice(0, 3)) assert.equal(by.get(at), 0, `step ${at} is Ana's`);
        for (const at of (await walk('Turns')).slice(0, 3)) {
          const after = [...by].find(([version, seat]) => version > at && seat !== undefined);
          assert.notEqual(by.get(at), after[1], `after step ${at} somebody else is on`);
        }
        await choose(ana, stops(ana), 'Every');
        await press(ana, slider(ana), 'Home');
        await ana.keyboard.press('PageDown');
        assert.match(await readOut(ana), /: Round 2: /);
        assert.ok((await step(ana)) > first);
      });

      await t.test('it plays fast, and stops', async () => {
        await choose(ana, ana.getByLabel('Speed'), '16');
        await press(ana, button(ana, 'Play'), 'Space');
        const begun = await step(ana);
        await until(async () => (await step(ana)) > begun, 'it plays');
        await press(ana, button(ana, 'Pause').or(button(ana, 'Play')), 'Space');
        await ana.keyboard.press('Home');
        await button(ana, 'Play').waitFor();
        assert.equal(await step(ana), first);
      });

      await t.test('the log is searched', async () => {
        const low = viewport.width < 1120;
        if (low) await press(ana, button(ana, 'What happened'));
        await tabTo(ana, searchbox(ana));
        await ana.keyboard.type('picks');
        await ana.keyboard.press('Tab');
        const line = ana.getByRole('list', { name: 'What happened' }).getByRole('button').first();
        assert.ok(await focused(line), 'the first line that was found');
        assert.match(await line.textContent(), /picks/);
        await ana.keyboard.press('Enter');
        await until(async () => (await step(ana)) > first, 'the step of the line');
        assert.match(await readOut(ana), /picks/);
        if (low) await dialog(ana).waitFor({ state: 'detached' });
        else await searchbox(ana).fill('');
      });

      await t.test('a picture of the step', async () => {
        const at = await step(ana);
        assert.ok(
          !loaded.some((url) => /ShareDialog|board-image/.test(url)),
          'nothing of it is loaded before',
        );
        await press(ana, button(ana, 'Share or save'));
        await dialog(ana).getByText('The picture is ready.').waitFor({ state: 'attached' });
        assert.match(await dialog(ana).getByRole('img').getAttribute('alt'), /Ana picks/);
        await assertAccessible(ana, 'what is shared of a replay');
        const { name, bytes } = await saved(ana, 'Save the picture');
        assert.equal(name, `rodada-draftosaurus-${room}-${at}.png`);
        const { width, height, table, words } = await decoded(ana, bytes);
        assert.equal(width, 1200);
        assert.ok(height > 850 && height < 1100, `${height} pixels high`);
        assert.ok(table > 1_000, `${table} colours of the table`);
        assert.ok(words > 20, `${words} colours of the words`);
      });

      await t.test('a film of some steps', async () => {
        const [from, to] = [dialog(ana).getByLabel('From step'), dialog(ana).getByLabel('To step')];
        const start = Number(await from.inputValue());
        await tabTo(ana, to);
        await write(ana, start - 1);
        await dialog(ana).getByText('The last step comes before the first.').waitFor();
        await write(ana, start + CANCELLED_STEPS - 1);

        // It can be cancelled where it was begun.
        await press(ana, button(ana, 'Make the film'));
        await dialog(ana).getByRole('progressbar').waitFor();
        assert.ok(await focused(button(ana, 'Cancel')));
        await ana.keyboard.press('Enter');
        await button(ana, 'Make the film').waitFor();
        assert.equal(await button(ana, 'Save the film').count(), 0);

        await ana.keyboard.press('Shift+Tab');
        await write(ana, start + FILM_STEPS - 1);
        await dialog(ana).getByText(`${FILM_STEPS} steps, 2 seconds`).waitFor();
        await press(ana, button(ana, 'Make the film'));
        await dialog(ana).getByText('The film is ready: 2 seconds.').waitFor();
        const { name, bytes } = await saved(ana, 'Save the film');
        assert.equal(name, `rodada-draftosaurus-${room}-${start}-${start + FILM_STEPS - 1}.webm`);
        assert.equal(bytes.subarray(0, 4).toString('hex'), EBML);
        assert.ok(bytes.length > 20_000, `${bytes.length} bytes`);
        const { width, lasts } = await played(ana, bytes);
        assert.equal(width, 1200);
        assert.equal(lasts, FILM_SECONDS);

        await ana.keyboard.press('Escape');
        await dialog(ana).waitFor({ state: 'detached' });
        assert.ok(await focused(button(ana, 'Share or save')), 'the focus is where it was');
      });
    });

  await t.test('where files can be shared, a picture is', async () => {
    // No browser without a desktop has a dialog to share with: this keeps what it would be given.
    await ana.evaluate(() => {
      navigator.canShare = ({ files }) => files.length === 1;
      navigator.share = async ({ files }) => {
        window.given = files.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 }));
      };
    });
    const at = await step(ana);
    await press(ana, button(ana, 'Share or save'));
    await press(ana, button(ana, 'Share the picture'));
    const name = `rodada-draftosaurus-${room}-${at}.png`;
    assert.deepEqual(await ana.evaluate(() => window.given), [{ name, type: 'image/png', isEmpty: false }]);
  });
});

/** Goes to something with Tab alone. */
async function tabTo(page, goal) {
  await goal.first().waitFor();
  for (let n = 0; n < MOST_TABS; n++) {
    if (await focused(goal.first())) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${goal}`);
}

async function press(page, goal, key = 'Enter') {
  await tabTo(page, goal);
  await page.keyboard.press(key);
}

/** Chooses from a list by the beginning of an option. */
async function choose(page, select, begins) {
  await tabTo(page, select);
  await page.keyboard.type(begins);
  const option = await select.locator('option:checked').textContent();
  assert.ok(option.startsWith(begins), `${option} is chosen instead of ${begins}`);
}

/** Replaces what stands in the focused field. */
async function write(page, value) {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(value));
}

async function saved(page, name) {
  await tabTo(page, button(page, name));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The size of a picture, and how many colours are in the middle of its table and in the words below. */
async function decoded(page, bytes) {
  return page.evaluate(
    async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const { width, height } = picture;
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      pen.drawImage(picture, 0, 0);
      const colours = (x, y, w, h) => new Set(new Uint32Array(pen.getImageData(x, y, w, h).data.buffer)).size;
      return {
        width,
        height,
        table: colours(300, 100, 600, 550),
        words: colours(0, 751, width, height - 751),
      };
    },
    `data:image/png;base64,${bytes.toString('base64')}`,
  );
}

/** What a browser finds out about a film. */
async function played(page, bytes) {
  const blank = await page.context().newPage();
  const found = await blank.evaluate(
    async (url) => {
      const video = document.createElement('video');
      video.src = url;
      await new Promise((done, fail) => {
        video.onloadeddata = done;
        video.onerror = () => fail(new Error(video.error?.message));
      });
      video.currentTime = video.duration - 0.1;
      await new Promise((done) => (video.onseeked = done));
      return { width: video.videoWidth, lasts: video.duration };
    },
    `data:video/webm;base64,${bytes.toString('base64')}`,
  );
  await blank.close();
  return found;
}
