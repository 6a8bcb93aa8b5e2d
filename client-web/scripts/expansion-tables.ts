import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The games whose printed tables hold those of another game, by that game. */
const EXPANSIONS: Record<string, string> = { 'dogs-o-socio': 'dogs' };

type Tables = Record<string, Record<string, unknown>>;

/** Leaves out of the tables of an expansion (`src/gen`) what its base game has as well: it is loaded beside them. */
export function expansionTables(root: string): Plugin {
  const fileOf = (game: string) => join(root, `src/gen/${game}-tables.ts`);
  return {
    name: 'expansion-tables',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = Object.entries(EXPANSIONS).find(([game]) => id === fileOf(game));
      if (!found) return undefined;
      const base = fileOf(found[1]);
      this.addWatchFile(base);
      const [all, known] = [tablesOf(code), tablesOf(readFileSync(base, 'utf8'))];
      const formats = Object.entries(all).map(([format, tables]) => {
        const same = known[format] ?? {};
        const own = Object.entries(tables).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(same[name]),
        );
        const lacking = Object.keys(same).find((name) => !(name in tables));
        if (lacking) throw new Error(`${id} has no ${lacking}`);
        return `${format}: { ...BASE[${format}], ...${JSON.stringify(Object.fromEntries(own))} }`;
      });
      return {
        code: `import { TABLES as BASE } from ${JSON.stringify(base)};
export const TABLES = { ${formats.join()} };`,
        map: null,
      };
    },
  };
}

/** The tables by the format that they belong to. */
function tablesOf(code: string): Tables {
  const object = /export const TABLES[^=]*= (\{[\s\S]*\});?\s*$/.exec(code)?.[1];
  if (object === undefined) throw new Error('a generated file has no tables in it');
  const json = object.replace(/^(\d+):/gm, '"$1":').replace(/,(?=\s*[}\]])/g, '');
  return JSON.parse(json) as Tables;
}
