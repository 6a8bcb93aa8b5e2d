// The games that the server offers: tests of every game take them from here, so that no list forgets one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';

/** The English name of a game. */
function titleOf(name) {
  const texts = readFileSync(new URL(`../src/games/${name}/texts/en.ftl`, import.meta.url), 'utf8');
  return new RegExp(`^${name}-name = (.*)$`, 'm').exec(texts)[1];
}

/** What the catalogue says of each game, with its English name as its title. */
export const games = (await (await fetch(`${url}/api/games`)).json()).map((game) => ({
  ...game,
  title: titleOf(game.name),
}));

/** Fails if a list names a game that does not exist, or lacks one. */
export function assertEvery(listed, property = 'name') {
  assert.deepEqual([...listed].toSorted(), games.map((game) => game[property]).toSorted());
}
