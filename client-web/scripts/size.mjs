// Adds up what a first visit downloads: index.html, what it names, what those import statically,
// and the fonts and pictures their style sheets ask for.
import { readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 70_000;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const seen = new Map();

function visit(path) {
  if (seen.has(path)) return;
  const bytes = readFileSync(join(dist, path));
  seen.set(path, bytes);
  const kind = extname(path);
  if (kind === '.html') {
    for (const [, url] of bytes.toString().matchAll(/(?:src|href)="([^"#]+)"/g)) follow(path, url);
  } else if (kind === '.js') {
    const imports = /(?:^|[;}\n])(?:import|export)(?:[^"'();]*?from)?["'](\.[^"']+)["']/g;
    for (const [, url] of bytes.toString().matchAll(imports)) follow(path, url);
  } else if (kind === '.css') {
    for (const [, url] of bytes.toString().matchAll(/url\(["']?([^"')]+)["']?\)/g)) follow(path, url);
  }
}

function follow(from, url) {
  if (/^(?:[a-z]+:|\/\/)/i.test(url)) return;
  visit(url.startsWith('/') ? url.slice(1) : posix.join(posix.dirname(from), url));
}

visit('index.html');

const packed = new Set(['.woff2', '.png', '.jpg', '.webp']);
const total = { raw: 0, gzip: 0, brotli: 0 };
const row = (name, raw, gzip, brotli) =>
  console.log(name.padEnd(48), ...[raw, gzip, brotli].map((n) => String(n).padStart(9)));
row('first load', 'raw', 'gzip', 'brotli');
for (const [path, bytes] of seen) {
  const done = packed.has(extname(path));
  const gzip = done ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  const brotli = done ? bytes.length : brotliCompressSync(bytes).length;
  row(path, bytes.length, gzip, brotli);
  total.raw += bytes.length;
  total.gzip += gzip;
  total.brotli += brotli;
}
row('total', total.raw, total.gzip, total.brotli);
if (total.gzip > LIMIT) {
  console.error(`The first load is ${total.gzip} bytes gzipped; the limit is ${LIMIT}.`);
  process.exit(1);
}
