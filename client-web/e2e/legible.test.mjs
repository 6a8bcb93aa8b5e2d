// Nothing is covered or cut: at every question of every game and at six sizes, texts are whole, uncovered and at least
// 12 pixels high, targets are large enough, and what belongs to the question is in sight. WHOLE_MATCHES plays whole
// matches with every number of seats.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH_TIMEOUT, newUser } from './browser.mjs';
import { assertEvery } from './games.mjs';
import { look, question, teach } from './legible.mjs';
import { GAMES, KNOWN } from './legible-tables.mjs';
import { against, chooseFromList, closeList, myTurn, settled } from './play.mjs';

const WHOLE = Boolean(process.env.WHOLE_MATCHES);
/** The numbers of seats at the tables of each game; the first is played always, with so many choices. */
const MATCHES = {
  Draftosaurus: { seats: [2, 3, 4, 5], choices: 4 },
  'Dogs Cardgame': { seats: [5, 2, 3, 4], choices: 7 },
  DOGS: { seats: [4, 2, 3], choices: 8 },
  'DOGS: O Sócio': { seats: [5, 2, 3, 4], choices: 8 },
  'Dog Lover': { seats: [4, 2, 3], choices: 3 },
};

test('every game is looked at', () => {
  assertEvery(Object.keys(MATCHES), 'title');
  assertEvery(Object.keys(GAMES), 'title');
});

for (const [game, { seats, choices }] of Object.entries(MATCHES)) {
  for (const count of WHOLE ? seats : seats.slice(0, 1)) {
    test(`all of ${game} can be read, with ${count} seats`, { timeout: MATCH_TIMEOUT * 2 }, async (t) => {
      const page = await newUser(t, 'ana', { reducedMotion: 'reduce', hasTouch: true });
      await against(page, game, count);
      await teach(page);
      const looked = new Set();
      const wrong = [];
      const see = async () => {
        const asks = await question(page);
        if (looked.has(asks)) return;
        // Pages that are not open look alike at most questions.
        const faults = await look(page, game, WHOLE || looked.size === 0);
        looked.add(asks);
        wrong.push(...unknown(t, game, faults).map((fault) => `${asks}: ${fault}`));
      };
      for (let made = 0; made < (WHOLE ? Infinity : choices) && (await myTurn(page)); made++) {
        await settled(page);
        await see();
        await forEachVerb(page, looked, see);
        // The last of the list ends a turn or a step; now and then another one is taken.
        await chooseFromList(page, made % 3 === 2 ? made : -1);
        await closeList(page);
      }
      t.diagnostic(`looked at ${[...looked].join(', ')}`);
      assert.deepEqual(wrong, []);
    });
  }
}

/** Presses each button of a verb that has not been seen yet. */
async function forEachVerb(page, looked, see) {
  const verbs = page.locator('.offers button', { hasText: /…\s*$/ });
  for (let n = 0; n < (await verbs.count()); n++) {
    const words = await verbs.nth(n).textContent();
    if (looked.has(words)) continue;
    looked.add(words);
    await verbs.nth(n).click();
    await page.locator('.finish .cancel').waitFor();
    await see();
    await page.keyboard.press('Escape');
    await page.locator('.finish .cancel').waitFor({ state: 'detached' });
  }
}

/** The faults that are not known; the known ones are reported with their reasons. */
function unknown(t, game, faults) {
  return faults.filter((fault) => {
    const known = KNOWN.find((one) => (!one.game || one.game === game) && one.fault.test(fault));
    if (known) t.diagnostic(`known: ${fault} (${known.why})`);
    return !known;
  });
}
