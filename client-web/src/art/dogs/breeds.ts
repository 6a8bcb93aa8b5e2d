import type { Tone } from './draw';
import type * as parts from './parts';

/** A breed is a choice of parts and a palette. */
export interface Breed {
  body: keyof typeof parts.bodies;
  head: keyof typeof parts.heads;
  ears: keyof typeof parts.ears;
  marks: readonly (keyof typeof parts.marks)[];
  muzzle: keyof typeof parts.muzzles;
  eyes: keyof typeof parts.eyes;
  extra?: keyof typeof parts.extras;
  /** Degrees the dog leans. */
  lean: number;
  tones: Tones;
}

export type Tones = Partial<Record<Tone, string>> & Record<'coat' | 'shade' | 'pale' | 'ink', string>;

export const usualTones: Record<Exclude<Tone, 'coat' | 'shade' | 'pale' | 'ink'>, string> = {
  mark: '#3d322d',
  iris: '#2b211f',
  nose: '#2b211f',
  dark: '#4a2020',
  white: '#ffffff',
  tongue: '#e9808a',
  toy: '#d8455f',
  toy2: '#fff0d8',
};

export const breeds = {
  vira_lata: {
    body: 'bib',
    head: 'round',
    ears: 'uneven',
    marks: [],
    muzzle: 'plain',
    eyes: 'round',
    extra: 'scarf',
    lean: -4,
    tones: {
      coat: '#d9974f',
      shade: '#ad6a2c',
      pale: '#f6dcae',
      ink: '#5b3313',
      toy: '#3f8f7a',
      toy2: '#dff0e0',
    },
  },
  pit_bull: {
    body: 'broad',
    head: 'block',
    ears: 'folded',
    marks: ['thinBlaze', 'frown'],
    muzzle: 'grin',
    eyes: 'wide',
    lean: 2,
    tones: { coat: '#8d98a8', shade: '#697487', pale: '#f4f1ec', ink: '#333b49', iris: '#e2c48a' },
  },
  basset_hound: {
    body: 'bib',
    head: 'long',
    ears: 'long',
    marks: ['blaze', 'worry'],
    muzzle: 'flews',
    eyes: 'sad',
    lean: 0,
    tones: { coat: '#c98446', shade: '#8a4b22', pale: '#fbf1de', ink: '#4c2812', iris: '#7a4a22' },
  },
  pastor_alemao: {
    body: 'ruff',
    head: 'wedge',
    ears: 'tall',
    marks: ['saddle'],
    muzzle: 'dark',
    eyes: 'keen',
    lean: -2,
    tones: {
      coat: '#cf9450',
      shade: '#3d2f28',
      pale: '#e6bd80',
      mark: '#3d322d',
      ink: '#2c211b',
      iris: '#e9b15a',
    },
  },
  poodle: {
    body: 'fleece',
    head: 'narrow',
    ears: 'pompons',
    marks: [],
    muzzle: 'shaved',
    eyes: 'low',
    extra: 'topknot',
    lean: 2,
    tones: {
      coat: '#f4e4dc',
      shade: '#fffaf5',
      pale: '#ffffff',
      ink: '#7b5f62',
      toy: '#d8557a',
      toy2: '#f4b6c8',
    },
  },
  beagle: {
    body: 'bib',
    head: 'round',
    ears: 'leaf',
    marks: ['wideBlaze'],
    muzzle: 'plain',
    eyes: 'round',
    lean: 3,
    tones: { coat: '#cd8a48', shade: '#8f4f22', pale: '#fdf5e6', ink: '#4b2a13', mark: '#3d2c25' },
  },
  labrador: {
    body: 'smooth',
    head: 'broad',
    ears: 'drop',
    marks: [],
    muzzle: 'smiling',
    eyes: 'round',
    lean: -3,
    tones: { coat: '#87583a', shade: '#633b24', pale: '#a07050', ink: '#371f12', iris: '#e0a85c' },
  },
  dalmata: {
    body: 'smooth',
    head: 'round',
    ears: 'spotted',
    marks: ['spots'],
    muzzle: 'plain',
    eyes: 'round',
    lean: 2,
    tones: { coat: '#fbf8f3', shade: '#d8d2ca', pale: '#ffffff', mark: '#33302f', ink: '#4a4442' },
  },
  rottweiler: {
    body: 'booted',
    head: 'broad',
    ears: 'small',
    marks: ['tanFace'],
    muzzle: 'square',
    eyes: 'round',
    lean: 0,
    tones: {
      coat: '#3b3532',
      shade: '#2a2523',
      pale: '#b96f35',
      mark: '#c2783a',
      ink: '#191514',
      iris: '#8a5527',
    },
  },
  bulldog: {
    body: 'broad',
    head: 'flat',
    ears: 'rose',
    marks: ['wideBlaze', 'frown'],
    muzzle: 'jowls',
    eyes: 'wide',
    lean: 0,
    tones: { coat: '#eecfa3', shade: '#c08d5c', pale: '#fff6e6', ink: '#5d3d25' },
  },
  golden_retriever: {
    body: 'ruff',
    head: 'round',
    ears: 'feathered',
    marks: ['fringe'],
    muzzle: 'smiling',
    eyes: 'round',
    lean: 4,
    tones: { coat: '#eab45c', shade: '#c98631', pale: '#f9dfa6', ink: '#6d430f' },
  },
  sao_bernardo: {
    body: 'broad',
    head: 'broad',
    ears: 'heavy',
    marks: ['patches', 'blaze'],
    muzzle: 'flews',
    eyes: 'sad',
    extra: 'keg',
    lean: -2,
    tones: {
      coat: '#fbf3e6',
      shade: '#6d3a22',
      pale: '#ffffff',
      mark: '#b5612f',
      ink: '#43230f',
      iris: '#7a4a22',
      toy: '#c8843c',
      toy2: '#7c3030',
    },
  },
  yorkshire: {
    body: 'silky',
    head: 'silky',
    ears: 'silky',
    marks: ['parting'],
    muzzle: 'button',
    eyes: 'low',
    extra: 'bow',
    lean: 3,
    tones: {
      coat: '#7c828f',
      shade: '#c07a36',
      pale: '#f0c383',
      mark: '#dea055',
      ink: '#43382f',
      toy: '#d8455f',
      toy2: '#f58ea0',
    },
  },
  border_collie: {
    body: 'ruff',
    head: 'wedge',
    ears: 'tipped',
    marks: ['blaze'],
    muzzle: 'pointed',
    eyes: 'close',
    lean: -4,
    tones: { coat: '#37363c', shade: '#54525b', pale: '#fbf8f2', ink: '#1b1a1f', iris: '#c98a45' },
  },
  chow_chow: {
    body: 'mane',
    head: 'snug',
    ears: 'tiny',
    marks: [],
    muzzle: 'pout',
    eyes: 'sleepy',
    lean: 0,
    tones: { coat: '#d97f3e', shade: '#b35c24', pale: '#eda968', ink: '#5c2a0e', toy: '#5a5f96' },
  },
  dachshund: {
    body: 'slim',
    head: 'profile',
    ears: 'aside',
    marks: [],
    muzzle: 'side',
    eyes: 'one',
    lean: 0,
    tones: { coat: '#a8552c', shade: '#7d381a', pale: '#d08a52', ink: '#44200f' },
  },
  husky: {
    body: 'ruff',
    head: 'fluffy',
    ears: 'pricked',
    marks: ['widow'],
    muzzle: 'pointed',
    eyes: 'round',
    lean: 2,
    tones: {
      coat: '#f7f5f2',
      shade: '#5d6a78',
      pale: '#ffffff',
      mark: '#66737f',
      ink: '#303a44',
      iris: '#58b7e6',
    },
  },
} as const satisfies Record<string, Breed>;

export const breedNames = Object.keys(breeds);

/** Whom we do not know: grey, and as friendly as the others. */
export const stranger: Breed = {
  body: 'smooth',
  head: 'round',
  ears: 'drop',
  marks: [],
  muzzle: 'plain',
  eyes: 'low',
  lean: 0,
  tones: { coat: '#b3aa9b', shade: '#978d7d', pale: '#c9c1b3', ink: '#5e564a' },
};
