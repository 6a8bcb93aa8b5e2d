import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { minutesOf } from './durations';

const folder = fileURLToPath(new URL('.', import.meta.url));
const games = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));

test.each(games)('%s says how long it takes', (game) => {
  const [least, most] = minutesOf(game) ?? [];
  expect(least).toBeGreaterThan(0);
  expect(most).toBeGreaterThan(least!);
});
