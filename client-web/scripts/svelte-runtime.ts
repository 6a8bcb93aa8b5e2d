import type { Plugin } from 'vite';

/** What Svelte's runtime keeps variables for, and this program never does: it mounts its pages, and hydrates none. */
const NEVER: [file: RegExp, variable: RegExp, setter: RegExp][] = [
  [
    /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/,
    /export let (?=hydrating = false;)/g,
    /(?<=export function set_hydrating\(value\) \{)[^}]*(?=\})/g,
  ],
  [
    /\/svelte\/src\/internal\/flags\/index\.js$/,
    /export let (?=\w+_flag = false;)/g,
    /(?<=export function (?:en|dis)able_\w+_flag\(\) \{)[^}]*(?=\})/g,
  ],
];

/** Makes constants of them, so that the bundler leaves out what would follow. */
export function svelteRuntime(): Plugin {
  return {
    name: 'svelte-runtime',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = NEVER.find(([file]) => file.test(id));
      if (!found) return undefined;
      const [, variable, setter] = found;
      if (!variable.test(code) || !setter.test(code)) throw new Error(`${id} is not as expected`);
      return { code: code.replace(variable, 'export const ').replace(setter, ''), map: null };
    },
  };
}
