interface Order {
  first?: readonly string[];
  last?: readonly string[];
}

/** Sorts offers: those in `first`, then those in neither list in their given order, then those in `last`. */
export function sortOffers<T extends { do: string }>(offers: readonly T[], order: Order = {}): T[] {
  const { first = [], last = [] } = order;
  const rank = ({ do: what }: T) => {
    const [early, late] = [first.indexOf(what), last.indexOf(what)];
    if (early >= 0) return early - first.length;
    return late >= 0 ? 1 + late : 0;
  };
  return [...offers].sort((a, b) => rank(a) - rank(b));
}
