import { BUILD, canReload, reloadOnce, servedBuild } from './build.svelte';

/** The delays before a failed load is retried, in milliseconds. */
const RETRY_DELAYS = [300, 1_000, 2_500, 5_000];
const MAX_DELAY = 10_000;
const MISSING_STYLES = /^Unable to preload CSS for (.*)$/;

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
        const retry = served === BUILD ? tries < RETRY_DELAYS.length : served === undefined;
        // The reloaded page will load what it needs itself.
        if (!retry && canReload() && reloadOnce()) return await new Promise<never>(() => {});
        if (!retry && !reported) missing += reported = 1;
        await new Promise((later) => setTimeout(later, RETRY_DELAYS[tries] ?? MAX_DELAY));
        await loadStyles(error);
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

/** Importing a part again does not load a failed style sheet again, so this does. */
function loadStyles(error: unknown): Promise<void> {
  const lost = MISSING_STYLES.exec(error instanceof Error ? error.message : '')?.[1];
  if (lost === undefined) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: lost });
  document.head.append(link);
  return new Promise((settled) => {
    link.onload = link.onerror = () => settled();
  });
}
