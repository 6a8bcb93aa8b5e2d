import { ownAddress, ownPath } from '../../net/own';

/** The address is changed so many milliseconds after a step was shown: browsers limit how often it may change. */
const SETTLED = 250;

/** Makes this the address of the page soon, until the returned function is called. */
export function showAddress(to: string): () => void {
  const timer = setTimeout(() => {
    // On the way to another page its address is there before the page.
    if (ownPath().startsWith('/m/')) history.replaceState(history.state, '', ownAddress(to));
  }, SETTLED);
  return () => clearTimeout(timer);
}
