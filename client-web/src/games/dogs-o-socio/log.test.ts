import { describe, expect, test, vi } from 'vitest';
import type { Breed } from '../../gen/breeds';
import type { Happening, Named, PartnerHappening } from '../../gen/dogs';
import { addTexts, LANGUAGES, lookUp, setLanguage, type Source } from '../../i18n/text.svelte';
import type { AnyGame } from '../../kit/model/game';
import { tell } from '../../kit/model/log-lines';
import socio from './index';
import dogs from '../dogs/index';

// A story is read again after a reload, in another language, in a replay: the dogs have gone elsewhere by then.

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  vi.stubGlobal('localStorage', { setItem: () => {} });
});

const [one, two] = ['beagle', 'dalmata'] as const satisfies Breed[];
const at = { seat: 0, dog: 7 };
const OF_ONE: Named<Happening>[] = [
  { what: 'collected', ...at, breeds: [one] },
  { what: 'returned', ...at, coins: 2, breeds: [one] },
  { what: 'offered', ...at, breeds: [one] },
  { what: 'accepted', ...at, from: 1, breeds: [one] },
  { what: 'sent_to_fair', ...at, breeds: [one] },
  { what: 'cured', ...at, to: 'bay_1', medicine: 1, breeds: [one] },
  { what: 'sold', ...at, coins: 1, breeds: [one] },
  { what: 'dog_bought', ...at, coins: 4, breeds: [one] },
  { what: 'fell_ill', ...at, fair: false, breeds: [one] },
  { what: 'fell_ill', ...at, fair: true, breeds: [one] },
];
const OF_TWO: Named<Happening>[] = [
  { what: 'dogs_swapped', seat: 0, one: 7, two: 9, breeds: [one, two] },
  { what: 'traded', seat: 0, give: 7, get: 9, breeds: [one, two] },
];
const OF_PARTNERS: Named<PartnerHappening>[] = [
  { what: 'donated', ...at, with: 'food', breeds: [one] },
  { what: 'came_back', ...at, to: 'bay_1', breeds: [one] },
  { what: 'sent_away', ...at, coins: 1, breeds: [one] },
];

const texts = (files: Record<string, unknown>) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      files[Object.keys(files).find((file) => file.endsWith(`/${language}.ftl`))!],
    ]),
  ) as Source;
const told: [string, AnyGame, Source, Named<Happening | PartnerHappening>[]][] = [
  ['dogs', dogs, texts(import.meta.glob('../dogs/texts/*.ftl')), [...OF_ONE, ...OF_TWO]],
  ['dogs-o-socio', socio, texts(import.meta.glob('./texts/*.ftl')), [...OF_ONE, ...OF_TWO, ...OF_PARTNERS]],
];

describe.each(told)('%s', (name, game, source, happenings) => {
  const breed = (word: Breed) => lookUp(`${name}-breed-${word}`)!;

  test.each(LANGUAGES)('a line names dogs that are gone, in %s', async (language) => {
    await addTexts(source);
    await setLanguage(language);
    for (const me of [0, 1])
      for (const seen of happenings) {
        const speech = {
          game: name,
          people: { name: (seat: number) => `P${seat}`, me },
          seats: game.seatParams,
        };
        const [line, ...more] = tell(game, speech, { version: 1, at: 0, seen: [seen] }, { dogs: {} });
        expect(more).toEqual([]);
        expect(line).toContain(breed(one));
        if (seen.breeds!.length > 1)
          expect(line!.indexOf(breed(two))).toBeGreaterThan(line!.indexOf(breed(one)));
        expect(line).not.toContain('{$');
      }
  });
});
