import { readFileSync } from 'node:fs';

/** The words of a type that `cargo xtask gen` wrote, in the order of the rules; with a tag, those of its records. */
export function declaredWords(module: string, type: string, tag = ''): string[] {
  const text = readFileSync(new URL(`../gen/${module}.ts`, import.meta.url), 'utf8');
  const found = new RegExp(`export type ${type} =([\\s\\S]*?);\\n(?:\\n|$)`).exec(text);
  return [...(found?.[1] ?? '').matchAll(new RegExp(`${tag}'(\\w+)'`, 'g'))].map((word) => word[1]!);
}
