import { describe, expect, test } from 'vitest';
import { declaredWords } from '../../games/declared';
import { breeds, breedNames, type Breed } from './breeds';
import { drawingOf } from './drawing';

const known = declaredWords('breeds', 'Breed');

/** The parts of a breed without the colours. */
function figure({ tones: _, lean: __, ...choice }: Breed): string {
  return JSON.stringify(choice);
}

test('the generated types name the breeds', () => expect(known).toHaveLength(17));

test.each(known)('%s has a drawing of its own', (name) => {
  expect(breedNames).toContain(name);
  expect(drawingOf(name)).not.toBe(drawingOf('a breed nobody knows'));
});

describe('no two breeds', () => {
  test('are made of the same parts', () => {
    expect(new Set(Object.values(breeds).map(figure)).size).toBe(breedNames.length);
  });

  test('have the same outline', () => {
    expect(new Set(breedNames.map((name) => drawingOf(name).outline)).size).toBe(breedNames.length);
  });

  test('have the same ears on the same head', () => {
    expect(new Set(Object.values(breeds).map(({ ears, head }) => `${ears} ${head}`)).size).toBe(
      breedNames.length,
    );
  });
});

test.each([...breedNames, 'a breed nobody knows', 'toString'])('%s stays within its box', (name) => {
  const { outline, layers } = drawingOf(name);
  for (const d of [outline, ...layers.map((layer) => layer.d)]) {
    expect(d).not.toMatch(/NaN|undefined/);
  }
  for (const number of outline.match(/-?[\d.]+/g) ?? []) {
    expect(Number(number)).toBeGreaterThanOrEqual(-4);
    expect(Number(number)).toBeLessThanOrEqual(104);
  }
});
