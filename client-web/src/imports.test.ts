import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));
const IMPORT =
  /^\s*(?:import|export)\s[^'";]*from\s+'(\.[^']+)'|^\s*import\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

/** The imports of each file: those of types and those on demand, too. */
function importsByFile(): Map<string, string[]> {
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const files = new Set(names.filter((name) => /\.(ts|svelte)$/.test(name)));
  const found = (path: string) => [path, `${path}.ts`, `${path}/index.ts`].find((one) => files.has(one));
  return new Map(
    [...files].map((file) => [
      file,
      [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].flatMap(
        ([, from, bare, later]) => found(join(dirname(file), (from ?? bare ?? later)!)) ?? [],
      ),
    ]),
  );
}

/** The first import cycle; undefined if there is none. */
function circle(imports: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const found = visit(next);
      if (found) return found;
    }
    path.pop();
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const found = visit(file);
    if (found) return found;
  }
  return undefined;
}

test('there are no import cycles', () => {
  const imports = importsByFile();
  expect(imports.get('kit/model/game.ts')).toContain('kit/model/logic.ts');
  expect(imports.get('app/rare-pages.ts')).toContain('pages/New.svelte');
  expect(circle(imports)).toBeUndefined();
  expect(
    circle(
      new Map([
        ['a', ['b']],
        ['b', ['a']],
      ]),
    ),
  ).toEqual(['a', 'b', 'a']);
});
