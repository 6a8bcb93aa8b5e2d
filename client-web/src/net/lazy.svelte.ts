import { BUILD, canReload, reloadOnce, reloadStuck, servedBuild } from './build.svelte';
import { StuckImport } from './load-part';

/** The delays before a failed load is retried, in milliseconds. */
const RETRY_DELAYS = [300, 1_000, 2_500, 5_000];
const MAX_DELAY = 10_000;

let missing = $state(0);

export const parts = {
  /** A part of the page fails to load although the server answers. */
  get missing(): boolean {
    return missing > 0;
  },
};

/**
 * Loads a part of the page on demand; all parts are loaded through this function. The promise never rejects. A
 * failed load is retried until it succeeds; if the server has another build of the client by now, which has no such
 * part, the page is reloaded.
 */
export async function lazy<T>(load: () => Promise<T>): Promise<T> {
  let reported = 0;
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await load();
      } catch (error) {
        const served = await servedBuild();
        // A browser that remembers the failure is helped by a new page only.
        const stuck = error instanceof StuckImport && served === BUILD;
        const retry = served === BUILD ? tries < (stuck ? 1 : RETRY_DELAYS.length) : served === undefined;
        const reload = stuck ? reloadStuck : reloadOnce;
        // The reloaded page will load what it needs itself.
        if (!retry && canReload() && reload()) return await new Promise<never>(() => {});
        if (!retry && !reported) missing += reported = 1;
        await new Promise((later) => setTimeout(later, RETRY_DELAYS[tries] ?? MAX_DELAY));
      }
    }
  } finally {
    missing -= reported;
  }
}

/** Like `lazy`, but returns what has loaded before at once, so that no frame is drawn without it. */
export function once<T>(load: () => Promise<T>): () => T | Promise<T> {
  let loaded: T | Promise<T> | undefined;
  return () => (loaded ??= lazy(load).then((part) => (loaded = part)));
}
