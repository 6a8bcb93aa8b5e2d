// Writes the types of all text keys, so that a misspelt key does not compile.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'i18n');

/** The sets of texts that a module of their own loads; the others are for the server. */
const sets = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(folder).includes(`${name}.ts`))
  .toSorted();

function union(type, file) {
  const source = readFileSync(join(folder, file), 'utf8');
  const ids = [...source.matchAll(/^([a-z][a-z0-9_-]*) *=/gm)].map((m) => m[1]);
  return `export type ${type} =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`;
}

/** `sign-in` → `SignInKey`. */
const typeOf = (set) => `${set.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Key`;

const types = [union('MessageKey', 'en.ftl'), ...sets.map((set) => union(typeOf(set), join(set, 'en.ftl')))];
const file = join(folder, 'keys.ts');
const head =
  '// Written by `npm run keys` from en.ftl and the en.ftl of each set of texts. Not to be edited.';
const settings = { ...(await resolveConfig(file)), filepath: file };
writeFileSync(file, await format(`${head}\n${types.join('\n')}`, settings));
