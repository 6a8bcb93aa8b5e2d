import { curls, inside, line, over, oval, pencils, solid, tufts, type Shape } from '../draw';
import type { Tone } from './tones';

type Dog = Shape<Tone>;
const { even, pair, odd } = pencils<Tone>();

export const bodies = {
  slim: [
    odd('coat', '46,56 66,56 76,66 76,80 84,92 80,98 50,98 38,96 40,84 46,72', solid),
    odd('pale', '50,70 56,78 54,90 44,95! 42,86'),
  ],
  stout: [
    even('coat', '50,60 58,66 63,80 68,92 64,98 50,98', solid),
    even('pale', '50,66 56,78 58,90 50,97'),
  ],
  smooth: [even('coat', '50,60 64,64 74,77 82,91 77,97 50,98', solid)],
  bib: [
    even('coat', '50,60 64,64 74,77 82,91 77,97 50,98', solid),
    even('pale', '50,62 62,68 68,82 62,93 50,98'),
  ],
  broad: [
    even('coat', '50,58 72,62 86,74 93,90 87,97 50,98', solid),
    even('pale', '50,66 62,72 66,84 60,92 50,96'),
  ],
  booted: [
    even('coat', '50,58 72,62 86,74 93,90 87,97 50,98', solid),
    pair('mark', '54,80 64,78 74,84 70,92 60,91'),
  ],
  ruff: [
    even('coat', '50,56 72,58 80,66! 80,70 89,78! 84,81 93,90! 86,91 84,98! 66,96 50,98', solid),
    even('pale', '50,62 62,64 70,71! 66,74 72,82! 66,83 67,91! 60,90 50,98!'),
  ],
  fleece: [
    odd('coat', '43,60! 57,60! 59,82! 41,82!', solid),
    even('shade', '50,76 58,74 62,78! 74,78 74,85! 85,90 77,97! 66,100 60,97! 50,99', solid),
  ],
  silky: [
    even('coat', '50,56 68,60 82,74 90,96! 81,93 75,98! 66,95 60,98! 55,96 50,98', solid),
    pair('shade', '74,72 78,80 84,92', line(1.8)),
    pair('shade', '62,78 64,86 66,93', line(1.8)),
  ],
  mane: [odd('coat', tufts(50, 54, 46, 44, 15, 4.5, 0.5), solid), odd('shade', curls(50, 51, 34, 33, 12, 3))],
} satisfies Record<string, Dog[]>;

export const heads = {
  round: [even('coat', '50,14 66,17 76,30 78,46 70,60 60,70 50,72', solid)],
  broad: [even('coat', '50,16 66,16 80,28 84,46 78,62 64,72 50,74', solid)],
  block: [even('coat', '50,20 68,17 79,27 84,42 87,56 78,68 64,74 50,75', solid)],
  flat: [even('coat', '50,22 68,18 82,28 87,44 92,58 84,70 66,76 50,77', solid)],
  wedge: [even('coat', '50,15 63,17 74,30 77,43 69,55 60,68 50,71', solid)],
  fluffy: [even('coat', '50,14 63,17 74,30 79,42 89,53! 80,55 83,63! 74,63 66,68 58,74 50,76', solid)],
  long: [even('coat', '50,12 63,14 70,26 70,40 68,54 70,66 62,78 50,80', solid)],
  narrow: [even('coat', '50,24 62,26 70,37 68,50 61,62 59,71 56,77 50,78', solid)],
  snug: [even('coat', '50,18 66,20 75,34 75,52 66,66 50,70', solid)],
  silky: [even('coat', '50,14 66,17 78,34 82,56 80,78! 74,74 68,82! 62,76 50,74', solid)],
  profile: [
    odd(
      'coat',
      '64,15 77,22 83,38 79,54 70,62 56,64 40,66 22,68 10,65 7,58 11,52 26,47 38,40 44,25 53,17',
      solid,
    ),
  ],
} satisfies Record<string, Dog[]>;

