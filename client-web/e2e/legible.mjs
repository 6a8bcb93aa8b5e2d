// Looks at tables of recorded matches, which the gallery draws: what is wrong with them, and whether what belongs to the
// question is in sight.
import { setDefaultFont } from './browser.mjs';
import * as inFit from './fit-page.mjs';
import * as inPage from './legible-page.mjs';
import { EXCEPTIONS, GAMES, NOT_LOOKED_AT } from './legible-tables.mjs';
import { called, isLowest, isZoomed } from './ways.mjs';

/** Parts within areas that keep their places, however full they are. */
export const INNER = '.bay, .garage, .infirmary, .hotel, .tray, .cube, .street .scene, .sick';

/** Opens the tables of a game. Returns its moments. */
export async function openTables(page, game) {
  // The only thing for which these tables ask a server, and there is none.
  await page.route('**/api/tables/*/evening', (route) => route.fulfill({ json: {} }));
  await page.goto(process.env.TABLES_URL);
  await page.waitForFunction('window.tables');
  const sources = Object.values({ ...inPage, ...inFit })
    .map(String)
    .join('\n');
  const names = [...Object.keys(inPage), ...Object.keys(inFit)].join(', ');
  await page.evaluate(`(() => { ${sources}; window.legible = { ${names} }; })()`);
  await page.mouse.move(1, 1);
  return page.evaluate((game) => window.tables.open(game), game);
}

/** Looks at the page in another way from now on, and at a moment, if it is `nth`. */
export async function lookIn(page, way, before, nth) {
  if (before?.font !== way.font) await setDefaultFont(page, way.font);
  const language = before?.language === way.language ? undefined : way.language;
  // All at once, so that the page is laid out once.
  await Promise.all([
    page.setViewportSize({ width: way.width, height: way.height }),
    before?.colorScheme !== way.colorScheme && page.emulateMedia({ colorScheme: way.colorScheme }),
    page.evaluate(
      async ({ language, nth }) => {
        if (language) await window.tables.speak(language);
        if (nth !== undefined) await window.tables.show(nth);
      },
      { language, nth },
    ),
  ]);
}

/**
 * The faults of a moment, and where its parts lie. Pages that a phone does not show now are looked at if `everyPage` says
 * so.
 */
export async function lookAt(page, way, game, nth, everyPage) {
  const lowest = isLowest(way);
  const found = await page.evaluate(
    async ({ nth, selectors, rules, everyPage, lowest, zoomed, inner }) => {
      const { atRest, stateOf, unveiled, faultsOf, faultsOfPage, ...fit } = window.legible;
      if (nth !== undefined) await window.tables.show(nth);
      await atRest();
      const asks = document.querySelector('.turn-line')?.getAttribute('data-asks');
      const places = fit.placesNow(inner);
      const frame = [...fit.faultsOfFrame(), ...fit.cutInDock()];
      if (zoomed) return { asks, places, faults: [...frame, ...fit.tooLargeDock(), ...fit.outOfReach()] };
      frame.push(...fit.outOfSight());
      if (lowest)
        return { asks, places, faults: [...frame, ...fit.slidesSideways(rules.scroll), ...fit.outOfReach()] };
      const state = stateOf(selectors, rules.scroll);
      const others = everyPage ? state.pages.filter((one) => one !== state.open) : [];
      const faults = unveiled(() => [...faultsOf(rules), ...others.flatMap((id) => faultsOfPage(id, rules))]);
      return { asks, places, faults: [...frame, ...faults], state };
    },
    {
      nth,
      game,
      selectors: selectorsOf(game),
      rules: rulesAt(way),
      everyPage,
      lowest,
      zoomed: isZoomed(way),
      inner: INNER,
    },
  );
  const { asks, places, faults, state } = found;
  const all = new Set([...(state ? missing(game, asks, state) : []), ...faults]);
  const out = NOT_LOOKED_AT.filter((one) => (!one.game || one.game.test(game)) && one.ways(way));
  const seen = [...all].filter((fault) => !out.some(({ check }) => check.test(fault)));
  return { places, faults: seen.map((fault) => `${called(way)}, ${asks}: ${fault}`) };
}

/** The faults of the end of the match or of its replay, which is on the page: screen by screen where it scrolls. */
export async function lookAfterwards(page, way, what) {
  const faults = await page.evaluate(
    async ({ rules, lowest }) => {
      const { atRest, unveiled, faultsOf, ...fit } = window.legible;
      await atRest();
      const found = fit.faultsOfFrame();
      if (lowest)
        return [
          ...found,
          ...fit.slidesSideways(rules.scroll),
          ...fit.outOfReach('.instead button, .dock :is(a, button), .replay button'),
        ];
      const box = fit.scrollerOf(document.querySelector('.end'));
      const steps = box ? Math.ceil(box.scrollHeight / box.clientHeight) : 1;
      for (let step = 0; step < steps; step++) {
        box?.scrollTo({ top: step * box.clientHeight, behavior: 'instant' });
        await atRest();
        found.push(...unveiled(() => faultsOf(rules)));
      }
      box?.scrollTo({ top: 0, behavior: 'instant' });
      return found;
    },
    { rules: rulesAt(way), lowest: isLowest(way) || isZoomed(way) },
  );
  return [...new Set(faults)].map((fault) => `${called(way)}, ${what}: ${fault}`);
}

/** The selectors of all exceptions at a size, by rule. */
function rulesAt(size) {
  const there = (all) => all.filter(({ only }) => !only || only(size)).map(({ selector }) => selector);
  return Object.fromEntries(Object.entries(EXCEPTIONS).map(([rule, all]) => [rule, there(all)]));
}

function selectorsOf(game) {
  const { areas, always, prices = {} } = GAMES[game];
  return [
    ...Object.values(areas).flatMap((content) => Object.keys(content)),
    ...Object.keys(always),
    ...Object.values(prices),
  ];
}

/** What belongs to the question and is not to be seen. */
function missing(game, asks, { pages, open, away, lit, litInSight, offers, present, inSight }) {
  const { areas, always, asks: known, prices = {}, without = {} } = GAMES[game];
  const isThere = (/** @type {[string, number]} */ [selector]) => !without[asks]?.includes(selector);
  const about = known[asks];
  if (!about) return [`nothing is declared for the question ${asks}`];
  const wrong = [];
  for (const [area, content] of Object.entries(areas))
    for (const [selector, least] of Object.entries(content).filter(isThere))
      if (present[selector] < least) wrong.push(`${area} shows ${present[selector]} of ${least} ${selector}`);
  for (const [selector, least] of Object.entries(always).filter(isThere))
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
