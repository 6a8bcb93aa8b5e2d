import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredWords } from '../declared';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const texts = new Set([...read('./texts/en.ftl').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!));
const words = (type: string) => declaredWords(type === 'Breed' ? 'breeds' : 'dogs-cardgame', type);

const expectAll = (keys: string[]) => {
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.map((key) => `dogs-cardgame-${key}`).filter((key) => !texts.has(key))).toEqual([]);
};

test.each([
  ['Breed', ['breed', 'option-breeds']],
  ['Sign', ['sign', 'about']],
  ['Kind', ['puppy', 'sign']],
  ['Location', ['location', 'to']],
  ['Spot', ['to']],
  ['Character', ['character', 'effect']],
  ['Bonus', ['bonus', 'needs']],
  ['Resource', ['gain', 'amount']],
  ['DecisionKind', ['decision']],
])('every %s has a text', (type, stems) => {
  expectAll(stems.flatMap((stem) => words(type).map((word) => `${stem}-${word}`)));
});

test('every bay has a name', () => {
  expectAll(
    words('Spot')
      .filter((spot) => spot.startsWith('bay'))
      .map((bay) => `bay-${bay}`),
  );
});

test('every area has a name, and every verb has a prompt', () => {
  const index = read('./index.ts');
  const areas = [...index.matchAll(/\bid: '(\w+)'/g)].map((found) => found[1]!);
  const verbs = /verbs:.*\[('\w+'(?:, '\w+')*)\]/.exec(index)?.[1]?.split(', ') ?? [];
  expectAll(areas.map((area) => `area-${area}`));
  expectAll(verbs.map((verb) => `next-${verb.slice(1, -1)}`));
});

test('every used text exists, and none is unused', () => {
  const parts = [
    'Arrivals',
    'Help',
    'Board',
    'City',
    'Deal',
    'Goods',
    'Location',
    'People',
    'Steps',
    'Supply',
  ];
  const code = [...parts.map((part) => `${part}.svelte`), 'kennel.ts']
    .map((file) => read(`./${file}`))
    .join('\n');
  const used = [
    ...[...code.matchAll(/say\('([\w-]+)'\)/g)].map((found) => found[1]!),
    ...[...code.matchAll(/text\('(?:dogs-cardgame-)?([\w-]+)'/g)].map((found) => found[1]!),
  ];
  expectAll(used);
  const table = read('./texts/en.ftl').split('# The table')[1]!.split('# Help')[0]!;
  const said = [...table.matchAll(/^dogs-cardgame-([\w-]+) =/gm)].map((found) => found[1]!);
  const puttogether = /^(round|still|supply|area|next)(-|$)/;
  expect(said.filter((key) => !puttogether.test(key) && !used.includes(key))).toEqual([]);
});