export const ears = {
  tall: [
    pair('coat', '55,20! 62,6 75,-2! 84,14 80,38', solid),
    pair('shade', '64,22! 68,10 74,5! 79,17 76,32'),
  ],
  pricked: [
    pair('mark', '57,20! 63,11 72,5! 81,15 81,36', solid),
    pair('pale', '64,22! 67,15 72,12! 77,19 75,30'),
  ],
  tipped: [
    pair('coat', '56,20! 60,8 69,3 80,6 92,20! 84,22 80,34', solid),
    pair('shade', '66,10! 72,5 82,8 92,20! 82,20 73,16'),
  ],
  uneven: [
    odd('coat', '20,38 16,16 23,-1! 38,6 46,20!', solid),
    odd('shade', '36,22! 31,11 24,6! 21,18 23,30'),
    odd('coat', '55,20! 60,8 70,3 82,9 94,28! 84,26 80,38', solid),
    odd('shade', '66,11! 74,5 84,11 95,30! 84,24 74,20', over),
  ],
  drop: [pair('shade', '63,16 77,18 88,32 89,50 82,56 76,46 73,32', over)],
  leaf: [pair('shade', '63,17 78,19 91,36 95,58 88,70 79,64 74,46 69,29', over)],
  long: [pair('shade', '60,14 72,16 83,30 92,54 99,80 96,94 87,97 78,86 73,62 69,36', over)],
  feathered: [pair('shade', '62,16 77,18 88,32 92,48! 88,49 91,58! 85,58 85,66! 78,60 74,46 70,30', over)],
  spotted: [pair('mark', '62,14 74,12 87,21 95,36 94,50! 83,47 75,38 70,28', over)],
  small: [pair('shade', '63,17 74,13 87,20 92,34 87,44! 77,38 70,28', over)],
  folded: [
    pair('coat', '62,22! 66,12 76,5 85,10 82,34', solid),
    pair('shade', '66,13! 76,4 88,8 95,22! 84,22 75,20', over),
  ],
  rose: [pair('shade', '65,22! 72,14 84,12 93,18 92,26! 84,25 78,32', over)],
  heavy: [pair('shade', '64,19 78,17 91,28 96,46 90,60 81,54 77,40 71,28', over)],
  silky: [
    pair('coat', '57,18! 62,8 72,-1! 82,10 82,28', solid),
    pair('shade', '64,19! 67,11 72,6! 78,13 76,26'),
  ],
  pompons: [pair('shade', curls(83, 46, 15, 22, 9, 3.5), over)],
  tiny: [
    pair('coat', '57,22! 64,10 73,3! 81,12 82,30', solid),
    pair('shade', '65,20! 68,13 73,9! 77,15 77,22'),
  ],
  aside: [odd('shade', '66,18 80,22 91,40 92,64 84,78 74,74 68,56 63,34', over)],
} satisfies Record<string, Dog[]>;

export const marks = {
  blaze: [even('pale', '50,8! 54,12 54,28 57,42 66,54 74,66 64,78 50,82', inside)],
  thinBlaze: [even('pale', '50,8! 52,14 52.5,32 55,44 62,52 66,66 58,78 50,80', inside)],
  wideBlaze: [even('pale', '50,6 58,10 57,30 60,44 72,54 80,68 64,80 50,82', inside)],
  widow: [
    even('mark', '50,8 80,12 90,48 83,56! 79,46 70,33 60,33 54,44 50,56!', inside),
    even('pale', '50,18! 51.5,24 50,32!', inside),
  ],
  saddle: [even('mark', '50,8 72,12 79,34 72,33 62,28 56,36 57,46 60,60 56,76 50,80', inside)],
  tanFace: [pair('mark', '53,56 62,52 74,52 80,62 70,76 54,80', inside), pair('mark', oval(61, 32, 4.5, 3))],
  mask: [even('mark', '50,46 60,45 70,54 72,68 60,80 50,82', inside)],
  patch: [odd('mark', '52,14 66,10 86,24 86,46 74,54 62,52 55,40', inside)],
  patches: [pair('mark', '56,10 72,10 88,30 86,48 74,54 62,48 57,34', inside)],
  spots: [
    odd('mark', oval(42, 20, 3.5, 3)),
    odd('mark', oval(57, 25, 3, 2.5)),
    odd('mark', oval(30, 33, 2.6, 3)),
    odd('mark', oval(49, 34, 2, 2.2)),
    odd('mark', oval(69, 56, 2.8, 2.4)),
    odd('mark', oval(31, 54, 2.4, 2.8)),
    odd('mark', oval(40, 84, 4, 3.4)),
    odd('mark', oval(58, 80, 3, 3.4)),
    odd('mark', oval(66, 91, 3.6, 3)),
    odd('mark', oval(31, 92, 3, 2.6)),
  ],
  parting: [
    even('mark', '50,20 62,26 72,44 74,64 66,74 50,76', inside),
    pair('coat', '50,13! 58,22 68,30 74,46 76,70! 70,62 67,48 60,36'),
  ],
  frown: [even('shade', '50,26 57,24', line(2.2)), pair('shade', '54,31 58,34 57,38', line(2))],
  worry: [pair('shade', '54,26 60,23 66,27', line(2.2)), even('shade', '50,20 55,19', line(2))],
  fringe: [even('shade', '50,14! 54,22 60,18! 60,26 68,23! 66,16 58,12', inside)],
} satisfies Record<string, Dog[]>;

const nose = (y: number, r = 6) =>
  even(
    'nose',
    `50,${y - r * 0.6} ${50 + r * 0.8},${y - r * 0.5} ${50 + r},${y} ${50 + r * 0.4},${y + r * 0.6} 50,${y + r * 0.8}`,
  );
