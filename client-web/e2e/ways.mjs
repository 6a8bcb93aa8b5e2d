// The ways in which people look at a table: the size of their page and of their letters, their language, day and night.

const SIZES = [
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 660],
  [390, 844],
  [667, 375],
  [740, 360],
  [800, 1100],
  [1280, 720],
  [1280, 800],
  [1366, 650],
  [1920, 1080],
].map(([width, height]) => ({ width, height }));
/** What browsers offer as the default size of letters, in pixels. */
const FONTS = [16, 20, 24, 32];
const LANGUAGES = ['en', 'pt-BR', 'ja'];
const THEMES = /** @type {const} */ (['light', 'dark']);
/** A page of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10), and a phone at 200 %. */
const ZOOMED = [
  { width: 320, height: 256 },
  { width: 180, height: 370 },
];
const [USUAL] = FONTS;
/** A page as low or as narrow as that, in letters. What a question needs may be scrolled to on it. */
const LOWEST = ZOOMED[0].height / USUAL;

/**
 * A way to look at a table.
 *
 * @typedef {{ width: number, height: number, font: number, language: string, colorScheme: 'light' | 'dark' }} Way
 */

/**
 * Every font with every size, and the zoomed page. Languages, day and night alternate so that any two values of different
 * kinds meet. The same fonts are together, because it takes long to change them.
 *
 * @type {Way[]}
 */
export const WAYS = [
  ...FONTS.flatMap((font, f) => SIZES.map((size, s) => way(size, font, s + f, s + (f >> 1)))),
  ...ZOOMED.flatMap((size) => LANGUAGES.flatMap((_, n) => THEMES.map((_, m) => way(size, USUAL, n, m)))),
];

function way(size, font, language, theme) {
  return {
    ...size,
    font,
    language: LANGUAGES[language % LANGUAGES.length],
    colorScheme: THEMES[theme % THEMES.length],
  };
}

export const isZoomed = (way) => ZOOMED.some(({ width }) => width === way.width);
export const isLowest = ({ width, height, font }) => Math.min(width, height) <= LOWEST * font;

export const called = ({ width, height, font, language, colorScheme }) =>
  `${width} × ${height}, ${font} px, ${language}, ${colorScheme}`;

/** The pairs of values that no way has. */
export function missingPairs(ways = WAYS) {
  const page = ({ width, height }) => `${width} × ${height}`;
  const kinds = {
    page: { of: page, all: SIZES.map(page) },
    font: { of: ({ font }) => font, all: FONTS },
    language: { of: ({ language }) => language, all: LANGUAGES },
    colorScheme: { of: ({ colorScheme }) => colorScheme, all: THEMES },
  };
  const missing = [];
  for (const [one, first] of Object.entries(kinds))
    for (const [other, second] of Object.entries(kinds)) {
      if (one >= other) continue;
      for (const a of first.all)
        for (const b of second.all)
          if (!ways.some((way) => first.of(way) === a && second.of(way) === b))
            missing.push(`${a} with ${b}`);
    }
  return missing;
}
