import { describe, expect, test, vi } from 'vitest';
import type { Breed } from '../../gen/breeds';
import type { LogLine } from '../../gen/games';
import { addTexts, LANGUAGES, lookUp, setLanguage, type Source } from '../../i18n/text.svelte';
import type { AnyGame } from '../../kit/model/game';
import { logLinesOf } from '../../kit/model/log-lines';
import socio from './index';
import dogs from '../dogs/index';

// The log is formatted again after a reload, in another language and in a replay, when the dogs are no longer in
// the view.

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
});

const [one, two] = ['beagle', 'dalmata'] as const satisfies Breed[];
const at = { seat: 0 };
const OF_ONE: LogLine[] = [
  { key: 'collected', with: { ...at, breed: [one] } },
  { key: 'returned', with: { ...at, coins: 2, breed: [one] } },
  { key: 'offered', with: { ...at, breed: [one] } },
  { key: 'accepted', with: { ...at, from: 1, breed: [one] } },
  { key: 'sent_to_fair', with: { ...at, breed: [one] } },
  { key: 'cured', with: { ...at, to: 'bay_1', medicine: 1, breed: [one] } },
  { key: 'sold', with: { ...at, coins: 1, breed: [one] } },
  { key: 'dog_bought', with: { ...at, coins: 4, breed: [one] } },
  { key: 'fell_ill', with: { ...at, fair: 'no', breed: [one] } },
  { key: 'fell_ill', with: { ...at, fair: 'yes', breed: [one] } },
];
const OF_TWO: LogLine[] = [
  { key: 'dogs_swapped', with: { seat: 0, breed: [one, two] } },
  { key: 'traded', with: { seat: 0, breed: [one, two] } },
];
const OF_PARTNERS: LogLine[] = [
  { key: 'donated', with: { ...at, with: 'food', breed: [one] } },
  { key: 'came_back', with: { ...at, to: 'bay_1', breed: [one] } },
  { key: 'sent_away', with: { ...at, coins: 1, breed: [one] } },
];

const texts = (files: Record<string, unknown>) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      files[Object.keys(files).find((file) => file.endsWith(`/${language}.ftl`))!],
    ]),
  ) as Source;
const fields: [string, AnyGame, Source, LogLine[]][] = [
  ['dogs', dogs, texts(import.meta.glob('../dogs/texts/*.ftl')), [...OF_ONE, ...OF_TWO]],
  ['dogs-o-socio', socio, texts(import.meta.glob('./texts/*.ftl')), [...OF_ONE, ...OF_TWO, ...OF_PARTNERS]],
];

describe.each(fields)('%s', (name, game, source, lines) => {
  const breed = (word: Breed) => lookUp(`${name}-breed-${word}`)!;

  test.each(LANGUAGES)('a line names dogs that are gone, in %s', async (language) => {
    await addTexts(source);
    await setLanguage(language);
    for (const me of [0, 1])
      for (const logged of lines) {
        const context = {
          game: name,
          players: { name: (seat: number) => `P${seat}`, people: {}, me },
          seats: game.seatParams,
        };
        const entry = { version: 1, at: 0, observed: [{ what: logged.key, log: [logged] }] };
        const [line, ...more] = logLinesOf(context, entry, [entry]);
        expect(more).toEqual([]);
        expect(line).toContain(breed(one));
        if ((logged.with!.breed as string[]).length > 1)
          expect(line!.indexOf(breed(two))).toBeGreaterThan(line!.indexOf(breed(one)));
        expect(line).not.toContain('{$');
      }
  });
});
