// Formats what `cargo xtask gen` writes: reads a JSON object of texts by their names, and prints it with the texts formatted.
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const options = await resolveConfig(fileURLToPath(new URL('../src/gen/any.ts', import.meta.url)));
const files = Object.entries(await json(process.stdin));
/** Comments of one line stand on one. */
const onOneLine = (text) => text.replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
const formatted = files.map(async ([name, text]) => [
  name,
  await format(onOneLine(text), { ...options, parser: 'typescript' }),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(formatted))));
