import type { BayId, House, Region, Space } from '../../gen/dogs';
import type { Param, Seat } from '../../gen/games';
import { number } from '../../i18n/format';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import { BAYS, bayOf, dogName, HOUSES, PAWS, PRINTED, trucksAt, type Table } from './kennel';

/** Describes what actions are about, and signs, stalls and goods. */
export function about(model: Table, thing: Thing): About | undefined {
  const { dog, house, card, to, bay, seat } = thing;
  if (typeof dog === 'number') {
    const known = model.view.dogs[dog];
    if (!known) return undefined;
    return { title: dogName(model, dog), lines: linesOfBreed(model, known.breed) };
  }
  if (typeof card === 'string' && card in PRINTED.cards)
    return { title: model.word('card', card), lines: linesOfCard(model, card) };
  const site = HOUSES.find((one) => one === house);
  if (site) return aboutHouse(model, site);
  if (to === 'centre')
    return {
      title: model.word('to', to),
      lines: [model.text('about-centre'), ...trucksInWords(model, to)],
    };
  const space = PAWS.find((one) => one === to);
  if (space) return aboutSpace(model, space);
  const stall = BAYS.find((one) => one === bay);
  if (stall && typeof seat === 'number') return aboutBay(model, seat, stall);
  return aboutPart(model, thing);
}

function aboutHouse(model: Table, house: House): About {
  const room = model.text('about-room', { n: model.view.capacity });
  const price = house === 'fair' ? [model.text('about-price'), model.text('about-cured')] : [];
  return { title: model.word('house', house), lines: [model.word('does', house), ...price, room] };
}

function aboutSpace(model: Table, space: Space): About {
  const { reward } = PRINTED.spaces[space]!;
  const spot = model.view.spaces[space]!;
  const [first] = spot.dogs;
  const how = first === undefined ? undefined : model.view.dogs[first]?.health;
  return {
    title: first === undefined ? model.text(spot.block ? 'block' : 'space-empty') : dogName(model, first),
    lines: [
      ...(how ? [model.word('about', how)] : []),
      ...spot.dogs.slice(0, 1).flatMap((id) => linesOfBreed(model, model.view.dogs[id]!.breed)),
      model.text('space-reward', { n: number(reward) }),
      ...trucksInWords(model, space),
    ],
  };
}

/** A bay: what it holds, what that brings, and what else it may bring. */
function aboutBay(model: Table, seat: Seat, bay: BayId): About {
  const { built, dogs, quartet_paid } = bayOf(model.view.kennels[seat]!, bay);
  const name = model.word('bay', bay);
  const points = PRINTED.bay_points[bay] ?? 0;
  const extra = points ? [model.text('about-extra_bay', { n: points })] : [];
  if (!built)
    return {
      title: model.text('bay-unbuilt', { bay: name, n: dogs.length }),
      lines: [...extra, model.word('does', 'town_hall')],
    };
  return {
    title: model.text('bay-holds', { bay: name, n: dogs.length }),
    lines: [
      model.word('rule', 'packs'),
      ...extra,
      model.text('about-bay'),
      model.text(quartet_paid ? 'quartet-paid' : 'about-quartet'),
    ],
  };
}

/** What no action is about. Some parts come with the words that stand on them. */
function aboutPart(
  model: Table,
  { pile, round, garage, infirmary, price, wanted }: Thing,
): About | undefined {
  if (pile === 'city' || pile === 'country') return aboutPile(model, pile);
  if (typeof garage === 'number') return aboutGarage(model, garage);
  if (price !== undefined)
    return { title: model.text('fair-price', { n: price }), lines: [model.text('about-price')] };
  const said = (title: Param, ...lines: string[]): About => ({ title: String(title), lines });
  if (round !== undefined) return said(round, model.text('about-round'));
  if (wanted !== undefined) return said(wanted, model.text('about-wanted'));
  if (infirmary === undefined) return undefined;
  return said(infirmary, model.text('about-infirmary'), model.word('rule', 'sick'), model.text('about-full'));
}

/** A pile of dogs: the clock of the match. */
function aboutPile(model: Table, region: Region): About {
  const { tokens, left_in_box: out } = model.view.piles[region]!;
  const lines = [model.text('about-pile')];
  if (out) lines.push(model.text('left-in-box', { breed: model.word('breed', out) }));
  return { title: `${model.word('region', region)} · ${number(tokens)}`, lines };
}

function aboutGarage(model: Table, seat: Seat): About {
  const { hand, surplus } = model.view.kennels[seat]!;
  const waits = hand.length + surplus.length > 0;
  return {
    title: model.text(waits ? 'waiting' : 'garage'),
    lines: [model.text(waits ? 'about-waiting' : 'about-garage')],
  };
}

/** The trucks at a space, in words. */
const trucksInWords = (model: Table, space: Space): string[] =>
  trucksAt(model.view, space).map((seat) =>
    model.text('truck', { name: model.name(seat), n: model.view.kennels[seat]!.load.length }),
  );

/** Where a breed lives, and how many dogs it has: nobody can plan four of a breed without. */
function linesOfBreed(model: Table, breed: string): string[] {
  // The breeds of an expansion belong to neither city nor country.
  const region = PRINTED.breeds[breed as keyof typeof PRINTED.breeds] ?? 'anywhere';
  return [model.word('lives', region), model.word('mix', region)];
}

/** What a card does, and how many of it there are. */
function linesOfCard(model: Table, card: string): string[] {
  const { count } = PRINTED.cards[card as keyof typeof PRINTED.cards]!;
  return [model.word('effect', card), model.word('in-deck', String(count))];
}
