interface Order {
  first?: readonly string[];
  last?: readonly string[];
}

/** What one most likely does first, the ways out last, and the rest between in the order in which it came. */
export function inOrder<T extends { do: string }>(offers: readonly T[], order: Order = {}): T[] {
  const { first = [], last = [] } = order;
  const rank = ({ do: what }: T) => {
    const [early, late] = [first.indexOf(what), last.indexOf(what)];
    if (early >= 0) return early - first.length;
    return late >= 0 ? 1 + late : 0;
  };
  return [...offers].sort((a, b) => rank(a) - rank(b));
}
