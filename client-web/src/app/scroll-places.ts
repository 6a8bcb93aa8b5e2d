/** The key of the places in the storage of the tab. */
const STORED = 'rodada.places';
/** A page that loads its content after this time does not jump any more, in milliseconds. */
const PATIENCE = 3_000;
/** So many entries of the browser's history are remembered. */
const MOST = 50;

let places: Record<string, number> = {};
/** The entry of the browser's history that is shown. */
let entry = '';
/** Ends the wait for the content of a page that is shown again. */
let settle: (() => void) | undefined;

/** The state for an entry of the browser's history that is new. */
export const newEntry = (): { entry: string } => ({ entry: Math.random().toString(36) });

/** Identifies the entry of the browser's history that is shown: what a page keeps for whoever comes back to it. */
export const shownEntry = (): string => entry;

/** Follows the browser's history to another entry, and shows the place in it that the user has seen last. */
export function followHistory(): void {
  const known = (history.state as { entry?: string } | null)?.entry;
  if (known === undefined) history.replaceState({ ...history.state, ...newEntry() }, '');
  entry = (history.state as { entry: string }).entry;
  settle?.();
  const top = places[entry];
  if (top === undefined) return;
  // The content comes later, perhaps bit by bit.
  const show = () => scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  const ended = new AbortController();
  settle = () => {
    settle = undefined;
    observer.disconnect();
    ended.abort();
  };
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(name, settle, { passive: true, signal: ended.signal });
  const timer = setTimeout(settle, PATIENCE);
  ended.signal.addEventListener('abort', () => clearTimeout(timer));
  show();
}

/** Shows an entry that was just added from its top. */
export function showFromTop(): void {
  settle?.();
  entry = (history.state as { entry: string }).entry;
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Keeps the place on each page. The browser itself would look for it before the content is there. */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual';
  try {
    places = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    // Without storage, places are kept until the next load.
  }
  addEventListener('scroll', () => {
    if (!settle) places[entry] = scrollY;
  });
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-MOST))));
    } catch {
      // See above.
    }
  });
  followHistory();
}
