// What the cover and a table both draw. The start page and the form of a new table load it, and none of the rest.
import type { Breed } from '../../../art/dogs/breeds';
import type { Drawing } from '../../../art/draw';

type Stroke = [d: string, fill: string, line?: number];

/** An icon from the path of its outline and the strokes on it. */
export function sign(edge: string, outline: string, fill: string, strokes: Stroke[] = []): Drawing {
  const all: Stroke[] = [[outline, fill], ...strokes];
  return {
    tones: Object.fromEntries([...all.map(([, tone]) => [tone, tone]), [edge, edge]]),
    edge,
    outline,
    clip: '',
    layers: all.map(([d, tone, line]) => ({ d, tone, ...(line !== undefined && { line }) })),
    lean: 0,
  };
}

export const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;

const BONE = 'M18 62C6 62 4 78 16 80 16 94 34 96 36 84L82 38C94 40 98 24 84 20 82 6 64 6 64 20L20 64Z';

export const GLYPHS_ON_COVER = {
  scraps: sign(
    '#571c12',
    'M34 8C58 0 92 20 94 46 95 62 82 72 66 70 56 69 50 72 44 78L34 88C36 96 26 100 20 94 18 92 16 91 14 88 4 86 2 76 10 72L22 64C28 58 28 52 22 44 12 30 18 14 34 8Z',
    '#cf5b3c',
    [
      ['M44 78L34 88C36 96 26 100 20 94 18 92 16 91 14 88 4 86 2 76 10 72L22 64Z', '#f6e3cc'],
      ['M36 18C50 12 66 20 74 30', '#f0a287', 6],
    ],
  ),
  dry: sign('#5b3708', dot(30, 64, 24) + dot(70, 64, 24) + dot(50, 28, 24), '#e0a23a', [
    [dot(50, 28, 8) + dot(30, 64, 8) + dot(70, 64, 8), '#a96c15'],
    ['M36 18C40 10 50 8 56 10M16 54C20 46 28 44 34 46M56 54C60 46 68 44 74 46', '#f8d58e', 5],
  ]),
  canned: sign('#173a52', 'M14 22C14 12 30 6 50 6S86 12 86 22V80C86 90 70 95 50 95S14 90 14 80Z', '#5f9cc4', [
    ['M14 22C14 12 30 6 50 6S86 12 86 22 70 37 50 37 14 32 14 22Z', '#d6dee3'],
    ['M28 21C28 16 38 13 50 13S72 16 72 21 62 29 50 29 28 26 28 21Z', '#9fb0ba'],
    [
      'M50 48C58 48 64 55 62 62 61 67 55 66 50 66S39 67 38 62C36 55 42 48 50 48ZM30 52h.1M70 52h.1',
      '#f4f0e2',
    ],
    ['M16 80C26 90 74 90 84 80', '#3d7398', 6],
  ]),
  ball: sign('#39520f', dot(50, 50, 44), '#c4d84a', [
    ['M14 26C36 34 36 66 14 74M86 26C64 34 64 66 86 74', '#fbfde6', 7],
  ]),
  rope: sign(
    '#4a2f0d',
    'M10 6L24 4 34 16C44 12 52 22 48 30L68 52C78 48 86 58 82 66L96 78 94 92 80 96 66 84C56 88 48 78 52 70L32 48C22 52 14 42 18 34L4 20Z',
    '#e6c88f',
    [
      ['M36 22L26 36M46 30L34 44M56 42L46 54M66 54L54 66M78 70L64 80', '#a8743a', 5.5],
      ['M24 14L14 24', '#4d8f9c', 8],
      ['M88 78L76 90', '#4d8f9c', 8],
    ],
  ),
  plush: sign(
    '#5d3550',
    'M30 46C18 30 16 6 28 4 40 2 44 22 45 38H55C56 22 60 2 72 4 84 6 82 30 70 46 86 56 88 80 74 90 62 98 38 98 26 90 12 80 14 56 30 46Z',
    '#e8a9c0',
    [
      ['M28 12C24 18 28 34 36 42ZM72 12C76 18 72 34 64 42Z', '#fbe0ea'],
      [dot(38, 64, 5) + dot(62, 64, 5), '#46263b'],
      ['M44 74H56L50 80ZM50 80V86', '#a84a74'],
      ['M40 86C46 90 54 90 60 86', '#a84a74', 4],
    ],
  ),
  adoption: sign('#4c3a22', 'M16 6H68L86 24V94H16Z', '#fdf3dc', [
    ['M68 6V24H86Z', '#d9c39a'],
    ['M51 82C40 74 28 64 28 53 28 40 44 36 51 48 58 36 74 40 74 53 74 64 62 74 51 82Z', '#d2475a'],
    ['M28 22H54', '#b79d6e', 6],
  ]),
  walk: sign(
    '#123b36',
    'M20 6C34 6 44 14 44 27S34 48 20 48 2 40 2 27 6 6 20 6ZM60 70L74 52 88 62 98 84 82 96 66 88Z',
    '#38958a',
    [
      [dot(21, 27, 10), '#faf3e3'],
      ['M40 36C62 36 34 84 60 78 66 76 68 70 72 64', '#123b36', 13],
      ['M40 36C62 36 34 84 60 78 66 76 68 70 72 64', '#38958a', 7],
      [dot(80, 76, 6), '#f2d27a'],
    ],
  ),
  bone: sign('#54482f', BONE, '#fbf3df', [['M34 70L70 34', '#e0d0a8', 6]]),
} satisfies Record<string, Drawing>;

type Look = Omit<Breed, 'tones' | 'lean'>;
type Tones = Breed['tones'];

/** A palette: coat, shade, pale, ink, and changes of the default tones. */
export const tones = (
  coat: string,
  shade: string,
  pale: string,
  ink: string,
  more: Partial<Tones> = {},
): Tones => ({
  coat,
  shade,
  pale,
  ink,
  ...more,
});

export const dog = (look: Look, colours: Tones, lean = 0): Breed => ({ ...look, tones: colours, lean });

export const DOGS_ON_COVER = {
  d15: dog(
    { body: 'ruff', head: 'round', ears: 'pricked', marks: [], muzzle: 'pointed', eyes: 'close' },
    tones('#dd8037', '#b85f1e', '#fff3df', '#5c2a09', { mark: '#dd8037' }),
    3,
  ),
  r05: dog(
    {
      body: 'smooth',
      head: 'wedge',
      ears: 'tipped',
      marks: ['blaze'],
      muzzle: 'pointed',
      eyes: 'round',
      extra: 'goggles',
    },
    tones('#c8a06a', '#9b7238', '#fbf1df', '#4f3410', { toy2: '#8fd0ea' }),
    -5,
  ),
  r06: dog(
    {
      body: 'silky',
      head: 'silky',
      ears: 'drop',
      marks: ['parting'],
      muzzle: 'button',
      eyes: 'round',
      extra: 'glasses',
    },
    tones('#a5927d', '#7d6a56', '#ebddc6', '#3b2e22', { mark: '#cdb799' }),
  ),
} satisfies Record<string, Breed>;
