/** The key of the places in the storage of the tab. */
const STORED = 'rodada.places';
/** A page that loads its content after this time does not jump any more, in milliseconds. */
const PATIENCE = 3_000;
/** So many entries of the browser's history are remembered. */
const MOST = 50;

let places: Record<string, number> = {};
/** The entry of the browser's history that is shown. */
let entry = '';
/** The place to show in a page whose content comes bit by bit. */
let wanted: number | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

/** The state for an entry of the browser's history that is new. */
export const newEntry = (): { entry: string } => ({ entry: Math.random().toString(36) });

/** Identifies the entry of the browser's history that is shown: what a page keeps for whoever comes back to it. */
export const shownEntry = (): string => entry;

const settle = () => (wanted = undefined);
const scroll = (top = wanted) => top !== undefined && scrollTo({ top, behavior: 'instant' });

/** Follows the browser's history to another entry, and shows the place in it that the user has seen last. */
export function followHistory(): void {
  const state = history.state as { entry?: string } | null;
  if (!state?.entry) history.replaceState({ ...state, ...newEntry() }, '');
  entry = (history.state as { entry: string }).entry;
  wanted = places[entry];
  clearTimeout(patience);
  patience = setTimeout(settle, PATIENCE);
  scroll();
}

/** Shows an entry that was just added from its top. */
export function showFromTop(): void {
  settle();
  entry = (history.state as { entry: string }).entry;
  scroll(0);
}

/** Keeps the place on each page. The browser itself would look for it before the content is there. */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual';
  try {
    places = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    // Without storage, places are kept until the next load.
  }
  new ResizeObserver(() => scroll()).observe(document.body);
  // A user who scrolls or presses something before all the content is there keeps the place that they chose.
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(name, settle, { passive: true });
  addEventListener('scroll', () => {
    if (wanted === undefined) places[entry] = scrollY;
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
