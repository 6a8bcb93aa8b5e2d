import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredWords } from '../declared';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const texts = new Set([...read('./texts/en.ftl').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!));
const words = (type: string) => declaredWords('dogs', type);

const expectAll = (keys: string[]) => {
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.map((key) => `dogs-${key}`).filter((key) => !texts.has(key))).toEqual([]);
};

test.each([
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
])('every %s has a text', (type, stems) => {
  expectAll(stems.flatMap((stem) => words(type).map((word) => `${stem}-${word}`)));
});

test('every breed of this game has a name', () => {
  const printed = read('../../gen/dogs-tables.ts').match(/"breeds": (\{[^}]*\})/)![1]!;
  const breeds = Object.keys(JSON.parse(printed) as Record<string, string>);
  expect(breeds).toHaveLength(12);
  expectAll(breeds.map((breed) => `breed-${breed}`));
});

test('every area has a name, and every verb has a prompt', () => {
  const laid = read('./family.ts') + read('./index.ts');
  const areas = [...laid.matchAll(/\bid: '(\w+)'/g)].map((found) => found[1]!);
  const verbs = /verbs = [^;]*\['(\w+)'\]/.exec(laid)![1]!;
  expectAll([...areas.map((area) => `area-${area}`), `next-${verbs}`, `verb-${verbs}`]);
});

test('every used text exists, and none is unused', () => {
  const parts = ['Help', 'City', 'Goods', 'Houses', 'Kennel', 'SiteFront', 'Truck'].map(
    (part) => `${part}.svelte`,
  );
  const code = [...parts, 'kennel.ts', 'about.ts'].map((file) => read(`./${file}`)).join('\n');
  const used = [
    ...[...code.matchAll(/say\('([\w-]+)'\)/g)].map((found) => found[1]!),
    ...[...code.matchAll(/text\('([\w-]+)'/g)].map((found) => found[1]!),
  ];
  expectAll(used);
  const table = read('./texts/en.ftl').split('# The table')[1]!.split('# Help')[0]!;
  const said = [...table.matchAll(/^dogs-([\w-]+) =/gm)].map((found) => found[1]!);
  const known = (key: string) => /^(area|round)(-|$)/.test(key) || code.includes(`'${key}'`);
  expect(said.filter((key) => !known(key))).toEqual([]);
});
