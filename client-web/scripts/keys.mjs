// Writes the type of all keys of the program's own texts, so that a misspelt key does not compile.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'i18n');
const ids = [...readFileSync(join(folder, 'en.ftl'), 'utf8').matchAll(/^([a-z][a-z0-9_-]*) *=/gm)].map(
  (m) => m[1],
);
writeFileSync(
  join(folder, 'keys.ts'),
  `// Written by \`npm run keys\` from en.ftl. Not to be edited.\nexport type MessageKey =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`,
);
