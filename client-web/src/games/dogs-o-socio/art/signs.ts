import { sceneOf } from '../../../art/symbols';

const paw = (x: number, y: number, scale: number, fill: string) =>
  `<path d="M50 52C60 52 68 61 66 69 63 76 56 72 50 72S37 76 34 69C32 61 40 52 50 52ZM25 49a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM62 49a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM35.5 37a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM51.5 37a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z" fill="${fill}" transform="translate(${x} ${y}) scale(${scale})"/>`;
const PAPER = `<path d="M12 10H88V82H12Z" fill="#fdf3d8" stroke="#7a5a1e" stroke-width="6" stroke-linejoin="round"/>
    <path d="M24 26H76M24 40H60" fill="none" stroke="#b08a4a" stroke-width="7" stroke-linecap="round"/>`;
const ROSETTE = `<path d="M32 70L22 98 40 92 50 98 60 92 78 98 68 70Z" fill="#3f7191"/>
    <path d="M50 8L61 18 76 16 80 30 93 38 87 52 90 67 76 73 67 86 52 81 37 86 28 73 14 67 17 52 10 38 24 30 27 16 42 18Z" fill="#e7bd57" stroke="#6d4a12" stroke-width="5" stroke-linejoin="round"/>
    <circle cx="51" cy="48" r="27" fill="#fdf3d8" stroke="#b98628" stroke-width="4"/>`;

