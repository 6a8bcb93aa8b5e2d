// What the bundler makes of dynamic imports: see `scripts/retried-imports.ts`.
import { ownAddress } from './own';

/** Everything was there, yet the module could not be imported. */
export class StuckImport extends Error {}

const loaded = new Map<string, Promise<void>>();

/**
 * Imports a module after the files that it needs, scripts and style sheets by their paths under `/`, have arrived. A
 * browser may answer an import that failed once with the same failure for as long as the page lives. So the scripts are
 * fetched first, which can be tried again, and imported out of the browser's cache.
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(arrived));
  try {
    return await load();
  } catch (error) {
    throw new StuckImport(undefined, { cause: error });
  }
}

function arrived(file: string): Promise<void> {
  let arriving = loaded.get(file);
  if (!arriving) {
    const path = ownAddress(`/${file}`);
    arriving = file.endsWith('.css') ? addStyles(path) : fetchScript(path);
    loaded.set(file, arriving);
    arriving.catch(() => loaded.delete(file));
  }
  return arriving;
}

async function fetchScript(path: string): Promise<void> {
  // The page itself loads it.
  if (document.querySelector(`[href="${path}"],[src="${path}"]`)) return;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // The browser keeps only what is read to its end.
  await answer.arrayBuffer();
}

async function addStyles(path: string): Promise<void> {
  // One that the page only preloads has no effect yet.
  if (document.querySelector(`[rel=stylesheet][href="${path}"]`)) return;
  // In the same mode as that in which the page preloads it.
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: path,
  });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(path));
    };
    document.head.append(link);
  });
}
