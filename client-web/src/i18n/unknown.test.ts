import { expect, test } from 'vitest';
import { inWords } from './unknown';

test.each([
  ['dogs-name', 'Dogs'],
  ['dogs-o-socio-name', 'Dogs o socio'],
  ['dogs-log-card_used', 'Card used'],
  ['draftosaurus-do-throw_away', 'Throw away'],
  ['parking_ticket', 'Parking ticket'],
])('%s is shown as “%s”', (key, words) => {
  expect(inWords(key)).toBe(words);
});
