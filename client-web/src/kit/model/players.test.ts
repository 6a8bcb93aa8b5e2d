import { expect, test } from 'vitest';
import { briefly } from './players';

test('a short name stands whole in a button', () => {
  expect(briefly('Ana')).toBe('Ana');
  expect(briefly('Maria Fernanda')).toBe('Maria Fernanda');
});

test('of a long name the beginning is shown', () => {
  expect(briefly('Wolfgang-Maximilian Webb')).toBe('Wolfgang-Maxim…');
  expect(briefly('長谷川さくら・長谷川ひまわり')).toBe('長谷川さくら・…');
});
