import type { BayId, BayView, DogId, Goods, House, KennelView, Phase, Space, View } from '../../gen/dogs';
import { TABLES } from '../../gen/dogs-tables';
import type { Seat } from '../../gen/games';
import type { ViewModel } from '../../kit/model/game';

/** Nothing in this game is hidden. */
export type PrivateView = Record<symbol, never>;
export type Table = ViewModel<View, PrivateView>;

/** The printed data of the latest edition: map, cards, points. */
export const PRINTED = TABLES[Math.max(...Object.keys(TABLES).map(Number))]!;

export const BAYS = ['bay_1', 'bay_2', 'bay_3', 'bay_4', 'bay_5'] as const satisfies BayId[];
export const HOUSES = ['town_hall', 'warehouse', 'pet_shop', 'vet', 'fair'] as const satisfies House[];
/** The number of dogs of one breed in a row of a bay. */
const ROW = 2;

export const PAWS = Object.values(PRINTED.regions).flat();

/** The phases in which trucks are on the map. */
const onTheRoad = (phase: Phase) => phase === 'refuel' || phase === 'drive';

/** A dog in words: its breed, and its condition where that matters. */
export function dogName(model: Table, id: DogId, housed = false): string {
  const dog = model.view.dogs[id];
  if (!dog) return '';
  const breed = model.word('breed', dog.breed);
  if (housed || dog.health === 'healthy') return breed;
  return model.text('dog', { breed, health: model.word('health', dog.health) });
}

export function bayOf(kennel: KennelView, bay: BayId): BayView {
  return kennel.bays[bay]!;
}

const NONE: ReadonlySet<DogId> = new Set();

/** The dogs of a bay in rows of one breed. Special dogs fill a row alone. */
export function rowsOf(view: View, dogs: readonly DogId[], special = NONE): DogId[][] {
  const packs = new Map<string, DogId[]>();
  for (const id of dogs.filter((id) => !special.has(id))) {
    const breed = view.dogs[id]?.breed ?? '';
    packs.set(breed, [...(packs.get(breed) ?? []), id]);
  }
  const largest = [...packs.values()].sort((one, two) => two.length - one.length);
  const pairs = largest.flatMap((pack) =>
    Array.from({ length: Math.ceil(pack.length / ROW) }, (_, n) => pack.slice(n * ROW, (n + 1) * ROW)),
  );
  const rows = [...dogs.filter((id) => special.has(id)).map((id) => [id]), ...pairs];
  return Array.from({ length: Math.max(ROW, rows.length) }, (_, n) => rows[n] ?? []);
}

/** The seats whose trucks are at a space. At the centre, those that are about to leave. */
export function trucksAt(view: View, space: Space): Seat[] {
  return seatsOf(view).filter((seat) => {
    const { truck, trip } = view.kennels[seat]!;
    if (truck !== undefined) return truck === space;
    return space === 'centre' && trip === 'ready' && onTheRoad(view.phase);
  });
}

export const seatsOf = (view: View): Seat[] => Object.keys(view.kennels).map(Number);

/** What a card gives: a resource and its amount. */
export function goodsOf(gives: Goods | undefined): { kind: string; n: number } | undefined {
  const goods = Object.entries(gives ?? {}).find(([, n]) => n > 0);
  return goods && { kind: goods[0], n: goods[1] };
}

const NEIGHBOURS = new Map<Space, Space[]>();
for (const [one, two] of PRINTED.roads) {
  NEIGHBOURS.set(one, [...(NEIGHBOURS.get(one) ?? []), two]);
  NEIGHBOURS.set(two, [...(NEIGHBOURS.get(two) ?? []), one]);
}

/** The spaces that a truck passes on its shortest route. */
export function roadBetween(from: Space, to: Space): Space[] {
  const before = new Map<Space, Space>([[from, from]]);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const next of NEIGHBOURS.get(here) ?? []) if (!before.has(next)) before.set(next, here);
  }
  const road: Space[] = [];
  for (let here = before.get(to); here && here !== from; here = before.get(here)) road.unshift(here);
  return road;
}

/** The additional text parameters of an action. */
export function detail(view: View, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { dog, other } = fields;
  if (fields.do === 'enter' || fields.do === 'place_partner') return { takes: 'card' in fields };
  const [known, second] = [dog, other].map((id) => (typeof id === 'number' ? view.dogs[id] : undefined));
  if (known && second) return { breed: [known.breed, second.breed] };
  return known ? { breed: known.breed, health: known.health } : {};
}
