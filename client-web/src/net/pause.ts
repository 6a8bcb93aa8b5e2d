/** The pauses before something is tried again, in milliseconds. The last one is repeated. */
const PAUSES = [300, 1_000, 2_500, 5_000];

/** The pause after so many tries. It ends early when the network is back. */
export function pause(tries: number): Promise<void> {
  return new Promise((over) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      over();
    };
    const timer = setTimeout(end, PAUSES[Math.min(tries, PAUSES.length) - 1]);
    addEventListener('online', end);
  });
}
