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
  /** Functions of `legible-page.mjs`, and the computed styles that they have asked for. */
  legible: Pick<typeof import('./legible-page.mjs'), 'faultsOf' | 'faultsOfPage' | 'stateOf' | 'atRest'>;
  knownStyles: Map<Element, ReturnType<typeof import('./legible-page.mjs').styleOf>>;
}
