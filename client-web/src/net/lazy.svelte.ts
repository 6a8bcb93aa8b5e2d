import { BUILD, isFree, reloadOnce, servedBuild } from './build.svelte';

/** How long it takes until a part that did not come is asked for again. */
const PAUSES = [300, 1_000, 2_500, 5_000];
const LONGEST = 10_000;
const LOST_STYLES = /^Unable to preload CSS for (.*)$/;

let missing = $state(0);

export const parts = {
  /** Something of the page is wanted and does not come, though the server answers. */
  get missing(): boolean {
    return missing > 0;
  },
};

/**
 * Loads a part of the page on demand: the only way to do so. The promise never rejects. A failed load is retried until
 * it succeeds; if the server has another build of the client by now, which has no such part, the page is reloaded.
 */
export async function lazy<T>(load: () => Promise<T>): Promise<T> {
  let told = 0;
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await load();
      } catch (error) {
        const served = await servedBuild();
        const patient = served === BUILD ? tries < PAUSES.length : served === undefined;
        // Loaded anew, the page asks for what it needs by itself.
        if (!patient && isFree() && reloadOnce()) return await new Promise<never>(() => {});
        if (!patient && !told) missing += told = 1;
        await new Promise((later) => setTimeout(later, PAUSES[tries] ?? LONGEST));
        await styles(error);
      }
    }
  } finally {
    missing -= told;
  }
}

/** A style sheet that did not come is not asked for a second time with the part that wants it. */
function styles(error: unknown): Promise<void> {
  const lost = LOST_STYLES.exec(error instanceof Error ? error.message : '')?.[1];
  if (lost === undefined) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: lost });
  document.head.append(link);
  return new Promise((settled) => {
    link.onload = link.onerror = () => settled();
  });
}
