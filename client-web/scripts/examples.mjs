/**
 * `npm run examples [-- <game> …]` writes the tables that the rules pages show: matches between good bots, played and
 * scored by the server (the environment variable RODADA_BINARY, or what cargo built last). Of several matches the one
 * is kept whose winner scored in the most lines of the sheet.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startServer } from '../e2e/server.mjs';
import { playOut, signIn } from './bot-matches.mjs';

/** By the path of the file below `src/games`. */
const EXAMPLES = {
  'draftosaurus/rules/summer': { game: 'draftosaurus', seats: 3, options: { board: 'summer' } },
  'draftosaurus/rules/winter': { game: 'draftosaurus', seats: 3, options: { board: 'winter' } },
  'dogs/rules/end': { game: 'dogs', seats: 3, options: {} },
  'dogs-o-socio/rules/end': { game: 'dogs-o-socio', seats: 3, options: {} },
  'dogs-cardgame/rules/end': { game: 'dogs-cardgame', seats: 3, options: {} },
  'dog-lover/rules/end': { game: 'dog-lover', seats: 3, options: {} },
};
const TRIES = Number(process.env.TRIES ?? 6);

const server = await startServer();
try {
  const wanted = process.argv.slice(2);
  for (const [name, example] of Object.entries(EXAMPLES)) {
    if (wanted.length && !wanted.some((part) => name.startsWith(part))) continue;
    const cookie = await signIn(server.url);
    let best;
    for (let n = 0; n < TRIES; n++) {
      const { document } = await playOut(server.url, cookie, example);
      const told = richness(document);
      if (!best || told > best.told) best = { told, document };
    }
    const { table, game, scores } = best.document;
    const path = fileURLToPath(new URL(`../src/games/${name}.json`, import.meta.url));
    await writeFile(path, `${JSON.stringify({ table, game, scores })}\n`);
    console.log(`${name}: ${best.told} lines`);
  }
} finally {
  await server.stop();
}

/** The number of lines of the sheet in which the winner has points. */
function richness({ table, scores }) {
  const winner = Object.entries(table.places).find(([, place]) => place === 1)[0];
  return Object.values(scores).filter((line) => line[winner]?.[0]).length;
}
