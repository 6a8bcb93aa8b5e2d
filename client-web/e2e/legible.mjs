// Looks at a question at every size: what is wrong with it, and whether what belongs to it is in sight.
import { setDefaultFont } from './browser.mjs';
import { EXCEPTIONS, GAMES } from './legible-tables.mjs';
import * as inPage from './legible-page.mjs';

const USUAL = 16;
export const SIZES = [
  [360, 740],
  [390, 844],
  [740, 360],
  [800, 1100],
  [1280, 800],
  [1920, 1080],
  // With larger default fonts.
  [390, 660, 24],
  [740, 360, 20],
  [1366, 650, 24],
  [1280, 800, 32],
].map(([width, height, font = USUAL]) => ({ width, height, font }));

/** Makes the functions of `legible-page.mjs` known to the page. */
export async function teach(page) {
  const sources = Object.values(inPage).map(String).join('\n');
  await page.evaluate(
    `(() => { ${sources}; window.legible = { faultsOf, faultsOfPage, stateOf, atRest }; })()`,
  );
}

/** The key of the current question, or the verb whose button was pressed. */
export const question = (page) => page.locator('.turn-line').getAttribute('data-asks');

/**
 * The faults of the current question, at every size. Pages that a phone does not show now are looked at if `everyPage`
 * says so.
 */
export async function look(page, game, everyPage) {
  const asks = await question(page);
  const size = page.viewportSize();
  // Whatever lies below the pointer describes itself.
  await page.mouse.move(1, 1);
  const wrong = [];
  for (const size of SIZES) {
    await setDefaultFont(page, size.font);
    await page.setViewportSize(size);
    const selectors = selectorsOf(game, asks);
    const { state, faults } = await page.evaluate(
      async ([selectors, rules, everyPage]) => {
        const { atRest, stateOf, faultsOf, faultsOfPage } = window.legible;
        await atRest();
        const state = stateOf(selectors);
        const others = everyPage ? state.pages.filter((one) => one !== state.open) : [];
        return { state, faults: [...faultsOf(rules), ...others.flatMap((id) => faultsOfPage(id, rules))] };
      },
      /** @type {const} */ ([selectors, rulesAt(size), everyPage]),
    );
    const all = new Set([...missing(game, asks, state), ...faults]);
    const at = `${size.width} × ${size.height}, ${size.font} px`;
    wrong.push(...[...all].map((fault) => `${at}: ${fault}`));
  }
  await setDefaultFont(page, USUAL);
  await page.setViewportSize(size);
  return wrong;
}

/** The selectors of all exceptions at a size, by rule. */
function rulesAt(size) {
  const there = (all) => all.filter(({ only }) => !only || only(size)).map(({ selector }) => selector);
  return Object.fromEntries(Object.entries(EXCEPTIONS).map(([rule, all]) => [rule, there(all)]));
}

function selectorsOf(game, asks) {
  const { areas, always, prices = {} } = GAMES[game];
  return [
    ...Object.values(areas).flatMap((content) => Object.keys(content)),
    ...Object.keys(always),
    ...(prices[asks] ? [prices[asks]] : []),
  ];
}

/** What belongs to the question and is not to be seen. */
function missing(game, asks, { pages, open, away, lit, litInSight, offers, present, inSight }) {
  const { areas, always, asks: known, prices = {} } = GAMES[game];
  const about = known[asks];
  if (!about) return [`nothing is declared for the question ${asks}`];
  const wrong = [];
  for (const [area, content] of Object.entries(areas))
    for (const [selector, least] of Object.entries(content))
      if (present[selector] < least) wrong.push(`${area} shows ${present[selector]} of ${least} ${selector}`);
  for (const [selector, least] of Object.entries(always))
    if (inSight[selector] < least) wrong.push(`${inSight[selector]} of ${least} ${selector} are in sight`);
  if (open) {
    const here = about.includes(open) || about.some((area) => !pages.includes(area));
    if (lit.length && about.length && !here)
      wrong.push(`the page of ${open} is open, and the question is about ${about}`);
  } else {
    for (const area of away) wrong.push(`${area} is not wholly in sight`);
    if (litInSight.length < lit.length)
      wrong.push(`only ${litInSight.length} of ${lit.length} choices are in sight`);
  }
  for (const area of new Set(lit))
    if (!about.includes(area)) wrong.push(`the question is about ${area}, too`);
  if (lit.length ? !litInSight.length : !offers) wrong.push('nothing that can be done is in sight');
  const price = prices[asks];
  if (price && present[price] < lit.length) wrong.push(`${present[price]} prices for ${lit.length} choices`);
  return wrong;
}
