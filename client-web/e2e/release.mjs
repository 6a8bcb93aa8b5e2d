// Makes a new release of the client: the same pages, but with other file names.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built client. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Creates a folder with the next release, which is removed after the test. */
export async function nextRelease(t) {
  const folder = await mkdtemp(join(tmpdir(), 'rodada-release-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await cp(dist, folder, { recursive: true });
  const names = await readdir(join(folder, 'assets'));
  for (const name of names) await rename(join(folder, 'assets', name), join(folder, 'assets', next(name)));
  const all = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const name of ['index.html', 'pages.json', ...names.map((name) => join('assets', next(name)))]) {
    if (!/\.(html|json|js|css)$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    const renamed = text.replaceAll(all, next).replace(/(name="build" content=")\w+/, '$1next');
    await writeFile(join(folder, name), renamed);
  }
  return folder;
}

const next = (name) => name.replace(/(\.\w+)$/, '.next$1');
