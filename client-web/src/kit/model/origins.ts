/** Which `data-place`s a piece comes from, by a pattern of its `data-piece`; `$1` stands for the pattern's first group. */
export type Origins = readonly (readonly [piece: RegExp, places: readonly string[]])[];

/** The places that a piece may come from, the best first: those of the first pattern that it has. */
export function originsOf(origins: Origins, piece: string): string[] {
  for (const [pattern, places] of origins) {
    const found = pattern.exec(piece);
    if (found) return places.map((place) => place.replace('$1', found[1] ?? ''));
  }
  return [];
}
