import { expect, test } from 'vitest';
import { isAlone } from './alone';

const bot = { kind: 'bot', level: 'easy' } as const;
const ana = { kind: 'person', name: 'Ana' } as const;
const bia = { kind: 'person', name: 'Bia' } as const;

test('who plays with bots is alone, and with anybody else is not', () => {
  expect(isAlone({ 0: ana, 1: bot, 2: bot }, 0)).toBe(true);
  expect(isAlone({ 0: ana, 1: bia, 2: bot }, 0)).toBe(false);
  expect(isAlone({ 0: ana, 1: { ...bia, stand_in: true } }, 0)).toBe(true);
});

test('who watches is not the person who plays', () => {
  expect(isAlone({ 0: ana, 1: bot }, undefined)).toBe(false);
});
