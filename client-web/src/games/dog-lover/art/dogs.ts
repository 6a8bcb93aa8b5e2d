import type { Breed } from '../../../art/dogs/breeds';
import type { Dog } from '../../../gen/dog-lover';

type Look = Omit<Breed, 'tones' | 'lean'>;
type Tones = Breed['tones'];

/** A palette: coat, shade, pale, ink, and changes of the default tones. */
const tones = (coat: string, shade: string, pale: string, ink: string, more: Partial<Tones> = {}): Tones => ({
  coat,
  shade,
  pale,
  ink,
  ...more,
});

const dog = (look: Look, colours: Tones, lean = 0): Breed => ({ ...look, tones: colours, lean });

/** The dogs of the deck and, below, those of the shelter, which each wear something of their own. */
export const DOGS: Record<Dog, Breed> = {
  d01: dog(
    { body: 'smooth', head: 'round', ears: 'drop', marks: [], muzzle: 'plain', eyes: 'round' },
    tones('#e8bf82', '#bd8443', '#fbe6c2', '#6a4317'),
    -3,
  ),
  d02: dog(
    { body: 'smooth', head: 'snug', ears: 'tall', marks: [], muzzle: 'button', eyes: 'wide' },
    tones('#c98f5a', '#e7b6a0', '#f3d3ab', '#553014', { iris: '#5a3416' }),
    3,
  ),
  d03: dog(
    { body: 'mane', head: 'fluffy', ears: 'tiny', marks: [], muzzle: 'button', eyes: 'low' },
    tones('#fdf8f1', '#e9dccb', '#ffffff', '#8a7660'),
  ),
  d04: dog(
    { body: 'bib', head: 'flat', ears: 'small', marks: ['thinBlaze'], muzzle: 'button', eyes: 'wide' },
    tones('#8f6a55', '#6b4a38', '#fbf0de', '#3b2517'),
    2,
  ),
  d05: dog(
    { body: 'ruff', head: 'long', ears: 'feathered', marks: ['blaze'], muzzle: 'plain', eyes: 'sleepy' },
    tones('#9c7242', '#6e4a22', '#f6e5c5', '#402a10', { iris: '#8aa04a' }),
    -2,
  ),
  d06: dog(
    { body: 'silky', head: 'long', ears: 'leaf', marks: [], muzzle: 'smiling', eyes: 'close' },
    tones('#b8492a', '#872c14', '#d5714b', '#471208'),
    3,
  ),
  d07: dog(
    {
      body: 'bib',
      head: 'wedge',
      ears: 'uneven',
      marks: ['thinBlaze'],
      muzzle: 'plain',
      eyes: 'round',
      extra: 'collar',
    },
    tones('#4d4a50', '#6c6870', '#f8f5ef', '#232126', { toy: '#3f9a52', toy2: '#d8f0b8' }),
    -3,
  ),
  d08: dog(
    { body: 'fleece', head: 'round', ears: 'heavy', marks: ['fringe'], muzzle: 'smiling', eyes: 'round' },
    tones('#d9823a', '#a95616', '#f4c48a', '#5b2c08'),
    2,
  ),
  d09: dog(
    {
      body: 'smooth',
      head: 'long',
      ears: 'drop',
      marks: ['patches', 'blaze'],
      muzzle: 'pointed',
      eyes: 'keen',
      extra: 'scarf',
    },
    tones('#f4efe6', '#7a4a2c', '#ffffff', '#3d2513', { mark: '#8a5733', toy: '#d0472f', toy2: '#ffd9a0' }),
    -2,
  ),
  d10: dog(
    { body: 'ruff', head: 'fluffy', ears: 'tall', marks: ['widow'], muzzle: 'pointed', eyes: 'keen' },
    tones('#ece6dd', '#4b443e', '#ffffff', '#2c2723', { mark: '#57504a', iris: '#d9a24a' }),
  ),
  d11: dog(
    { body: 'broad', head: 'block', ears: 'heavy', marks: [], muzzle: 'jowls', eyes: 'sleepy' },
    tones('#7d5a41', '#573a27', '#b08a68', '#2f1d11'),
  ),
  d12: dog(
    { body: 'booted', head: 'flat', ears: 'drop', marks: ['tanFace'], muzzle: 'flews', eyes: 'round' },
    tones('#5b3a29', '#402617', '#c58a54', '#22120a', { mark: '#b97843' }),
    -2,
  ),
  d13: dog(
    { body: 'silky', head: 'narrow', ears: 'folded', marks: ['mask'], muzzle: 'button', eyes: 'low' },
    tones('#8b8f94', '#5d6167', '#dfe2e4', '#2b2e32', { mark: '#e9ebec' }),
    2,
  ),
  d14: dog(
    { body: 'slim', head: 'profile', ears: 'aside', marks: [], muzzle: 'side', eyes: 'one', extra: 'scarf' },
    tones('#e0b878', '#c08f48', '#f6e2b6', '#644417', { toy: '#3d7fb0', toy2: '#dff0fb' }),
  ),
  d15: dog(
    { body: 'ruff', head: 'round', ears: 'pricked', marks: [], muzzle: 'pointed', eyes: 'close' },
    tones('#dd8037', '#b85f1e', '#fff3df', '#5c2a09', { mark: '#dd8037' }),
    3,
  ),
  d16: dog(
    { body: 'smooth', head: 'broad', ears: 'rose', marks: ['patch'], muzzle: 'grin', eyes: 'round' },
    tones('#b9ad7c', '#8a7f4f', '#f3ecd2', '#403a1c', { mark: '#7c7346' }),
  ),
  d17: dog(
    { body: 'mane', head: 'broad', ears: 'heavy', marks: ['mask'], muzzle: 'square', eyes: 'sad' },
    tones('#c79049', '#8d5a20', '#e8c28a', '#3f250b', { mark: '#3f2c20' }),
    -2,
  ),
  d18: dog(
    { body: 'bib', head: 'round', ears: 'spotted', marks: ['patch'], muzzle: 'plain', eyes: 'round' },
    tones('#fbf8f4', '#d8d0c8', '#ffffff', '#37332f', { mark: '#2b2829' }),
    3,
  ),
  d19: dog(
    { body: 'broad', head: 'flat', ears: 'spotted', marks: ['mask', 'frown'], muzzle: 'pout', eyes: 'wide' },
    tones('#e3bd88', '#b58a52', '#5a4334', '#4b311c', { mark: '#4a382e', toy: '#e9808a' }),
  ),
  d20: dog(
    {
      body: 'fleece',
      head: 'narrow',
      ears: 'pompons',
      marks: [],
      muzzle: 'shaved',
      eyes: 'low',
      extra: 'flower',
    },
    tones('#c9775c', '#a9553c', '#f0c3ae', '#5a2415', { toy: '#e0402f', toy2: '#3b2320' }),
    2,
  ),
  d21: dog(
    { body: 'mane', head: 'block', ears: 'small', marks: [], muzzle: 'plain', eyes: 'low' },
    tones('#4a3b35', '#63514a', '#7d6a60', '#1f1714', { iris: '#a86f38' }),
  ),
  d22: dog(
    {
      body: 'broad',
      head: 'block',
      ears: 'rose',
      marks: ['wideBlaze', 'frown'],
      muzzle: 'jowls',
      eyes: 'wide',
      extra: 'collar',
    },
    tones('#7f8b96', '#5b6670', '#f3f2ee', '#2c343b', { toy: '#2f2a2a', toy2: '#e8c04e' }),
  ),
  r01: dog(
    {
      body: 'silky',
      head: 'round',
      ears: 'feathered',
      marks: ['fringe'],
      muzzle: 'smiling',
      eyes: 'round',
      extra: 'flower',
    },
    tones('#f2cf6a', '#d39a26', '#fff1c0', '#77510a', { toy: '#f7f3ea', toy2: '#e9a520' }),
    3,
  ),
  r02: dog(
    {
      body: 'smooth',
      head: 'narrow',
      ears: 'rose',
      marks: ['thinBlaze'],
      muzzle: 'pointed',
      eyes: 'low',
      extra: 'collar',
    },
    tones('#aab4b4', '#7d8a8b', '#eef1f0', '#3b4546', { toy: '#5f9a7a', toy2: '#e4f3d8' }),
    -3,
  ),
  r03: dog(
    { body: 'broad', head: 'long', ears: 'tall', marks: ['mask'], muzzle: 'flews', eyes: 'round' },
    tones('#d3ab71', '#a0763c', '#5b4638', '#46301a', { mark: '#4b3a30' }),
  ),
  r04: dog(
    {
      body: 'ruff',
      head: 'wedge',
      ears: 'pricked',
      marks: [],
      muzzle: 'pointed',
      eyes: 'close',
      extra: 'scarf',
    },
    tones('#33343c', '#4c4e59', '#474953', '#16171b', {
      mark: '#33343c',
      iris: '#f0b840',
      toy: '#6b5fa8',
      toy2: '#c9c2f0',
    }),
    -2,
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
  r07: dog(
    {
      body: 'fleece',
      head: 'wedge',
      ears: 'uneven',
      marks: ['patch'],
      muzzle: 'grin',
      eyes: 'wide',
      extra: 'kerchief',
    },
    tones('#e6d2b5', '#b49770', '#fff7e8', '#5b4526', { mark: '#8f6a48', toy: '#2f94a0', toy2: '#ffe9a8' }),
    5,
  ),
  r08: dog(
    {
      body: 'ruff',
      head: 'broad',
      ears: 'pricked',
      marks: ['saddle'],
      muzzle: 'dark',
      eyes: 'keen',
      extra: 'bone',
    },
    tones('#b98a55', '#7d5528', '#ecd3a6', '#33200e', { mark: '#40322a' }),
  ),
  r09: dog(
    {
      body: 'fleece',
      head: 'fluffy',
      ears: 'small',
      marks: [],
      muzzle: 'button',
      eyes: 'low',
      extra: 'bowTie',
    },
    tones('#b98256', '#935f38', '#ecc9a0', '#4d2c14', { toy: '#c23c4d', toy2: '#f2a7a0' }),
    2,
  ),
  r10: dog(
    {
      body: 'broad',
      head: 'round',
      ears: 'long',
      marks: ['worry'],
      muzzle: 'flews',
      eyes: 'sad',
      extra: 'napkin',
    },
    tones('#c79a5e', '#8f6631', '#f8ead0', '#472f12', { toy: '#d0503f' }),
  ),
  r11: dog(
    {
      body: 'bib',
      head: 'narrow',
      ears: 'drop',
      marks: ['thinBlaze'],
      muzzle: 'plain',
      eyes: 'keen',
      extra: 'topHat',
    },
    tones('#5a5560', '#3d3942', '#f7f3ec', '#221f27', { toy: '#2b2733', toy2: '#b83a4b' }),
    -3,
  ),
  r12: dog(
    {
      body: 'smooth',
      head: 'round',
      ears: 'leaf',
      marks: ['wideBlaze'],
      muzzle: 'plain',
      eyes: 'round',
      extra: 'nurse',
    },
    tones('#d49b67', '#a96c38', '#fff4e2', '#54310f', { toy: '#d13b3b' }),
  ),
  r13: dog(
    {
      body: 'bib',
      head: 'broad',
      ears: 'uneven',
      marks: ['patches', 'spots'],
      muzzle: 'smiling',
      eyes: 'round',
      extra: 'patch',
    },
    tones('#f7efe2', '#b98b5a', '#ffffff', '#4b3419', { mark: '#b57a45' }),
    4,
  ),
  r14: dog(
    {
      body: 'broad',
      head: 'broad',
      ears: 'feathered',
      marks: ['blaze'],
      muzzle: 'square',
      eyes: 'sleepy',
      extra: 'captain',
    },
    tones('#8c6a50', '#64462f', '#fbf2e2', '#32200f', { mark: '#fbf2e2', toy: '#24456b', toy2: '#e8c04e' }),
  ),
  r15: dog(
    {
      body: 'ruff',
      head: 'silky',
      ears: 'heavy',
      marks: [],
      muzzle: 'plain',
      eyes: 'low',
      extra: 'granny',
    },
    tones('#cfcac2', '#a19a8f', '#f7f4ee', '#5d564c', { toy: '#8d5f93', toy2: '#e6c6e6' }),
  ),
};
