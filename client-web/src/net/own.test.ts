import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

const CLIENT = fileURLToPath(new URL('../..', import.meta.url));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a page has it that the server sent for this path of it. */
async function shown(server: string, path: string) {
  vi.stubGlobal('document', { documentElement: { dataset: server === '' ? {} : { path: server } } });
  vi.stubGlobal('location', new URL(`https://club.example${server}${path}`));
  return import('./own');
}

test('at the root of its host every path is its own address', async () => {
  const { ownAddress, ownLink, ownPath, pathOf, withOwnLinks } = await shown('', '/t/1?x');
  expect(ownAddress('/me?sign-in')).toBe('/me?sign-in');
  expect(ownLink('/t/1')).toBe('https://club.example/t/1');
  expect(ownPath()).toBe('/t/1');
  expect(pathOf(new URL('https://club.example/'))).toBe('/');
  expect(pathOf(new URL('https://other.example/'))).toBeUndefined();
  expect(withOwnLinks('<a href="/me"><a href="#main">')).toBe('<a href="/me"><a href="#main">');
});

test('under a path the browser is told addresses with it, and the program paths without it', async () => {
  const { ownAddress, ownLink, ownPath, pathOf, withOwnLinks } = await shown('/games', '/t/1?x');
  expect(ownAddress('/me?sign-in')).toBe('/games/me?sign-in');
  expect(ownAddress('https://provider.example/')).toBe('https://provider.example/');
  expect(ownAddress('#block')).toBe('#block');
  expect(ownLink('/t/1')).toBe('https://club.example/games/t/1');
  expect(ownLink('https://club.example/games/join/0a')).toBe('https://club.example/games/join/0a');
  expect(ownPath()).toBe('/t/1');
  expect(pathOf(new URL('https://club.example/games/'))).toBe('/');
  for (const beside of ['https://club.example/', 'https://club.example/gamesx/', 'https://b.example/games/'])
    expect(pathOf(new URL(beside)), beside).toBeUndefined();
  expect(withOwnLinks('<a class="home" href="/"><a href="#main">')).toBe(
    '<a class="home" href="/games/"><a href="#main">',
  );
});

/** What makes an address of the browser out of a path, or reads one, without the functions of `own.ts`. */
const MISTAKES = [
  /\b(?:fetch|EventSource|WebSocket|Request|URL|Worker|register|openWindow|addAll|add|match)\(\s*\[?\s*[`'"]\/(?!\/)/g,
  /\blocation\s*\.\s*(?:assign|replace)\(\s*[`'"]\//g,
  /\b(?:push|replace)State\([^)]*,\s*[`'"]\//g,
  /\.(?:href|src|action)\s*=\s*(?:[^;`'"]*\?\s*)?[`'"]\//g,
  /\b(?:src|action|formaction|poster|srcset|data)\s*=\s*["{`'\s]*["{`']\//g,
  /\blocation\s*\.\s*(?:pathname|origin|host|hostname)\b/g,
  /\bpath=\/[;`'"]/g,
];
/** The functions themselves, and a page that gives the browser its own address again, without what was secret in it. */
const HERE = new Set(['src/net/own.ts', 'src/pages/Host.svelte']);

/** The mistakes in a text, which formatters may have broken into lines anywhere. */
const mistakesIn = (text: string) => MISTAKES.flatMap((mistake) => text.match(mistake) ?? []);

/** The sources in a folder of the client, without tests. */
function sourcesIn(folder: string): string[] {
  const all = readdirSync(join(CLIENT, folder), { recursive: true, encoding: 'utf8' });
  return all
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|^gallery\//.test(name))
    .map((name) => `${folder}/${name}`);
}

test('no address of this server is made without them', () => {
  const found = [...sourcesIn('src'), ...sourcesIn('worker')]
    .filter((name) => !HERE.has(name))
    .flatMap((name) =>
      mistakesIn(readFileSync(join(CLIENT, name), 'utf8')).map((mistake) => `${name}: ${mistake}`),
    );
  expect(found).toEqual([]);
});

test('the sources of the pages and of the worker are looked at', () => {
  expect(sourcesIn('src').length).toBeGreaterThan(300);
  expect(sourcesIn('worker')).toContain('worker/worker.ts');
});

test('an address that is made without them is found', () => {
  for (const text of [
    "await fetch('/api/games')",
    'new URL(`/t/`, location.href)',
    "location.assign('/me')",
    "history.replaceState(history.state, '', `/m/`)",
    "icon.href = '/favicon.svg'",
    '<img src="/icons/192.png" />',
    'if (location.pathname === where.path)',
    'document.cookie = `a=b; path=/; max-age=1`',
    // What a formatter breaks into lines.
    "await fetch(\n  '/api/games',\n)",
    "history.pushState(\n  history.state,\n  '',\n  `/m/`,\n)",
    "icon.href =\n  '/favicon.svg'",
    "icon.href = myTurn\n  ? '/favicon-turn.svg'\n  : '/favicon.svg'",
    '<img\n  src="/icons/192.png"\n/>',
    'location\n  .pathname',
    // In a worker.
    "await kept.add('/offline/en.html')",
    "await kept.addAll(['/offline/en.html'])",
    "await caches.match('/offline/en.html')",
    'self.clients.openWindow(`/t/`)',
    'new URL(self.location.origin)',
  ])
    expect(mistakesIn(text), text).toHaveLength(1);
  for (const text of [
    '<a class="home" href="/">',
    "void go('/circles')",
    "ask('GET', '/me')",
    "fetch(ownAddress('/api/games'))",
    "name.replace(/-x$/, '')",
    "text.replace('/', '')",
    'path.match(/^x/)',
    "const shown = mine ? '/a' : '/b'",
    "new URL(url.replace(/^\\//, ''), ROOT)",
  ])
    expect(mistakesIn(text), text).toEqual([]);
});
