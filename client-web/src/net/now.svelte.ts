import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from './clock';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The server's time; whoever shows it is shown anew each second. */
export function ticking(): number {
  subscribe();
  return serverNow();
}
