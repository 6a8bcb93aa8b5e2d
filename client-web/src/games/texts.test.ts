// What the texts of games must have, beside what `i18n/texts.test.ts` asks of every game.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ofMatch, textsOf } from '../../scripts/texts.ts';
import { PRINTED } from './dog-lover/deck';
import { declaredWords } from './declared';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

/** A generated union of words, and what begins the keys of the texts that each of its words has. */
type Said = [type: string, stems: string[], module?: string];

/** The words of each game. An expansion is declared with its base game. */
const WORDS: Record<string, Said[]> = {
  draftosaurus: [
    ['Dino', ['dino', 'aside']],
    ['Face', ['face', 'means']],
    ['Pen', ['pen', 'sign']],
    ['Cell', ['cell']],
    ['Board', ['board', 'help']],
  ],
  dogs: [
    ['Health', ['health', 'about']],
    ['Region', ['region', 'lives']],
    ['Space', ['to']],
    ['BayId', ['bay', 'to']],
    ['House', ['house', 'does']],
    ['Card', ['card', 'effect']],
    ['Good', ['bonus', 'give', 'get', 'amount']],
    ['Salary', ['with']],
    ['Phase', ['phase']],
    ['Ending', ['why']],
  ],
  'dogs-o-socio': [
    ['Location', ['at', 'does'], 'dogs'],
    ['PartnerCard', ['card', 'effect'], 'dogs'],
    ['Service', ['service'], 'dogs'],
    ['Bonus', ['bonus', 'for'], 'dogs'],
    ['Resource', ['what', 'with'], 'dogs'],
    ['Pass', ['pass'], 'dogs'],
  ],
  'dogs-cardgame': [
    ['Breed', ['breed', 'option-breeds'], 'breeds'],
    ['Sign', ['sign', 'about']],
    ['Kind', ['puppy', 'sign']],
    ['Location', ['location', 'to']],
    ['Spot', ['to']],
    ['Character', ['character', 'effect']],
    ['Bonus', ['bonus', 'needs']],
    ['Resource', ['gain', 'amount']],
    ['DecisionKind', ['decision']],
  ],
  'dog-lover': [
    ['Dog', ['dog', 'score']],
    ['Trait', ['trait', 'card']],
    ['Trick', ['trick']],
    ['Lane', ['lane']],
    ['Food', ['item', 'does', 'pay', 'amount']],
    ['Favorite', ['item', 'does', 'pay', 'amount']],
    ['Item', ['item', 'pay']],
    ['Kind', ['kind']],
    ['Size', ['size']],
    ['Ability', ['ability']],
    ['Due', ['due']],
  ],
};
/** Keys in the section on the table that are put together from parts. */
const COMPOSED = /^(area|next|round|still|supply|where)(-|$)/;
/** The files of a game that show more than a table does. */
const ELSEWHERE = /(^|\/)(rules\/.*|lesson\.ts|Help\.svelte|Option\.svelte|Cover\.svelte)$/;

const games = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The sources of a game, by their paths. */
const sourcesOf = (game: string) =>
  readdirSync(join(folder, game), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file): [string, string] => [file, read(game, file)]);

const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map((found) => found[1]!);

test('words belong to games', () => {
  expect(Object.keys(WORDS).filter((game) => !games.includes(game))).toEqual([]);
});

