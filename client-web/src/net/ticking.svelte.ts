import { createSubscriber } from 'svelte/reactivity';
import { checkClock, serverNow } from './clock.svelte';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(() => {
    checkClock();
    update();
  }, 1000);
  return () => clearInterval(timer);
});

/** The server's time; components that read it are updated every second. */
export function ticking(): number {
  subscribe();
  return serverNow();
}
