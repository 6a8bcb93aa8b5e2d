import { expect, test } from 'vitest';
import type { Prompt } from '../gen/games';
import type { ActionPattern } from './document';
import { expanded } from './prompt';

test('a list in a field stands for any one of its values', () => {
  const prompt: Prompt<ActionPattern> = {
    line: { key: 'place' },
    actions: [{ action: { do: 'place', dino: 'trex', pen: ['woods', 'river'] } }, { action: { do: 'end' } }],
  };
  expect(expanded(prompt)).toEqual({
    line: { key: 'place' },
    actions: [
      { action: { do: 'place', dino: 'trex', pen: 'woods' } },
      { action: { do: 'place', dino: 'trex', pen: 'river' } },
      { action: { do: 'end' } },
    ],
  });
  expect(expanded(prompt)).toBe(expanded(prompt));
});
