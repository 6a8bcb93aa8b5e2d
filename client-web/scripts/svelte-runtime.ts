import type { Plugin } from 'vite';

/** What is found in a file, and what stands there instead. */
type Edit = [found: RegExp, instead: string];

/** A method of a class, or a function of a module, with the comment before it. */
const method = (name: string) =>
  new RegExp(String.raw`(?:\n\t/\*\*(?:(?!\*/)[\s\S])*\*/)?\n\t${name}\(.*\) \{\n[\s\S]*?\n\t\}\n`);
/** A call that stands alone in its line. */
const call = (name: string) => new RegExp(String.raw`\n\t+${name}\(.*\);(?=\n)`, 'g');
/** An `if` with the lines of its block. */
const branch = (condition: string) =>
  new RegExp(String.raw`\n(\t+)if \(${condition}\) \{\n[\s\S]*?\n\1\}(?=\n)`, 'g');
const without = (...found: RegExp[]): Edit[] => found.map((one) => [one, '']);

const FORKS: Edit = [/\b(?:this|batch|current_batch)\??\.is_fork\b(?! =)/g, 'false'];

/**
 * What Svelte's runtime can do and this program never asks of it: it mounts its pages, and hydrates none; and no
 * component waits for a promise but in `{#await}`, so that a batch of changes is never put off, forked or rebased.
 */
