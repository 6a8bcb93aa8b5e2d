import { readFileSync } from 'node:fs';

/** The members of a generated union of strings, in the order of the rules; with a tag, the tags of a tagged union. */
export function declaredWords(module: string, type: string, tag = ''): string[] {
  const text = readFileSync(new URL(`../gen/${module}.ts`, import.meta.url), 'utf8');
  const found = new RegExp(`export type ${type} =([\\s\\S]*?);\\n(?:\\n|$)`).exec(text);
  return [...(found?.[1] ?? '').matchAll(new RegExp(`${tag}'(\\w+)'`, 'g'))].map((word) => word[1]!);
}
