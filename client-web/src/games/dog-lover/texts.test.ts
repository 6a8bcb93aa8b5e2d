import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredWords } from '../declared';
import { PRINTED } from './deck';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const texts = new Set([...read('./texts/en.ftl').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!));
const words = (type: string, tag?: string) => declaredWords('dog-lover', type, tag);

const expectAll = (keys: string[]) => {
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.map((key) => `dog-lover-${key}`).filter((key) => !texts.has(key))).toEqual([]);
};

test.each([
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
])('every %s has a text', (type, stems) => {
  expectAll(stems.flatMap((stem) => words(type).map((word) => `${stem}-${word}`)));
});

test('every power has a text', () => {
  const dogs = Object.entries(PRINTED.dogs).filter(([, row]) => row.power);
  expect(dogs).toHaveLength(15);
  expectAll(dogs.map(([dog]) => `power-${dog}`));
});

test('every event has a log text', () => {
  expectAll([...words('Seen', 'what: '), 'eats', 'hungry'].map((what) => `log-${what}`));
});

test('every line of the sheet has a name, and every row a rule', () => {
  const rows = ['dogs', 'rescues', 'favorites', 'bones', 'otherwise'];
  expectAll(rows.flatMap((row) => [`score-${row}`, `rule-${row}`]));
});

test('every area has a name, and every verb has a prompt', () => {
  const index = read('./index.ts');
  const areas = [...index.matchAll(/\bid: '(\w+)'/g)].map((found) => found[1]!);
  const verbs = [.../verbs:.*\[(.*)\]/.exec(index)![1]!.matchAll(/'(\w+)'/g)].map((found) => found[1]!);
  expectAll([
    ...areas.map((area) => `area-${area}`),
    ...verbs.flatMap((verb) => [`next-${verb}`, `verb-${verb}`]),
  ]);
});

test('every sentence of the table is used', () => {
  const parts = ['Grid', 'Market', 'Dogs', 'DogTile', 'Goods', 'Hand', 'Help', 'Other'];
  const code = [...parts.map((part) => `${part}.svelte`), 'deck.ts', 'about.ts', 'index.ts']
    .map((file) => read(`./${file}`))
    .join('\n');
  const table = read('./texts/en.ftl').split('# The table')[1]!.split('# Help')[0]!;
  const said = [...table.matchAll(/^dog-lover-([\w-]+) =/gm)].map((found) => found[1]!);
  expect(said.filter((key) => !key.startsWith('area-') && !code.includes(`'${key}'`))).toEqual([]);
  expectAll([...code.matchAll(/model\.text\('([\w-]+)'/g)].map((found) => found[1]!));
});
