import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let loadPart: typeof import('./load-part').loadPart;
let StuckImport: typeof import('./load-part').StuckImport;

interface Link {
  href: string;
  rel?: string;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

/** The paths that were fetched, and the links that the document holds. */
let fetched: string[];
let links: Link[];
/** Paths whose next request is lost. */
let lost: Set<string>;

beforeEach(async () => {
  vi.resetModules();
  ({ loadPart, StuckImport } = await import('./load-part'));
  fetched = [];
  links = [];
  lost = new Set();
  const arrives = (href: string) => !lost.delete(href);
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    if (!arrives(url)) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('export {}', { status: url.includes('gone') ? 404 : 200 }));
  });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      [...links, { src: '/assets/base.js' }].find((element) =>
        Object.entries(element).some(
          ([name, value]) =>
            selector.includes(`[${name}="${String(value)}"]`) &&
            (!selector.startsWith('[rel=') || ('rel' in element && element.rel === 'stylesheet')),
        ),
      ),
    createElement: (): Link => {
      const link: Link = { href: '', remove: () => links.splice(links.indexOf(link), 1) };
      return link;
    },
    head: {
      append(link: Link) {
        links.push(link);
        queueMicrotask(() => (arrives(link.href) ? link.onload : link.onerror)?.());
      },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const link = (file: string, rel: string) => links.push({ href: `/assets/${file}`, rel, remove: () => {} });

test('a module is imported once its scripts and styles have arrived', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const part = loadPart(load, ['assets/a.js', 'assets/a.css']);
  expect(load).not.toHaveBeenCalled();
  expect(await part).toBe('here');
  expect(fetched).toEqual(['/assets/a.js']);
  expect(links.map(({ href, rel }) => [href, rel])).toEqual([['/assets/a.css', 'stylesheet']]);
});

test.each(['assets/b.js', 'assets/b.css'])(
  '%s that is lost is not imported, and asked for again',
  async (file) => {
    lost.add(`/${file}`);
    const load = vi.fn(() => Promise.resolve('here'));
    await expect(loadPart(load, [file, 'assets/b-more.js'])).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    expect(await loadPart(load, [file, 'assets/b-more.js'])).toBe('here');
    expect(fetched.filter((path) => path === '/assets/b-more.js')).toHaveLength(1);
    expect(links.length).toBe(file.endsWith('.css') ? 1 : 0);
  },
);

test('a file that the server does not have is not imported', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  await expect(loadPart(load, ['assets/gone.js'])).rejects.toThrow('404');
  expect(load).not.toHaveBeenCalled();
});

test('what the page itself loads is not loaded again, except styles that it only preloads', async () => {
  link('table.js', 'modulepreload');
  link('table.css', 'stylesheet');
  link('play.css', 'preload');
  await loadPart(
    () => Promise.resolve(),
    ['assets/base.js', 'assets/table.js', 'assets/table.css', 'assets/play.css'],
  );
  expect(fetched).toEqual([]);
  expect(links).toHaveLength(4);
  expect(links[3]).toMatchObject({ href: '/assets/play.css', rel: 'stylesheet' });
});

test('an import that fails although its files are there is told apart', async () => {
  const stuck = loadPart(() => Promise.reject(new TypeError('Failed to fetch')), []);
  await expect(stuck).rejects.toBeInstanceOf(StuckImport);
});
