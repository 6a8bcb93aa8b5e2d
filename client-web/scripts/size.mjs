// Adds up what a first visit downloads, at the start page and at a table, in the language with the longest texts:
// index.html, what it names, what those import, the page itself, and the fonts their style sheets ask for.
// The board of a game and its art come after.
import { readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 70_000;
const PACKED = new Set(['.woff2', '.png', '.jpg', '.webp']);
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

const read = (path) => readFileSync(join(dist, path));
const pack = (path, how) => (PACKED.has(extname(path)) ? read(path).length : how(read(path)).length);
const gzip = (path) => pack(path, (bytes) => gzipSync(bytes, { level: 9 }));
const brotli = (path) => pack(path, brotliCompressSync);

/** The files of a chunk and of everything it imports at once. */
function files(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) {
    found.add(sheet);
    for (const [, url] of read(sheet)
      .toString()
      .matchAll(/url\(["']?(\.?\/[^"')]+)["']?\)/g)) {
      found.add(url.startsWith('/') ? url.slice(1) : posix.join(posix.dirname(sheet), url));
    }
  }
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

const languages = Object.keys(manifest).filter((key) => /^src\/i18n\/[^/]*\.ftl/.test(key));
const longest = languages.sort((a, b) => gzip(manifest[b].file) - gzip(manifest[a].file))[0];

function visit(name, pages) {
  const paths = new Set(['index.html', 'theme.js']);
  for (const key of ['index.html', longest, ...pages]) for (const path of files(key)) paths.add(path);
  const row = (label, ...numbers) =>
    console.log(label.padEnd(52), ...numbers.map((n) => String(n).padStart(8)));
  row(name, 'raw', 'gzip', 'brotli');
  const total = [0, 0, 0];
  for (const path of paths) {
    const sizes = [read(path).length, gzip(path), brotli(path)];
    row(`  ${path}`, ...sizes);
    sizes.forEach((size, n) => (total[n] += size));
  }
  row('  total', ...total);
  return total[1];
}

const visits = [
  visit('start page', ['src/pages/Home.svelte']),
  visit('table', ['src/pages/Table.svelte', 'src/kit/Play.svelte']),
];
for (const total of visits) {
  if (total > LIMIT) {
    console.error(`A first load is ${total} bytes gzipped; the limit is ${LIMIT}.`);
    process.exitCode = 1;
  }
}
