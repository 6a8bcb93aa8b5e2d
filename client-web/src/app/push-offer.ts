const STORED = 'rodada.push-offered';

/** Whether this browser has been asked whether the user wants to be told. */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    // Where nothing can be remembered, the question would come again and again.
    return true;
  }
}

export function noteOffered(): void {
  try {
    localStorage.setItem(STORED, '1');
  } catch {
    // `wasOffered` says so.
  }
}
