// Accessibility checks with axe.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Checks a page in light and dark; in the dark, what depends on colours. The page stays light. */
export async function assertAccessibleInBoth(page, what) {
  await page.emulateMedia({ colorScheme: 'light' });
  await assertAccessible(page, `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertAccessible(page, `${what}, dark`, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Fails on any serious or critical violation that axe finds, of all rules or of some; without `rules` also on links in
 * lists that are too low for a finger.
 *
 * @param {any} page
 * @param {string} what
 * @param {string[]} [rules]
 */
export async function assertAccessible(page, what, rules) {
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
  const { violations } = await page.evaluate(
    (rules) => window.axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }),
    rules,
  );
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  assert.deepEqual(found, [], `${what} keeps somebody out`);
  if (!rules) assert.deepEqual(await lowLinks(page), [], `${what} has links in lists that a finger may miss`);
}

/** The links in lists and tables that are lower than a finger needs; not those in sentences, and those that fill their row. */
const lowLinks = (page) =>
  page.evaluate(() => {
    const least = Math.min(44, parseFloat(getComputedStyle(document.body).fontSize) * 2.75);
    return [...document.querySelectorAll(':is(li, dd, td, th) a')]
      .filter((link) => {
        const { height } = link.getBoundingClientRect();
        return height > 0 && height < least - 0.5 && !link.closest('p');
      })
      .filter((link) => getComputedStyle(link, '::after').position !== 'absolute')
      .map((link) => `${link.textContent.trim()} in ${link.parentElement.outerHTML.slice(0, 200)}`);
  });
