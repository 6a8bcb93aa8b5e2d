// Builds the client and prints what its files weigh, compressed, and which modules they are made of:
//
//     npm run weigh -- base play
//
// names all files whose names begin so; without names, it lists all files. What a module weighs is estimated: its code is
// compressed alone, and its file's bytes are shared in these proportions. `e2e/size.test.mjs` prints which files a page loads.
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Lighter modules are summed up. */
const LEAST = 40;

const weight = (content) => brotliCompressSync(content).length;
const line = (bytes, what, indent = '') => console.log(`${indent}${String(bytes).padStart(7)}  ${what}`);

process.chdir(root);
const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
  await build({ logLevel: 'error', build: { write: false } })
);
const wanted = process.argv.slice(2);
const files = output
  .map((file) => ({ file, bytes: weight(file.type === 'chunk' ? file.code : file.source) }))
  .filter(({ file }) => /\.(js|css|woff2)$/.test(file.fileName))
  .filter(
    ({ file }) => wanted.length === 0 || wanted.some((name) => file.fileName.startsWith(`assets/${name}`)),
  )
  .toSorted((one, other) => other.bytes - one.bytes);
for (const { file, bytes } of files) {
  line(bytes, file.fileName);
  if (wanted.length > 0 && file.type === 'chunk') modulesOf(file, bytes);
}

function modulesOf({ modules, imports, dynamicImports }, bytes) {
  const alone = Object.entries(modules).map(([id, { code }]) => ({ id, bytes: code ? weight(code) : 0 }));
  const all = alone.reduce((sum, one) => sum + one.bytes, 0);
  const shares = alone
    .map((one) => ({ ...one, bytes: Math.round((one.bytes / all) * bytes) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  for (const one of shares.filter(({ bytes }) => bytes >= LEAST))
    line(one.bytes, one.id.replace(root, '').replace(/^.*node_modules\//, ''), '  ');
  const light = shares.filter(({ bytes }) => bytes < LEAST);
  if (light.length > 0)
    line(
      light.reduce((sum, one) => sum + one.bytes, 0),
      `${light.length} lighter modules`,
      '  ',
    );
  if (imports.length > 0) console.log(`           imports ${imports.join(' ')}`);
  if (dynamicImports.length > 0) console.log(`           imports on demand ${dynamicImports.join(' ')}`);
}
