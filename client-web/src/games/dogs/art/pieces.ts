import { sceneOf } from '../../../art/symbols';

/** The mark of the seat, for users who cannot tell the colours apart. */
const MARK =
  'style="fill:var(--seat-ink);clip-path:var(--seat-mark,inset(50%)) fill-box;forced-color-adjust:none"';

/** Pieces and signs in a 100 × 100 box, as svg elements. */
const GLYPHS = {
  coin: `
    <circle cx="50" cy="54" r="42" fill="#8a5f1c"/>
    <circle cx="50" cy="49" r="42" fill="#e7bd57" stroke="#6d4a12" stroke-width="6"/>
    <circle cx="50" cy="49" r="30" fill="none" stroke="#b98628" stroke-width="5"/>
    <path d="M50 50C60 50 67 58 65 65 63 71 56 68 50 68S37 71 35 65C33 58 40 50 50 50ZM26 47a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM62 47a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM36.5 35a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM50.5 35a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z" fill="#8a5f1c"/>
  `,
  gas: `
    <path d="M22 26H62L80 42V88C80 92 78 94 74 94H22C18 94 16 92 16 88V32C16 28 18 26 22 26Z" fill="#3f8f8a" stroke="#173f41" stroke-width="6" stroke-linejoin="round"/>
    <path d="M28 26V14H52V26M66 30L76 18 88 28 80 40" fill="none" stroke="#173f41" stroke-width="8" stroke-linejoin="round"/>
    <path d="M48 44C60 58 66 66 62 76 58 86 38 86 34 76 31 66 38 58 48 44Z" fill="#fff3d6"/>
  `,
  food: `
    <path d="M14 46C14 18 34 10 50 10S86 18 86 46Z" fill="#a4672f" stroke="#4a2b12" stroke-width="6" stroke-linejoin="round"/>
    <path d="M28 28a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM50 22a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM58 38a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z" fill="#d29a5c"/>
    <path d="M8 44H92L84 82C83 87 80 89 75 89H25C20 89 17 87 16 82Z" fill="#cf4f45" stroke="#4a1a18" stroke-width="6" stroke-linejoin="round"/>
    <path d="M33 61.5H67V70.5H33ZM25.5 61a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM25.5 71a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM61.5 61a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM61.5 71a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z" fill="#fff4dd"/>
  `,
  medicine: `
    <path d="M34 8H66V24H34ZM26 30H74C80 34 82 38 82 44V86C82 91 80 94 75 94H25C20 94 18 91 18 86V44C18 38 20 34 26 30Z" fill="#f2ede2" stroke="#3b4a63" stroke-width="6" stroke-linejoin="round"/>
    <path d="M34 8H66V24H34Z" fill="#5f7fb8" stroke="#3b4a63" stroke-width="6" stroke-linejoin="round"/>
    <path d="M42 44H58V56H70V72H58V84H42V72H30V56H42Z" fill="#5f7fb8"/>
  `,
  sick: `
    <circle cx="50" cy="50" r="46" fill="#c0342f" stroke="#fff8e6" stroke-width="7"/>
    <path d="M40 22H60V40H78V60H60V78H40V60H22V40H40Z" fill="#fff8e6"/>
  `,
  lost: `
    <path d="M14 8H86V78L70 94H14Z" fill="#fff3cf" stroke="#5a4318" stroke-width="7" stroke-linejoin="round"/>
    <path d="M33 36C34 14 70 16 68 38 67 50 52 48 51 64" fill="none" stroke="#a8541f" stroke-width="12" stroke-linecap="round"/>
    <circle cx="51" cy="80" r="7.5" fill="#a8541f"/>
  `,
  block: `
    <path d="M20 46V94M80 46V94" stroke="#5b4632" stroke-width="10" stroke-linecap="round"/>
    <rect x="4" y="22" width="92" height="30" rx="5" fill="#fff4dc" stroke="#4b2a14" stroke-width="6"/>
    <path d="M14 24H32L20 50H4V46ZM50 24H68L56 50H38ZM86 24H96V30L86 50H74Z" fill="#d5592b"/>
    <circle cx="20" cy="14" r="10" fill="#f2b63d" stroke="#4b2a14" stroke-width="5"/>
    <circle cx="80" cy="14" r="10" fill="#f2b63d" stroke="#4b2a14" stroke-width="5"/>
  `,
  truck: `
    <path d="M4 26C4 21 7 18 12 18H58C61 18 63 20 63 24V34H76C80 34 82 36 84 39L94 54C96 56 96 58 96 61V72C96 76 94 78 90 78H10C6 78 4 76 4 72Z" fill="currentColor" stroke="#241c16" stroke-width="5" stroke-linejoin="round"/>
    <path d="M69 42H77L86 56H69Z" fill="#d7eef4" stroke="#241c16" stroke-width="3" stroke-linejoin="round"/>
    <g fill="#3a332c" stroke="#fff8e6" stroke-width="3" >
    <circle cx="26" cy="78" r="12.5"/>
    <circle cx="74" cy="78" r="12.5"/>
    </g >
    <rect ${MARK} x="17" y="26" width="34" height="34"/>
  `,
  meeple: `
    <path d="M50 6C62 6 69 14 68 25 67 30 66 33 64 36 78 40 94 46 94 56 94 63 82 63 72 61 76 72 86 84 86 90 86 95 82 95 77 95H60C56 95 55 90 50 80 45 90 44 95 40 95H23C18 95 14 95 14 90 14 84 24 72 28 61 18 63 6 63 6 56 6 46 22 40 36 36 34 33 33 30 32 25 31 14 38 6 50 6Z" fill="currentColor" stroke="#241c16" stroke-width="5" stroke-linejoin="round"/>
    <rect ${MARK} x="36" y="44" width="28" height="28"/>
  `,
  helper: `
    <path d="M12 96C12 72 28 62 50 62S88 72 88 96Z" fill="#3f7f5c" stroke="#1f3f2e" stroke-width="6" stroke-linejoin="round"/>
    <circle cx="50" cy="40" r="25" fill="#e8b487" stroke="#5d3a1a" stroke-width="6"/>
    <path d="M22 36C20 14 36 6 50 6S80 14 78 36L88 38C88 42 80 43 68 41L22 36Z" fill="#cf4f45" stroke="#4a1a18" stroke-width="6" stroke-linejoin="round"/>
    <path d="M41 52C46 57 54 57 59 52" fill="none" stroke="#5d3a1a" stroke-width="5" stroke-linecap="round"/>
  `,
  swap_dogs: `
    <path d="M14 44C18 20 58 10 76 32M86 56C82 80 42 90 24 68" fill="none" stroke="#2a6a9c" stroke-width="13" stroke-linecap="round"/>
    <path d="M88 12L86 44 58 32ZM12 88L14 56 42 68Z" fill="#2a6a9c"/>
  `,
  extra_dog: `
    <path d="M30 18C40 12 52 12 62 18 72 10 86 18 90 36 92 50 86 60 76 56 74 76 62 88 46 88S16 76 16 56C8 60 0 50 2 36 6 18 20 10 30 18Z" fill="#a8653a" stroke="#4f2a12" stroke-width="5"/>
    <circle cx="34" cy="44" r="6" fill="#fff8e6"/>
    <circle cx="58" cy="44" r="6" fill="#fff8e6"/>
    <path d="M74 62H86V74H98V86H86V98H74V86H62V74H74Z" fill="#39794a" stroke="#fff8e6" stroke-width="4"/>
  `,
  discount: `
    <path d="M8 50L46 12H88V54L50 92Z" fill="#e0a33a" stroke="#5a3d0e" stroke-width="6" stroke-linejoin="round"/>
    <circle cx="73" cy="27" r="7" fill="#5a3d0e"/>
    <path d="M34 50H64" stroke="#5a3d0e" stroke-width="10" stroke-linecap="round"/>
  `,
  vet: `
    <path d="M20 12V36C20 60 56 60 56 36V12M38 56V70C38 96 76 94 76 66" fill="none" stroke="#2f5d73" stroke-width="9" stroke-linecap="round"/>
    <circle cx="76" cy="54" r="14" fill="#c0342f" stroke="#2f5d73" stroke-width="7"/>
  `,
  trained_dog: `
    <path d="M50 4L62 34 95 36 69 57 78 90 50 71 22 90 31 57 5 36 38 34Z" fill="#4d8fbd"/>
    <path d="M50 4L62 34 95 36 69 57 78 90 50 71 22 90 31 57 5 36 38 34Z" fill="none" stroke="#1d4866" stroke-width="6" stroke-linejoin="round"/>
  `,
  award_dog: `
    <path d="M24 8H76V40C76 58 66 66 50 66S24 58 24 40ZM44 64H56V80H70V94H30V80H44Z" fill="#e7bd57" stroke="#6d4a12" stroke-width="6" stroke-linejoin="round"/>
    <path d="M24 18H8C8 38 14 46 28 46M76 18H92C92 38 86 46 72 46" fill="none" stroke="#6d4a12" stroke-width="7"/>
  `,
  free_entry: `
    <path d="M20 94V20C20 10 80 10 80 20V94Z" fill="#8a5a34" stroke="#3f2412" stroke-width="6"/>
    <path d="M34 94V30L72 20V94Z" fill="#f6e0ae" stroke="#3f2412" stroke-width="5"/>
    <circle cx="64" cy="58" r="5" fill="#3f2412"/>
    <path d="M4 62H34M24 50L38 62 24 74" fill="none" stroke="#39794a" stroke-width="9"/>
  `,
};

export type GlyphName = keyof typeof GLYPHS;

/** The glyph of a word of the rules: a resource or a card. */
export function glyphOf(word: string): GlyphName {
  if (word === 'coins') return 'coin';
  return Object.hasOwn(GLYPHS, word) ? (word as GlyphName) : 'coin';
}

/** What `<use>` refers to: the page contains each glyph once. */
export const glyph = (name: GlyphName): string => sceneOf(GLYPHS[name]);
