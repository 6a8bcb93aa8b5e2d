/** Dogs of one breed as packs, each with its first dog's id. */
export function packsOf(
  { dogs }: { dogs: Readonly<Record<number, { breed: string } | undefined>> },
  ids: readonly number[],
): { id: number; n: number }[] {
  const packs = new Map<string, { id: number; n: number }>();
  for (const id of ids) {
    const breed = dogs[id]?.breed ?? '';
    const pack = packs.get(breed);
    if (pack) pack.n++;
    else packs.set(breed, { id, n: 1 });
  }
  return [...packs.values()];
}
