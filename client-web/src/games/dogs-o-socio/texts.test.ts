import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { declaredWords } from '../declared';
import { textsOf } from '../../../scripts/texts.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const read = (file: string) => readFileSync(path(file), 'utf8');
const own = new Set(
  [...read('./texts/en.ftl').matchAll(/^dogs-o-socio-([\w-]+) =/gm)].map((found) => found[1]!),
);
/** Including the inherited texts of DOGS. */
const texts = new Set(Object.keys(textsOf(path('./texts/en.ftl')).texts));
const ofDogs = new Set(
  [...read('../dogs/texts/en.ftl').matchAll(/^dogs-([\w-]+) =/gm)].map((found) => found[1]!),
);
const words = (type: string, tag?: string) => declaredWords('dogs', type, tag);

const expectAll = (keys: string[]) => {
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.map((key) => `dogs-o-socio-${key}`).filter((key) => !texts.has(key))).toEqual([]);
};

test.each([
  ['Location', ['at', 'does']],
  ['PartnerCard', ['card', 'effect']],
  ['Service', ['service']],
  ['Bonus', ['bonus', 'for']],
  ['Resource', ['what', 'with']],
  ['Pass', ['pass']],
])('every %s has a text', (type, stems) => {
  expectAll(stems.flatMap((stem) => words(type).map((word) => `${stem}-${word}`)));
});

test('every breed has a name, and says where it lives', () => {
  const printed = read('../../gen/dogs-o-socio-tables.ts').match(/"new_breeds": \[([^\]]*)\]/)![1]!;
  const breeds = [...printed.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
  expect(breeds).toHaveLength(3);
  expectAll([...breeds.map((breed) => `breed-${breed}`), 'lives-anywhere']);
});

test('every action of the expansion has a text, and every event is known', () => {
  const events = ['PartnerHappening', 'PartnerHint'].flatMap((type) => words(type, 'what: '));
  expectAll(words('PartnerAction', 'do: ').map((action) => `do-${action}`));
  const index = read('./index.ts');
  const known = /const ADDED[^{]*\{([^}]*)\}/.exec(index)![1]!;
  expect([...known.matchAll(/(\w+): true/g)].map((found) => found[1]!).sort()).toEqual(events.sort());
});

test('every used text exists, and none is unused', () => {
  const parts = ['Help', 'City', 'Hotel', 'Kennel', 'Ledger', 'PartnerAtHome', 'Partners'].map(
    (part) => `${part}.svelte`,
  );
  const code = [...parts, 'hotel.ts', 'about.ts', 'rules/index.ts']
    .map((file) => read(`./${file}`))
    .join('\n');
  const used = [...code.matchAll(/(?:say|text)\(\s*'([\w-]+)'/g)].map((found) => found[1]!);
  expectAll(used);
  const table = read('./texts/en.ftl').split('# The table')[1]!;
  const said = [...table.matchAll(/^dogs-o-socio-([\w-]+) =/gm)].map((found) => found[1]!);
  const known = (key: string) =>
    /^(area|help-step|lesson)-|^advice_/.test(key) || ofDogs.has(key) || code.includes(`'${key}'`);
  expect(said.filter((key) => !known(key))).toEqual([]);
});

test('the overridden texts of DOGS are the expected ones', () => {
  expect([...own].filter((key) => ofDogs.has(key)).sort()).toEqual(
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