/** The pieces and signs that the expansion adds, in a 100 × 100 box, as svg elements. */
const SIGNS = {
  partner: `
    <path d="M68 33C67 40 66 43 64 46 78 50 94 56 94 66 94 72 82 72 72 70 76 79 86 86 86 91 86 95 82 95 77 95H60C56 95 55 90 50 83 45 90 44 95 40 95H23C18 95 14 95 14 91 14 86 24 79 28 70 18 72 6 72 6 66 6 56 22 50 36 46 34 43 33 40 32 33Z" fill="currentColor" stroke="#241c16" stroke-width="5" stroke-linejoin="round"/>
    <path d="M18 32H82V25H68L66 6H34L32 25H18Z" fill="#2e2722" stroke="#fff3d6" stroke-width="3"/>
    <path d="M33 22H67" fill="none" stroke="#e7bd57" stroke-width="6"/>
    <path d="M50 50L58 56 50 74 42 56Z" fill="#fff8e6" stroke="#241c16" stroke-width="3"/>
  `,
  licence: `
    ${PAPER}
    <path d="M58 70L54 98 66 90 78 98 74 70Z" fill="#a83a34"/>
    <circle cx="66" cy="64" r="17" fill="#cf4f45" stroke="#6d1d1a" stroke-width="5"/>
    ${paw(46, 43, 0.4, '#fff3d6')}
  `,
  licence_discount: `
    ${PAPER}
    <path d="M40 76L64 52H92V78L70 98Z" fill="#e0a33a" stroke="#5a3d0e" stroke-width="5" stroke-linejoin="round"/>
    <path d="M58 78H78" fill="none" stroke="#5a3d0e" stroke-width="7" stroke-linecap="round"/>
  `,
  ngo: `
    <path d="M50 92C14 66 6 46 10 30 15 12 40 8 50 28 60 8 85 12 90 30 94 46 86 66 50 92Z" fill="#d5555f" stroke="#6b1f2b" stroke-width="6" stroke-linejoin="round"/>
    ${paw(10, 0, 0.8, '#fff3e2')}
  `,
  agency: `
    <path d="M14 40L66 14V78L14 56Z" fill="#f2b63d" stroke="#6a3f10" stroke-width="6" stroke-linejoin="round"/>
    <path d="M24 60L32 88H46L40 64Z" fill="#c9762c" stroke="#6a3f10" stroke-width="5" stroke-linejoin="round"/>
    <path d="M78 30L92 20M80 46H96M78 62L92 72" fill="none" stroke="#6a3f10" stroke-width="7" stroke-linecap="round"/>
  `,
  service_centre: `
    <path d="M62 8C74 4 86 8 92 18L78 26 80 36 92 38C90 52 76 60 62 54L34 88C28 96 14 94 11 84 9 78 11 72 16 68L48 42C42 28 48 14 62 8Z" fill="#8fa6b8" stroke="#2b3c4a" stroke-width="6" stroke-linejoin="round"/>
    <circle cx="24" cy="79" r="5" fill="#2b3c4a"/>
  `,
  trainer: `
    <path d="M10 96C10 74 24 64 44 64S78 74 78 96Z" fill="#2f6da3" stroke="#173a59" stroke-width="6" stroke-linejoin="round"/>
    <circle cx="44" cy="42" r="22" fill="#d59c70" stroke="#5d3a1a" stroke-width="6"/>
    <path d="M20 40C18 18 32 12 44 12S70 18 68 40C58 30 34 28 20 40Z" fill="#4a2f1d"/>
    <path d="M66 54H88V66H80L66 62Z" fill="#e7bd57" stroke="#6d4a12" stroke-width="4" stroke-linejoin="round"/>
    <path d="M86 44C92 40 96 34 96 28M78 42C80 38 82 32 80 26" fill="none" stroke="#2f6da3" stroke-width="5" stroke-linecap="round"/>
  `,
  guide_dog: `
    <path d="M18 92V60C8 56 6 40 14 32 20 22 36 20 42 30L62 34C78 36 88 48 88 64V92H74V74H44V92Z" fill="#d9a35a" stroke="#5b3a12" stroke-width="6" stroke-linejoin="round"/>
    <path d="M46 34L62 36C68 46 68 58 62 66H46C50 56 50 44 46 34Z" fill="#c0342f" stroke="#5b1512" stroke-width="4"/>
    <path d="M58 36L74 6" fill="none" stroke="#3a332c" stroke-width="7" stroke-linecap="round"/>
    <circle cx="24" cy="42" r="4.5" fill="#3a2410"/>
  `,
  hospital: `
    <path d="M10 94V36L50 8 90 36V94Z" fill="#eef3f1" stroke="#2f5d73" stroke-width="6" stroke-linejoin="round"/>
    <path d="M42 34H58V46H70V62H58V74H42V62H30V46H42Z" fill="#c0342f"/>
    <path d="M40 94V82H60V94Z" fill="#2f5d73"/>
  `,
  joker2: `
    <circle cx="50" cy="50" r="42" fill="#8d6bb0" stroke="#3c2657" stroke-width="6"/>
    <path d="M35 38C35 18 67 18 66 39 65 51 51 50 51 64" fill="none" stroke="#fff3d6" stroke-width="11" stroke-linecap="round"/>
    <circle cx="51" cy="79" r="7" fill="#fff3d6"/>
  `,
  guest: `
    <path d="M36 28V16C36 12 38 10 42 10H58C62 10 64 12 64 16V28" fill="none" stroke="#4a2b12" stroke-width="8"/>
    <rect x="8" y="26" width="84" height="62" rx="11" fill="#b06a3a" stroke="#4a2b12" stroke-width="6" />
    <path d="M24 28V86M76 28V86" fill="none" stroke="#7d4520" stroke-width="8"/>
    ${paw(10, 14, 0.8, '#fbe3b4')}
  `,
  painting: `
    <path d="M10 12H78V38H10Z" fill="#e58a6d" stroke="#6b2f1c" stroke-width="6" stroke-linejoin="round"/>
    <path d="M78 24H92V52H52V62" fill="none" stroke="#4a3a2c" stroke-width="7" stroke-linejoin="round"/>
    <path d="M44 62H60V94H44Z" fill="#c98a3a" stroke="#4a3a2c" stroke-width="5" stroke-linejoin="round"/>
  `,
  gardening: `
    <path d="M50 92V46" fill="none" stroke="#3c5a26" stroke-width="8"/>
    <path d="M50 58C18 60 10 40 12 24 38 22 50 36 50 58Z" fill="#6f9f45" stroke="#2f4a1c" stroke-width="5"/>
    <path d="M50 48C78 50 90 32 88 12 64 12 50 26 50 48Z" fill="#8fbb58" stroke="#2f4a1c" stroke-width="5"/>
    <path d="M22 92H78" fill="none" stroke="#6b4a2a" stroke-width="10" stroke-linecap="round"/>
  `,
  pest_control: `
    <ellipse cx="50" cy="56" rx="20" ry="28" fill="#6b5a42" stroke="#2a2218" stroke-width="5" />
    <path d="M30 46L12 36M30 60H10M32 74L16 84M70 46L88 36M70 60H90M68 74L84 84M44 30L36 14M56 30L64 14" fill="none" stroke="#2a2218" stroke-width="6" stroke-linecap="round"/>
    <path d="M14 14L86 90" fill="none" stroke="#c0342f" stroke-width="11" stroke-linecap="round"/>
  `,
  wiring: `
    <path d="M58 4L18 56H46L38 96 84 40H54Z" fill="#f2c53d" stroke="#6a4a08" stroke-width="6" stroke-linejoin="round"/>
  `,
  plumbing: `
    <path d="M8 34H42V22H34V12H66V22H58V34H72C86 34 92 42 92 56V64H70V56H8Z" fill="#8fa6b8" stroke="#2b3c4a" stroke-width="6" stroke-linejoin="round"/>
    <path d="M81 72C88 82 90 86 88 91 86 96 76 96 74 91 72 86 74 82 81 72Z" fill="#3f8fc0"/>
  `,
  security: `
    <path d="M30 46V30C30 8 70 8 70 30V46" fill="none" stroke="#4a4a52" stroke-width="10"/>
    <rect x="16" y="42" width="68" height="50" rx="9" fill="#e0a33a" stroke="#5a3d0e" stroke-width="6" />
    <circle cx="50" cy="62" r="8" fill="#5a3d0e"/>
    <path d="M46 62H54L57 82H43Z" fill="#5a3d0e"/>
  `,
  six_breeds: `
    ${ROSETTE}
    ${paw(11, 3, 0.8, '#a4672f')}
  `,
  four_new_plus_licence: `
    ${ROSETTE}
    ${paw(11, 3, 0.8, '#8d6bb0')}
  `,
  two_extra_bays: `
    ${ROSETTE}
    <path d="M33 62V44L51 32 69 44V62Z" fill="#c9762c"/>
  `,
  three_guests: `
    ${ROSETTE}
    <path d="M46 40V34H56V40M34 40H68V62H34Z" fill="#b06a3a" stroke="#b06a3a" stroke-width="3"/>
  `,
  four_services: `
    ${ROSETTE}
    <path d="M58 32C66 30 70 36 70 40L62 44 58 48 42 64C38 66 33 62 36 57L52 42C50 38 52 34 58 32Z" fill="#6f8496"/>
  `,
};

export type SignName = keyof typeof SIGNS;
export const signs = Object.keys(SIGNS) as SignName[];

/** The sign of a card; all guests share one. */
export const signOf = (word: string): SignName => signs.find((one) => one === word) ?? 'guest';

/** What `<use>` refers to: the page contains each sign once. */
export const sign = (name: SignName): string => sceneOf(SIGNS[name]);
