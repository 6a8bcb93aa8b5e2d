import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { FILE } from './display-font.ts';
import { onGrid } from './scale-font.ts';

/** Letters of one outline, with straight lines, curves and holes, and some that are composed of others. */
const SIMPLE = 'AVTogO08&?';
const COMPOSED = '·áâãçéêíÀÕñ';
const LETTERS = `${SIMPLE}${COMPOSED} `;
const UNITS_PER_EM = 500;

let original: Buffer;
let before: Font;
let after: Font;
let factor: number;

const read = (font: Buffer) => new Font(new Face(new Blob(font)));

/** The font as `display-font.ts` has it before it is drawn on another grid. */
async function reduced(letters: string, dropTables: string[] = []): Promise<Buffer> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  return subsetFont(await readFile(join(root, 'node_modules', FILE)), letters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: ['GSUB', ...dropTables],
  });
}

beforeAll(async () => {
  original = await reduced(LETTERS);
  before = read(original);
  after = read(onGrid(original, UNITS_PER_EM));
  factor = UNITS_PER_EM / before.face.upem;
});

/** The outline of a letter: the kinds of its lines, and their coordinates. */
function outline(font: Font, letter: string): { kinds: string; coordinates: number[] } {
  const commands = font.glyphToJson(font.nominalGlyph(letter.codePointAt(0)!)!);
  return {
    kinds: commands.map(({ type }) => type).join(''),
    coordinates: commands.flatMap(({ values }) => values),
  };
}

/** How far each letter of a text moves the next one. */
function advances(font: Font, text: string): number[] {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
}

/** Expects what it was on the finer grid, but for what rounding takes or adds. */
function expectScaled(now: readonly number[], was: readonly number[], rounding: number, what: string) {
  expect(now.length, what).toBe(was.length);
  now.forEach((one, n) =>
    expect(Math.abs(one - was[n]! * factor), `${what}: ${one} for ${was[n]}`).toBeLessThanOrEqual(rounding),
  );
}

test('the grid is coarser', () => {
  expect(before.face.upem).toBe(2000);
  expect(after.face.upem).toBe(UNITS_PER_EM);
});

test('letters keep their outlines', () => {
  for (const [letters, rounding] of [
    [SIMPLE, 0.5],
    // The parts are rounded, and where they lie.
    [COMPOSED, 1],
  ] as const)
    for (const letter of letters) {
      const [was, now] = [outline(before, letter), outline(after, letter)];
      expect(was.kinds, letter).toMatch(/^M.*Z$/);
      expect(now.kinds, letter).toBe(was.kinds);
      expectScaled(now.coordinates, was.coordinates, rounding, letter);
    }
});

test('letters keep their widths and their kerning', () => {
  const text = 'AVATo gáTé0';
  expectScaled(advances(after, text), advances(before, text), 1, text);
  const [kerned] = advances(after, 'AV');
  expect(kerned).toBeLessThan(advances(after, 'A')[0]!);
});

test('lines keep their heights', () => {
  const heights = (font: Font) => {
    const { ascender, descender, lineGap } = font.hExtents();
    return [ascender, descender, lineGap];
  };
  expect(heights(before)[0]).toBeGreaterThan(0);
  expectScaled(heights(after), heights(before), 0.5, 'the heights of a line');
});

test('a font on its own grid stays as it is drawn', () => {
  const again = read(onGrid(original, before.face.upem));
  for (const letter of LETTERS) expect(outline(again, letter), letter).toEqual(outline(before, letter));
});

test('a font without one of its tables is refused', async () => {
  const without = await reduced('A', ['post']);
  expect(() => onGrid(without, UNITS_PER_EM)).toThrow('the font has no table post');
});
