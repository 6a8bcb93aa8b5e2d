import { expect, test } from 'vitest';
import { declaredWords } from '../../declared';
import { bonusNames } from './BonusSign.svelte';
import { personNames, portraits } from './people';
import { signNames } from './Pictogram.svelte';
import { placeNames } from './Place.svelte';

/** The members of a generated enumeration. */
const words = (name: string) => declaredWords('dogs-cardgame', name).sort();

test.each([
  ['Sign', signNames.filter((name) => name !== 'cured')],
  ['Kind', signNames.filter((name) => name !== 'sick')],
  ['Location', placeNames],
  ['Character', personNames],
  ['Bonus', bonusNames],
] as const)('every %s of the rules has a drawing, and nothing else has', (name, drawn) => {
  expect(words(name)).not.toHaveLength(0);
  expect([...drawn].sort()).toEqual(words(name));
});

test.each(personNames)('the %s stays within the box', (name) => {
  for (const number of portraits[name].outline.match(/-?[\d.]+/g) ?? []) {
    expect(Number(number)).toBeGreaterThanOrEqual(-4);
    expect(Number(number)).toBeLessThanOrEqual(104);
  }
});
