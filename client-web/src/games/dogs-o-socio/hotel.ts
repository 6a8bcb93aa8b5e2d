import type { Bonus, DogId, Location, PartnerCard, Service, SocioView } from '../../gen/dogs';
import { TABLES } from '../../gen/dogs-o-socio-tables';
import type { Seat } from '../../gen/games';
import type { ViewModel } from '../../kit/model/game';
import { detail as detailOfDogs, goodsOf, type PrivateView } from '../dogs/kennel';

export type Table = ViewModel<SocioView, PrivateView>;

/** The printed data of the latest edition: the second deck, services, bonus cards, and everything of DOGS. */
export const PRINTED = TABLES[Math.max(...Object.keys(TABLES).map(Number))]!;

export const LOCATIONS = ['ngo', 'agency', 'service_centre'] as const satisfies Location[];
export const SERVICES: readonly Service[] = PRINTED.services;
export const BONUSES = Object.keys(PRINTED.bonuses) as Bonus[];

export const isPartnerCard = (card: unknown): card is PartnerCard =>
  typeof card === 'string' && card in PRINTED.partner_cards;

export const goodsOfCard = (card: PartnerCard) => goodsOf(PRINTED.partner_cards[card]?.gives);
/** The services that a guest wants; none for other cards. */
export const wantedBy = (card: PartnerCard): readonly Service[] => PRINTED.partner_cards[card]?.wants ?? [];

export const specialOf = (view: SocioView, seat: Seat): ReadonlySet<DogId> =>
  new Set(view.hotels[seat]?.special);

/** Whether a dog of the seat can return from the agency now, to any highlighted bay. */
export const comesBack = (view: SocioView, seat: Seat): boolean =>
  view.partner_visit?.at === 'agency' && view.partner_visit.state === 'may' && view.turn?.seat === seat;

/** A dog that the die placed on a space, and the rolled faces. All but the last roll hit a full space. */
interface Arrival {
  dog: DogId;
  faces: number[];
  space: string;
  /** The step that placed it. */
  version: number;
}

interface Observed {
  what: string;
  dog?: { id: DogId };
  faces?: number[];
  space?: string;
}

/** The dogs that the die placed last, as far as they still lie there. */
export function arrivals(
  view: SocioView,
  log: readonly { version: number; observed?: unknown[] }[],
): Arrival[] {
  const isNew = (one: unknown) => (one as Observed).what === 'new_dog';
  const entry = log.filter(({ observed }) => observed?.some(isNew)).at(-1);
  const came = (entry?.observed ?? []).filter(isNew) as Required<Observed>[];
  return came
    .map(({ dog, faces, space }) => ({ dog: dog.id, faces, space, version: entry!.version }))
    .filter(({ dog, space }) =>
      (view.spaces as Record<string, { dogs: DogId[] }>)[space]?.dogs.includes(dog),
    );
}

/** The additional text parameters of an action. */
export function detail(view: SocioView, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const away = view.turn && view.hotels[view.turn.seat]?.away;
  return detailOfDogs(view, fields.do === 'collect' ? { dog: away } : fields);
}
