// Variables that the end-to-end tests add to the pages that they open.
interface Window {
  axe: typeof import('axe-core');
  /** Notifications that the page has shown. */
  shown: { title: string; body?: string; tag?: string }[];
  latest: EventTarget & { onclick?: () => void };
  /** What had the focus before it fell to the body. */
  lostFocus: string[];
  /** Lost when the page is reloaded. */
  sameAsBefore: boolean;
  /** Functions of `legible-page.mjs` and `fit-page.mjs`, and the computed styles that they have asked for. */
  legible: typeof import('./legible-page.mjs') & typeof import('./fit-page.mjs');
  /** What the gallery offers to draw tables with: `src/gallery/tables/Tables.svelte`. */
  tables: {
    open(game: string): Promise<{ fullest: string[]; asks?: string; table: string }[]>;
    show(nth: number): Promise<void>;
    draw(game: string, moment: object, people: object): Promise<void>;
    end(): Promise<void>;
    replay(): Promise<void>;
    speak(language: string): Promise<void>;
  };
  /** The files that the page has shared. */
  given: { name: string; type: string; isEmpty: boolean }[];
  knownStyles: Map<Element, ReturnType<typeof import('./legible-page.mjs').styleOf>>;
}
