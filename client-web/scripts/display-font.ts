import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { onGrid } from './scale-font.ts';

const FONT = 'virtual:display-font';
/** In the installed packages. */
export const FILE = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';

/** The grid of its outlines: a sixth of the original one, and still finer than the pixels of the largest titles. */
const UNITS_PER_EM = 333;

const span = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, n) =>
    String.fromCharCode(from.charCodeAt(0) + n),
  ).join('');
/** What titles, names of games and points are made of. */
const COMMON = span('A', 'Z') + span('a', 'z') + span('0', '9') + " !&'()+,-./:;?’·–−×àáâãçéêíóôõú";
/** What some names have in them, too. All other letters, such as those of Japanese, are those of a system font. */
const RARE = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜÑüñ‘“”—…ºª→';

/**
 * Makes the display font, reduced to the letters of our languages. Most pages need the first of its files alone; a browser
 * loads the second one for a page with one of its letters.
 */
export function displayFont(root: string): Plugin {
  let build = false;
  return {
    name: 'display-font',
    configResolved: ({ command }) => void (build = command === 'build'),
    resolveId: (id) => (id === FONT ? `\0${FONT}` : undefined),
    async load(id) {
      if (id !== `\0${FONT}`) return undefined;
      if (!build) return `import url from '${FILE}?url'; export const files = [{ url }];`;
      const font = await readFile(join(root, 'node_modules', FILE));
      const files = [COMMON, RARE].map(async (letters) => {
        const reduced = await subsetFont(font, letters, {
          targetFormat: 'truetype',
          // Its swashes and alternates are not used.
          keepFeatures: ['kern', 'lnum', 'tnum'],
          noLayoutClosure: true,
          dropTables: ['STAT', 'gasp', 'prep', 'GSUB'],
        });
        const source = await subsetFont(onGrid(reduced, UNITS_PER_EM), letters, {
          targetFormat: 'woff2',
          keepFeatures: ['kern'],
          noLayoutClosure: true,
        });
        const file = this.emitFile({ type: 'asset', name: 'display-font.woff2', source });
        return { file, letters };
      });
      const [common, rare] = await Promise.all(files);
      return `import { ownAddress } from ${JSON.stringify(`${root}src/net/own.ts`)};
      export const files = [
        { url: ownAddress(import.meta.ROLLUP_FILE_URL_${common!.file}) },
        { url: ownAddress(import.meta.ROLLUP_FILE_URL_${rare!.file}), unicodeRange: '${rangeOf(rare!.letters)}' },
      ];`;
    },
  };
}

/** Rare letters as CSS names them; what lies between two of them and is not common may be in the same range. */
function rangeOf(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0)!).sort((one, other) => one - other);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    const parted = [...COMMON].some(
      (one) => last && one.codePointAt(0)! > last[1] && one.codePointAt(0)! < code,
    );
    if (last && !parted) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}
