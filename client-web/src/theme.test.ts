import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

const colours = [...css.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)];
const themes = {
  day: new Map(colours.map((m) => [m[1]!, m[2]!])),
  night: new Map(colours.map((m) => [m[1]!, m[3]!])),
};

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const pairs: [string, string, number][] = [
  ['--ink', '--ground', 7],
  ['--ink', '--surface', 7],
  ['--ink-soft', '--ground', 4.5],
  ['--ink-soft', '--surface', 4.5],
  ['--ink-soft', '--sunken', 4.5],
  ['--turn-ink', '--turn', 4.5],
  ['--turn-text', '--ground', 4.5],
  ['--turn-text', '--surface', 4.5],
  ['--link', '--ground', 4.5],
  ['--danger', '--ground', 4.5],
  ['--ok', '--ground', 4.5],
  ['--action-ink', '--action', 4.5],
  ['--focus', '--ground', 3],
  ...[0, 1, 2, 3, 4, 5].flatMap((n): [string, string, number][] => [
    [`--seat-${n}-ink`, `--seat-${n}`, 4.5],
    [`--seat-${n}`, '--ground', 3],
  ]),
];

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each(pairs)('%s on %s has contrast %d', (front, back, least) => {
    expect(contrast(theme.get(front)!, theme.get(back)!)).toBeGreaterThanOrEqual(least);
  });
});

// The build gives style sheets a substitute for it. What scripts and markup write reaches the browser as it is.
test('light-dark() stands in style sheets only', () => {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !/^gallery|\.test\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const written = (name: string) => readFileSync(root + name, 'utf8').replace(/<style>[^]*/, '');
  expect(files.filter((name) => /light-dark\((?!\))/.test(written(name)))).toEqual([]);
});
