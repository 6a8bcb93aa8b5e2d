// Rules that find errors; Prettier handles style. The import zones enforce what ARCHITECTURE.md says is absent from
// each part. `src/imports.test.ts` finds import cycles, also those of types only.
import { readdirSync } from 'node:fs';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const games = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `games/${name}`);
/** An expansion imports parts of its base game. */
const extended = { 'games/dogs-o-socio': ['games/dogs'] };

/** What a folder of `src` may import besides itself. Folders that are not listed may import everything. */
const allowed = {
  gen: [],
  net: ['gen'],
  i18n: ['gen', 'net'],
  art: ['gen', 'i18n', 'games/declared.ts'],
  'kit/ui': ['art', 'gen', 'i18n', 'net'],
  'kit/select': ['gen', 'net'],
  'kit/model': [
    'gen',
    'i18n',
    'net',
    'kit/select',
    'kit/ui/idle.ts',
    'kit/ui/signals.ts',
    'kit/ui/toasts.svelte.ts',
  ],
  'kit/controls': ['gen', 'i18n', 'net', 'kit/model', 'kit/select'],
  'kit/layout': ['gen', 'i18n', 'net', 'kit/controls', 'kit/model', 'kit/ui'],
  'kit/log': ['gen', 'i18n', 'net', 'kit/model', 'kit/ui'],
  'kit/evening': ['gen', 'i18n', 'net', 'kit/ui'],
  'kit/end': ['gen', 'i18n', 'net', 'kit/evening', 'kit/layout', 'kit/model', 'kit/ui'],
  'kit/lobby': ['gen', 'i18n', 'net', 'kit/evening', 'kit/log', 'kit/model', 'kit/ui'],
  'kit/replay': ['gen', 'i18n', 'net', 'kit/end', 'kit/layout', 'kit/model', 'kit/ui'],
  'kit/rules': ['gen', 'i18n', 'net', 'kit/end', 'kit/layout', 'kit/model', 'kit/ui'],
  kit: ['art', 'gen', 'i18n', 'net'],
  ...Object.fromEntries(
    games.map((game) => [
      game,
      ['art', 'games/declared.ts', 'gen', 'i18n', 'kit', 'net', ...(extended[game] ?? [])],
    ]),
  ),
  'games/*.ts': ['games', 'gen', 'i18n', 'kit/lesson', 'kit/model', 'kit/rules', 'net'],
  app: ['art', 'games', 'gen', 'i18n', 'kit', 'net', 'pages'],
};

const zones = Object.entries(allowed).map(([folder, others]) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, ...others].map((one) => `./${one}`),
  message: `${folder} may import only: ${others.join(', ') || 'nothing'}.`,
}));

const typed = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-array-delete': 'error',
  '@typescript-eslint/no-base-to-string': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-implied-eval': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-promise-reject-errors': 'error',
  '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
  '@typescript-eslint/restrict-plus-operands': 'error',
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/unbound-method': 'error',
};

export default defineConfig(
  { ignores: ['dist', 'test-results', 'src/gen'] },
  {
    files: ['**/*.{js,mjs,ts,svelte}'],
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.svelte', '.js'] })] },
    rules: {
      eqeqeq: 'error',
      'array-callback-return': 'error',
      'no-constant-binary-expression': 'error',
      'no-self-compare': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unsafe-finally': 'error',
      'no-unsafe-optional-chaining': 'error',
      'no-template-curly-in-string': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.json', extraFileExtensions: ['.svelte'] } },
    rules: typed,
  },
  svelte.configs.base,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
    rules: {
      'svelte/infinite-reactive-loop': 'error',
      'svelte/no-at-html-tags': 'error',
      'svelte/no-dom-manipulating': 'error',
      'svelte/no-dupe-else-if-blocks': 'error',
      'svelte/no-dupe-style-properties': 'error',
      'svelte/no-object-in-text-mustaches': 'error',
      'svelte/no-reactive-reassign': 'error',
      'svelte/no-shorthand-style-property-overrides': 'error',
      'svelte/no-unknown-style-directive-property': 'error',
      'svelte/no-unnecessary-state-wrap': 'error',
      'svelte/no-unused-props': 'error',
      'svelte/require-each-key': 'error',
      'svelte/valid-each-key': 'error',
    },
  },
);