describe.each(games)('%s', (game) => {
  const { texts, files } = textsOf(join(folder, game, 'texts', 'en.ftl'));
  const known = new Set(Object.keys(texts).map((key) => key.replace(`${game}-`, '')));
  const sources = sourcesOf(game);
  const code = sources.map(([, source]) => source).join('\n');
  const missing = (keys: string[]) => keys.filter((key) => !known.has(key));
  const stems = new Set((WORDS[game] ?? []).flatMap(([, all]) => all));

  test.each(WORDS[game] ?? [])('has a text for every %s', (type, stems, module = game) => {
    const words = declaredWords(module, type);
    expect(words.length).toBeGreaterThan(0);
    expect(missing(stems.flatMap((stem) => words.map((word) => `${stem}-${word}`)))).toEqual([]);
  });

  test('names every area, and says what to select after every button of a verb', () => {
    const laid = sources.filter(([file]) => /^(index|family)\.ts$/.test(file)).map(([, source]) => source);
    const areas = matches(laid.join('\n'), /\bid: '(\w+)'/g);
    const verbs = matches(laid.join('\n'), /verbs\b[^;\n]*\[((?:'\w+'(?:, )?)+)\]/g).flatMap((list) =>
      matches(list, /'(\w+)'/g),
    );
    expect(areas.length).toBeGreaterThan(0);
    expect(missing([...areas.map((area) => `area-${area}`), ...verbs.map((verb) => `next-${verb}`)])).toEqual(
      [],
    );
  });

  test('has every text that its sources use', () => {
    const used = matches(code, /\b(?:say|text)\(\s*'([\w-]+)'/g).map((key) => key.replace(`${game}-`, ''));
    expect(used.length).toBeGreaterThan(0);
    expect(missing(used)).toEqual([]);
  });

  test('has no text of the table that is not used', () => {
    const source = read(game, 'texts', 'en.ftl');
    const table = source.split('# The table')[1]!.split('# Help')[0]!;
    const said = matches(table, new RegExp(`^${game}-([\\w-]+) =`, 'gm'));
    expect(said.length).toBeGreaterThan(0);
    const inherited = new Set(
      files
        .slice(1)
        .flatMap((file) => Object.keys(textsOf(file).texts).map((key) => key.replace(/^dogs-/, ''))),
    );
    const unused = said.filter(
      (key) =>
        !COMPOSED.test(key) &&
        !stems.has(key.split('-')[0]!) &&
        !inherited.has(key) &&
        !new RegExp(`['-]${key}'`).test(code),
    );
    expect(unused).toEqual([]);
  });

  test('has texts for all that its table says on demand, and in no two places', () => {
    const path = join(folder, game, 'texts', 'en.ftl');
    const [atOnce, onDemand] = [false, true].map((is) => Object.keys(ofMatch(path, is).texts));
    const begins = /^### Only where somebody asks: (.*)$/m.exec(read(game, 'texts', 'en.ftl'));
    const starts = begins?.[1]?.split(', ') ?? [];
    const has = (start: string) => onDemand!.some((key) => key.startsWith(`${game}-${start}`));
    expect(starts.filter((start) => !has(start))).toEqual([]);
    expect(atOnce!.filter((key) => onDemand!.includes(key))).toEqual([]);
    // The table shows its name and its areas, and asks, before anybody has pointed at anything.
    expect(onDemand!.filter((key) => /-(name|area-\w+|do-\w+|log-\w+|ask_\w+)$/.test(key))).toEqual([]);
  });

  test('says at the table nothing that only its rules, its lesson or its options say', () => {
    const table = sources.filter(([file]) => !ELSEWHERE.test(file)).map(([, source]) => source);
    expect(matches(table.join('\n'), /['`-]((?:help|lesson|option)-[\w-]+|blurb)['`$]/g)).toEqual([]);
  });
});

test('the breeds of DOGS and of O Sócio have names', () => {
  const { texts } = textsOf(join(folder, 'dogs-o-socio', 'texts', 'en.ftl'));
  const ofDogs = /"breeds": (\{[^}]*\})/.exec(read('..', 'gen', 'dogs-tables.ts'))![1]!;
  const added = /"new_breeds": \[([^\]]*)\]/.exec(read('..', 'gen', 'dogs-o-socio-tables.ts'))![1]!;
  const breeds = [...Object.keys(JSON.parse(ofDogs) as object), ...matches(added, /"(\w+)"/g)];
  expect(breeds).toHaveLength(12 + 3);
  expect(breeds.filter((breed) => !(`dogs-o-socio-breed-${breed}` in texts))).toEqual([]);
});

test('the powers and the rows of the score sheet of Dog Lover have texts', () => {
  const { texts } = textsOf(join(folder, 'dog-lover', 'texts', 'en.ftl'));
  const powers = Object.entries(PRINTED.dogs).flatMap(([dog, { power }]) => (power ? [`power-${dog}`] : []));
  expect(powers).toHaveLength(15);
  const rows = ['dogs', 'rescues', 'favorites', 'bones', 'otherwise'];
  const wanted = [...powers, ...rows.flatMap((row) => [`score-${row}`, `rule-${row}`])];
  expect(wanted.filter((key) => !(`dog-lover-${key}` in texts))).toEqual([]);
});

test('O Sócio knows what its actions and events are called', () => {
  const { texts } = textsOf(join(folder, 'dogs-o-socio', 'texts', 'en.ftl'));
  const actions = declaredWords('dogs', 'PartnerAction', 'do: ');
  expect(actions.filter((action) => !(`dogs-o-socio-do-${action}` in texts))).toEqual([]);
  const added = /const ADDED[^{]*\{([^}]*)\}/.exec(read('dogs-o-socio', 'index.ts'))![1]!;
  const events = ['PartnerHappening', 'PartnerHint'].flatMap((type) => declaredWords('dogs', type, 'what: '));
  expect(matches(added, /(\w+): true/g).sort()).toEqual(events.sort());
});

test('O Sócio overrides those texts of DOGS that are other rules', () => {
  const keys = (game: string) =>
    matches(read(game, 'texts', 'en.ftl'), new RegExp(`^${game}-([\\w-]+) =`, 'gm'));
  const ofDogs = new Set(keys('dogs'));
  expect(
    keys('dogs-o-socio')
      .filter((key) => ofDogs.has(key))
      .sort(),
  ).toEqual(
    [
      'blurb',
      'effect-award_dog',
      'effect-free_entry',
      'effect-trained_dog',
      'help-aim',
      'help-ours-text',
      'help-round-1',
      'help-round-2',
      'help-round-6',
      'help-round-7',
      'help-step-drive-text',
      'help-step-feed-text',
      'help-step-refuel',
      'help-step-refuel-text',
      'help-step-visit-text',
      'help-two-text',
      'lesson-drive',
      'name',
      'does-town_hall',
      'rule-packs',
      'table_enter',
    ].sort(),
  );
});
