import { expect, test } from 'vitest';
import { shortName } from './players';

test('a name of fifteen letters is whole, of a longer one the beginning is left', () => {
  expect(shortName('Bartholomew Win')).toBe('Bartholomew Win');
  expect(shortName('Bartholomew Wint')).toBe('Bartholomew Win…');
});

test('a Japanese letter is as wide as two others', () => {
  expect(shortName('長谷川さくら')).toBe('長谷川さくら');
  expect(shortName('長谷川さくら・長谷川')).toBe('長谷川さくら・…');
});
