// Accessibility checks with axe.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails on any serious or critical violation that axe finds. */
export async function assertAccessible(page, what) {
  // Waits for transitions: colours in between may have too little contrast.
  await page.evaluate(async () => {
    const short = (one) => one.effect.getComputedTiming().endTime < Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(short)
        .map((one) => one.finished),
    );
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  assert.deepEqual(found, [], `${what} keeps somebody out`);
}
