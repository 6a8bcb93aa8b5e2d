// Writes the types of all text keys, so that a misspelt key does not compile.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'i18n');

function union(type, file) {
  const source = readFileSync(join(folder, file), 'utf8');
  const ids = [...source.matchAll(/^([a-z][a-z0-9_-]*) *=/gm)].map((m) => m[1]);
  return `export type ${type} =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`;
}

writeFileSync(
  join(folder, 'keys.ts'),
  `// Written by \`npm run keys\` from en.ftl, more/en.ftl, home/en.ftl, devices/en.ftl, notices/en.ftl, sign-in/en.ftl, people/en.ftl, rules/en.ftl and lesson/en.ftl. Not to be edited.
${union('MessageKey', 'en.ftl')}
${union('MoreKey', 'more/en.ftl')}
${union('HomeKey', 'home/en.ftl')}
${union('DevicesKey', 'devices/en.ftl')}
${union('NoticesKey', 'notices/en.ftl')}
${union('SignInKey', 'sign-in/en.ftl')}
${union('PeopleKey', 'people/en.ftl')}
${union('RulesKey', 'rules/en.ftl')}
${union('LessonKey', 'lesson/en.ftl')}`,
);
