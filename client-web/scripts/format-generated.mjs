// Formats the output of `cargo xtask gen`: reads a JSON object of file contents by name from stdin, and prints it
// with the contents formatted.
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const options = await resolveConfig(fileURLToPath(new URL('../src/gen/any.ts', import.meta.url)));
const files = Object.entries(await json(process.stdin));
/** Puts comments of one line onto one line. */
const onOneLine = (text) => text.replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
const formatted = files.map(async ([name, text]) => [
  name,
  await format(onOneLine(text), { ...options, parser: 'typescript' }),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(formatted))));
