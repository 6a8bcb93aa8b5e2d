import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from './clock';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The server's time; components that read it are updated every second. */
export function ticking(): number {
  subscribe();
  return serverNow();
}
