/** What is offered once in a browser. */
type Offer = 'push' | 'keep';

const stored = (offer: Offer) => `rodada.${offer}-offered`;

/** Whether something has been offered in this browser. */
export function wasOffered(offer: Offer): boolean {
  try {
    return localStorage.getItem(stored(offer)) !== null;
  } catch {
    // Where nothing can be remembered, the offer would come again and again.
    return true;
  }
}

export function noteOffered(offer: Offer): void {
  try {
    localStorage.setItem(stored(offer), '1');
  } catch {
    // `wasOffered` says so.
  }
}