const lips = (y: number, w: number, drop = 3.2) => [
  even('nose', `50,${y} ${50 + w * 0.5},${y + drop} ${50 + w},${y + drop * 0.2}`, line(2.2)),
];
const groove = (from: number, to: number) => even('nose', `50,${from} 50,${to}`, line(2.2));
/** An open mouth with the tongue out. */
const laugh = (y: number, w: number, h: number) => [
  even(
    'dark',
    `50,${y} ${50 + w * 0.6},${y + 3} ${50 + w},${y - 1}! ${50 + w * 0.7},${y + h * 0.7} 50,${y + h}`,
  ),
  even(
    'tongue',
    `50,${y + h * 0.35} ${50 + w * 0.5},${y + h * 0.4} ${50 + w * 0.42},${y + h * 1.1} 50,${y + h * 1.3}`,
    solid,
  ),
  even('ink', `50,${y + h * 0.5} 50,${y + h}`, line(1.2)),
];

export const muzzles = {
  plain: [even('pale', '50,44 58,47 66,56 65,65 58,72 50,73'), groove(56, 62), ...lips(62, 9), nose(53)],
  smiling: [
    ...laugh(62, 13, 12),
    even('pale', '50,44 58,46 67,54 67,60 60,65 50,61'),
    groove(55, 61),
    nose(52),
  ],
  grin: [
    ...laugh(59, 20, 13),
    even('pale', '50,42 58,44 70,52 73,58 62,63 50,58'),
    groove(52, 58),
    nose(49, 7),
  ],
  flews: [
    even('dark', '50,70 57,73 57,82 50,83', solid),
    even('tongue', '50,75 54,76 54,81 50,82'),
    even('pale', '50,44 59,48 70,60 75,74 68,83 57,79 50,71', solid),
    even('ink', '50,70 57,78 67,82 74,75', line(1.8)),
    groove(58, 70),
    nose(54, 8),
    pair('shade', oval(60, 66, 1.1)),
    pair('shade', oval(65, 70, 1.1)),
  ],
  jowls: [
    even('dark', '50,64 60,70 66,76 58,81 50,82', solid),
    even('tongue', '50,74 56,74 56,80 50,81'),
    pair('white', '58,78! 60,69 64,77!'),
    even('pale', '50,48 60,46 74,54 84,66 82,79 72,82 62,74 50,65', solid),
    even('ink', '50,64 61,73 72,81 82,77', line(2)),
    even('shade', '50,42 58,41 66,46! 58,48 50,49'),
    groove(56, 65),
    nose(55, 8.5),
    pair('shade', oval(64, 64, 1.2)),
    pair('shade', oval(70, 67, 1.2)),
  ],
  pointed: [
    even('pale', '50,44 57,50 62,60 60,70 54,77 50,78', solid),
    groove(64, 68),
    ...lips(68, 8),
    nose(61, 6.5),
  ],
  dark: [
    even('mark', '50,42 58,47 64,58 61,70 54,77 50,78', solid),
    groove(64, 68),
    ...lips(68, 8),
    nose(61, 6.5),
  ],
  square: [
    even('mark', '50,46 60,48 70,56 70,66 60,74 50,75'),
    even('coat', '50,40 56,44 59,54 56,60 50,60'),
    groove(58, 63),
    ...lips(63, 11),
    nose(54, 7.5),
  ],
  shaved: [groove(68, 72), ...lips(72, 6), nose(65, 5.5)],
  button: [even('pale', '50,46 58,48 62,56 58,64 50,66'), groove(55, 59), ...lips(59, 6), nose(53, 5)],
  pout: [
    even('pale', '50,46 60,46 68,54 65,64 50,66'),
    even('toy', '50,60 56,61 56,69 50,72', solid),
    groove(54, 60),
    ...lips(60, 11, 4),
    nose(51, 7.5),
  ],
  side: [
    odd('nose', '15,50! 10,50 5,54 6,59 11,60 16,56'),
    odd('nose', '14,62 28,62 42,60 50,56', line(2.2)),
  ],
} satisfies Record<string, Dog[]>;

const eye = (x: number, y: number, r: number): Dog[] => [
  pair('iris', oval(x, y, r, r * 1.08)),
  pair('nose', oval(x - 0.2, y, r * 0.74, r * 0.82)),
  odd('white', oval(x + r * 0.25, y - r * 0.38, r * 0.3)),
  odd('white', oval(100 - x + r * 0.35, y - r * 0.38, r * 0.3)),
];

export const eyes = {
  round: eye(64, 41, 5),
  wide: eye(66, 42, 4.6),
  close: eye(61, 40, 4.4),
  low: eye(60, 47, 4.4),
  sad: [
    pair('white', '57,41 63,41 69,47 66,52 61,52 57,48'),
    pair('tongue', '58,50 62,53.5 67,51', line(1.6)),
    pair('iris', oval(62.5, 46, 4)),
    pair('nose', oval(62.5, 46.2, 2.9)),
    pair('shade', '56,38 63,40 70,47', line(3)),
  ],
  keen: [...eye(62, 42, 4), pair('nose', '56.5,40 62,37 68,39', line(1.6))],
  sleepy: [...eye(62, 41, 3.6), pair('shade', '56,37 62,35 68,38', line(2.4))],
  one: [odd('iris', oval(55, 37, 5)), odd('nose', oval(54.6, 37, 3.8)), odd('white', oval(56, 35.2, 1.5))],
} satisfies Record<string, Dog[]>;