const NEVER: Record<string, Edit[]> = {
  // A list that is spread into another one is kept, though nothing asks for either.
  'utils.js': [
    [/\n\t\.\.\.DOM_BOOLEAN_ATTRIBUTES,/, ''],
    [/(?=DOM_PROPERTIES\.includes\()/, 'DOM_BOOLEAN_ATTRIBUTES.includes(name) || '],
  ],
  // The page is HTML, and asks for no trusted types.
  'internal/client/constants.js': [[/(?<=export const IS_XHTML =)[^;]*;/, ' false;']],
  'internal/client/dom/reconciler.js': [
    [/(?<=const policy =)[^;]*\{[\s\S]*?\n\t\}\);/, ' undefined;'],
    [/html\.replaceAll\('<!>', '<!---->'\)/, 'html'],
  ],
  'internal/client/dom/hydration.js': [
    [/export let (?=hydrating = false;)/, 'export const '],
    [/(?<=export function set_hydrating\(value\) \{)[^}]*(?=\})/, ''],
  ],
  'internal/flags/index.js': [
    [/export let (?=\w+_flag = false;)/g, 'export const '],
    [/(?<=export function (?:en|dis)able_\w+_flag\(\) \{)[^}]*(?=\})/g, ''],
  ],
  'internal/client/reactivity/async.js': [
    [
      /(?<=export function flatten\(blockers, sync, async, fn\) \{)[\s\S]*?(?=\n\}\n)/,
      '\n\tfn(sync.map(derived));',
    ],
    ...without(call(String.raw`previous_batch\?\.apply`)),
  ],
  'internal/client/reactivity/batch.js': [
    FORKS,
    [/export let (?=batch_values = null;)/, 'export const '],
    ...without(
      /\n\t+batch_values = .*;/g,
      /\n\t(?:id|is_fork|async_deriveds|#(?:pending|blocking_pending|deferred|new_effects|discard_callbacks|skipped_branches|unskipped_branches|decrement_queued)) = .*;/g,
      / \|\| this\.#skipped_branches\.has\(effect\)/,
      /if \(!this\.#is_deferred\(\)\) (?=this\.discard)/,
      branch(String.raw`this\.#is_deferred\(\)`),
      branch('async_mode_flag'),
      /this\.#pending === 0 && /,
      / && !this\.async_deriveds\.has\(effect\)/,
      /\n\t+for \(const \[effect, deferred\] of batch\.async_deriveds\) \{[\s\S]*?\n\t\t\}(?=\n)/,
      /\n\t+for \(const deferred of this\.async_deriveds[\s\S]*?\n\t\t\}(?=\n)/,
      /\n\t+for \(const fn of this\.#discard_callbacks\) .*/,
      call(String.raw`(?:batch\.async_deriveds|this\.#discard_callbacks)\.clear`),
      call(String.raw`this\.#deferred\?\.resolve`),
      call(String.raw`this\.apply`),
      ...'#is_deferred #is_skipped skip_effect unskip_effect increment decrement settled ondiscard register_created_effect apply #commit'
        .split(' ')
        .map(method),
    ),
  ],
  'internal/client/reactivity/deriveds.js': [FORKS],
  'internal/client/reactivity/effects.js': without(
    call(String.raw`current_batch\?\.register_created_effect`),
  ),
  'internal/client/reactivity/sources.js': [FORKS],
  'internal/client/runtime.js': [[/(?<=var is_fork = )current_batch\?\.is_fork/, 'false']],
  'internal/client/dom/blocks/boundary.js': [
    FORKS,
    ...without(
      /\n\t#(?:local_pending_count|pending_count_update_queued|effect_pending)\b.* = .*;/g,
      /\n\t#effect_pending_subscriber = [\s\S]*?\n\t\}\);(?=\n)/,
      ...'#update_pending_count update_pending_count get_effect_pending is_rendered'.split(' ').map(method),
      /\n\t+this\.#(?:local_)?pending_count = 0;/g,
      /if \(this\.#pending_count > 0\) \{[\s\S]*?\} else (?=\{)/,
      branch(String.raw`this\.#pending_effect`),
    ),
  ],
};

/**
 * What passes through `src/net/own.ts`: every `href` in the markup of components, constant or not. Other attributes that name
 * addresses (`src`, `action`) and `{@html}` do not: components have none with an own address.
 */
const LINKS: Record<string, Edit> = {
  'internal/client/dom/reconciler.js': [
    /(?<=elem\.innerHTML = create_trusted_html\()html/,
    'withOwnLinks(html)',
  ],
  'internal/client/dom/elements/attributes.js': [
    /element\.setAttribute\(attribute, value\)/,
    "element.setAttribute(attribute, attribute === 'href' ? ownAddress(value) : value)",
  ],
};

/** Gives links the addresses that they have where the server lies under a path. */
export function ownLinks(root: string): Plugin {
  return {
    name: 'own-links',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const edit = LINKS[id.split('/svelte/src/')[1] ?? ''];
      if (!edit) return undefined;
      const imported = `import { ownAddress, withOwnLinks } from ${JSON.stringify(`${root}src/net/own.ts`)};\n`;
      return { code: imported + replaced(code, ...edit, id), map: null };
    },
  };
}

/** Leaves out of Svelte's runtime what this program never asks of it. */
export function svelteRuntime(): Plugin {
  return {
    name: 'svelte-runtime',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('/svelte/src/')[1];
      const edits = file === undefined ? undefined : NEVER[file];
      if (!edits) return undefined;
      return {
        code: edits.reduce((all, [found, instead]) => replaced(all, found, instead, id), code),
        map: null,
      };
    },
  };
}

function replaced(code: string, found: RegExp, instead: string, id: string): string {
  if (code.search(found) < 0) throw new Error(`${id} has no ${found.source}`);
  return code.replace(found, instead);
}

/** What the compiler writes into components for hydration, and for components of older versions of Svelte. */
const LEFT_OVER = [
  /\$\.(?:reset|next)\(\w*\);/g,
  /,?\s*\$\$slots: \{[^{}]*\}/g,
  /(?<=new Set\(\[[^\]]*)['"]\$\$(?:slots|events|legacy)['"],?\s*/g,
];

/** Leaves that out. */
export function compiledComponents(): Plugin {
  return {
    name: 'compiled-components',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('.svelte')) return undefined;
      return { code: LEFT_OVER.reduce((all, found) => all.replaceAll(found, ''), code), map: null };
    },
  };
}
