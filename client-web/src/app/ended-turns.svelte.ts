import { endByThemselves, STORED } from '../kit/ui/ended-turns';

let on = $state(endByThemselves());

export const endedTurns = {
  get on(): boolean {
    return on;
  },
  set(next: boolean): void {
    on = next;
    try {
      if (next) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, 'by-hand');
    } catch {
      // Without storage it holds until the page is closed.
    }
  },
};
