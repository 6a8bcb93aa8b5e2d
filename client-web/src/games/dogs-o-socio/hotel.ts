import type { Bonus, DogId, Location, PartnerCard, Service, SocioView } from '../../gen/dogs';
import { TABLES } from '../../gen/dogs-o-socio-tables';
import type { Seat } from '../../gen/games';
import type { ViewModel } from '../../kit/model/game';
import { detail as detailOfDogs, goodsOf, type Own } from '../dogs/kennel';

export type Table = ViewModel<SocioView, Own>;

/** What is printed: the second deck, the services, the bonus cards, and all that DOGS prints. */
export const PRINTED = TABLES[Math.max(...Object.keys(TABLES).map(Number))]!;

export const LOCATIONS = ['ngo', 'agency', 'service_centre'] as const satisfies Location[];
export const SERVICES: readonly Service[] = PRINTED.services;
export const BONUSES = Object.keys(PRINTED.bonuses) as Bonus[];
/** The cards of the second deck that are no resources. Guests are alike but for what they want. */
export const SPECIAL_CARDS = (Object.keys(PRINTED.partner_cards) as PartnerCard[]).filter(
  (card) => !PRINTED.partner_cards[card]!.gives,
);

export const isPartnerCard = (card: unknown): card is PartnerCard =>
  typeof card === 'string' && card in PRINTED.partner_cards;

export const goodsOfCard = (card: PartnerCard) => goodsOf(PRINTED.partner_cards[card]?.gives);
/** The services that a guest wants; none for other cards. */
export const wantedBy = (card: PartnerCard): readonly Service[] => PRINTED.partner_cards[card]?.wants ?? [];

export const specialOf = (view: SocioView, seat: Seat): ReadonlySet<DogId> =>
  new Set(view.hotels[seat]?.special);

/** Whether a dog of the seat comes back from the agency now, to any bay that is lit. */
export const comesBack = (view: SocioView, seat: Seat): boolean =>
  view.call?.at === 'agency' && view.call.errand === 'may' && view.turn?.seat === seat;

/** A dog that the die put on a space, and how the die fell: all but the last time on a full one. */
export interface Arrival {
  dog: DogId;
  faces: number[];
  space: string;
  /** The step that brought it. */
  version: number;
}

interface Seen {
  what: string;
  dog?: { id: DogId };
  faces?: number[];
  space?: string;
}

/** Where the die put the dogs that came last, as far as they still lie there. */
export function arrivals(view: SocioView, log: readonly { version: number; seen?: unknown[] }[]): Arrival[] {
  const isNew = (seen: unknown) => (seen as Seen).what === 'new_dog';
  const entry = log.filter(({ seen }) => seen?.some(isNew)).at(-1);
  const came = (entry?.seen ?? []).filter(isNew) as Required<Seen>[];
  return came
    .map(({ dog, faces, space }) => ({ dog: dog.id, faces, space, version: entry!.version }))
    .filter(({ dog, space }) =>
      (view.spaces as Record<string, { dogs: DogId[] }>)[space]?.dogs.includes(dog),
    );
}

/** What else can be said of the fields of an action. */
export function detail(view: SocioView, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const away = view.turn && view.hotels[view.turn.seat]?.away;
  return detailOfDogs(view, fields.do === 'collect' ? { dog: away } : fields);
}
