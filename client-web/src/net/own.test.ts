import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

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
  /\b(?:fetch|EventSource|WebSocket|Request|URL|Worker|register|openWindow)\(\s*[`'"]\//,
  /\blocation\.(?:assign|replace)\(\s*[`'"]\//,
  /\b(?:push|replace)State\([^)]*,\s*[`'"]\//,
  /\.(?:href|src|action)\s*=\s*[`'"]\//,
  /\b(?:src|action|formaction|poster|srcset|data)=["{`']+\//,
  /\blocation\.(?:pathname|origin|host|hostname)\b/,
  /\bpath=\/[;`'"]/,
];
/** The functions themselves, and a page that gives the browser its own address again, without what was secret in it. */
const HERE = new Set(['net/own.ts', 'pages/Host.svelte']);

const mistaken = (line: string) => MISTAKES.some((mistake) => mistake.test(line));

test('no address of this server is made without them', () => {
  const src = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|^gallery\//.test(name) && !HERE.has(name),
  );
  const found = files.flatMap((name) =>
    readFileSync(join(src, name), 'utf8')
      .split('\n')
      .filter(mistaken)
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});

test('an address that is made without them is found', () => {
  for (const line of [
    "await fetch('/api/games')",
    'new URL(`/t/`, location.href)',
    "location.assign('/me')",
    "history.replaceState(history.state, '', `/m/`)",
    "icon.href = '/favicon.svg'",
    '<img src="/icons/192.png" />',
    'if (location.pathname === where.path)',
    'document.cookie = `a=b; path=/; max-age=1`',
  ])
    expect(mistaken(line), line).toBe(true);
  for (const line of [
    '<a class="home" href="/">',
    "void go('/circles')",
    "ask('GET', '/me')",
    "fetch(ownAddress('/api/games'))",
    "name.replace(/-x$/, '')",
    "text.replace('/', '')",
  ])
    expect(mistaken(line), line).toBe(false);
});
