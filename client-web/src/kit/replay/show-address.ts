/** The address is changed so many milliseconds after a step was shown: browsers limit how often it may change. */
const SETTLED = 250;

/** Makes this the address of the page soon, until the returned function is called. */
export function showAddress(to: string): () => void {
  const timer = setTimeout(() => {
    // On the way to another page its address is there before the page.
    if (location.pathname.startsWith('/m/')) history.replaceState(history.state, '', to);
  }, SETTLED);
  return () => clearTimeout(timer);
}
