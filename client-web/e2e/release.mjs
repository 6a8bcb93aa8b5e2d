// Makes a new release of the client: the same pages, but with other file names.
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built client. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** What may be the name of a file in a text. */
const NAME = /[\w-]+(?:\.[\w-]+)+/g;

/** Creates a folder with the next release. Who calls this removes it. */
export async function nextRelease() {
  const folder = await mkdtemp(join(tmpdir(), 'rodada-release-'));
  const assets = join(folder, 'assets');
  // No page asks for a compressed file by its name.
  const isWanted = (path) => !path.startsWith(join(dist, 'assets')) || !/\.(br|gz)$/.test(path);
  await cp(dist, folder, { recursive: true, filter: isWanted });
  const names = new Set(await readdir(assets));
  for (const name of names) await rename(join(assets, name), join(assets, next(name)));
  for (const name of ['index.html', 'pages.json', ...[...names].map((name) => join('assets', next(name)))]) {
    if (!/\.(html|json|js|css)$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    const renamed = text
      .replaceAll(NAME, (word) => (names.has(word) ? next(word) : word))
      .replace(/(name="build" content=")\w+/, '$1next');
    await writeFile(join(folder, name), renamed);
  }
  return folder;
}

const next = (name) => name.replace(/(\.\w+)$/, '.next$1');
