import { readFileSync } from 'node:fs';

/** The logo as an svg element. */
export const LOGO = readFileSync(new URL('../src/art/Logo.svelte', import.meta.url), 'utf8')
  .replace(/^[\s\S]*?(?=<svg)/, '')
  .replaceAll('{size}', '"36"')
  .replace(/\s*\n\s*/g, ' ')
  .trim();
