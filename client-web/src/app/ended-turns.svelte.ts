import { stored, STORED } from '../kit/ui/signal-store';

let on = $state(stored('endTurns') === null);

export const endedTurns = {
  get on(): boolean {
    return on;
  },
  set(next: boolean): void {
    on = next;
    try {
      if (next) localStorage.removeItem(STORED.endTurns);
      else localStorage.setItem(STORED.endTurns, 'by-hand');
    } catch {
      // Without storage it holds until the page is closed.
    }
  },
};
