/** How long a player who has nothing else to do is left before the turn ends by itself. */
export const SECONDS = 4;

/** Counts seconds down to none, as long as the page is looked at. The returned function stops it. */
export function countDown(tick: (left: number) => void, done: () => void): () => void {
  let left = SECONDS;
  tick(left);
  const timer = setInterval(() => {
    left = document.hidden ? SECONDS : left - 1;
    tick(left);
    if (left > 0) return;
    clearInterval(timer);
    done();
  }, 1000);
  return () => clearInterval(timer);
}
