import { canVibrate, unlock } from '../kit/ui/signal-player';
import { STORED, stored } from '../kit/ui/signal-store';
import { signal } from '../kit/ui/signals';

export const VOLUMES = ['off', 'quiet', 'on'] as const;
type Volume = (typeof VOLUMES)[number];

let volume = $state<Volume>(VOLUMES.find((one) => one === stored('sound')) ?? 'off');
let vibrates = $state(stored('haptics') !== null);

function keep(what: keyof typeof STORED, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(STORED[what]);
    else localStorage.setItem(STORED[what], value);
  } catch {
    // Without storage there are no sounds.
  }
}

export const sounds = {
  get volume(): Volume {
    return volume;
  },
  /** Changes the volume and plays a signal, so that the user hears it. */
  async set(next: Volume): Promise<void> {
    volume = next;
    keep('sound', next === 'off' ? undefined : next);
    await unlock();
    signal('won');
  },
};

export const haptics = {
  possible: canVibrate(),
  get on(): boolean {
    return vibrates;
  },
  set(on: boolean): void {
    vibrates = on;
    keep('haptics', on ? 'on' : undefined);
    signal('chosen');
  },
};
