import { brotliCompressSync } from 'node:zlib';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * A part of the name of every file, because the hash in it is that of what the first minifier wrote. It changes with
 * whatever changes what is written here: browsers keep a file of the same name for a year.
 */
export const MINIFIED = 'b';

/**
 * Lets a second minifier go over the code of the first one: what comes over the wire becomes a hundredth smaller, and
 * Svelte's runtime three. In the place of the first one, it would be larger. Where it can, it calls what a file imports
 * and exports by the names that stand between the files: `a, b` compresses to half of `f as a, g as b`. In style sheets it shortens
 * the names of the variables that stand for `light-dark()`.
 */
export function secondMinifier(): Plugin {
  return {
    name: 'second-minifier',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const chunk of chunks) {
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3 },
            nameCache: { vars: { props: namesBetweenFiles(chunk.code) } },
          });
          if (code !== undefined && weight(code) < weight(chunk.code)) chunk.code = code;
        }
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = String(file.source).replaceAll('--lightningcss-', '--of-');
      },
    },
  };
}

/** What may be the name of an export, and of no variable. */
const RESERVED =
  'default do if in for let new try var case else enum null this true void with await break catch class const false super throw while yield'.split(
    ' ',
  );

const weight = (code: string) => brotliCompressSync(code).length;

/** The names that variables of a file have in others, as the minifier wants to be told: by `$` and the own name. */
function namesBetweenFiles(code: string): Record<string, string> {
  const pairs = (lists: RegExp) =>
    [...code.matchAll(lists)].flatMap(([, list]) => list!.split(',').map((pair) => pair.split(' as ')));
  const exported = pairs(/\bexport\{([^}]*)\}/g);
  const imported = pairs(/\bimport\{([^}]*)\}from/g).map(([theirs, own]) => [own, theirs]);
  const taken = new Set(RESERVED);
  const names = [...exported, ...imported].filter(([own, other]) => {
    const free = own !== undefined && other !== undefined && !taken.has(other);
    if (free) taken.add(other);
    return free;
  });
  return Object.fromEntries(names.map(([own, other]) => [`$${own!}`, other!]));
}
