import { number } from '../../i18n/format';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import { dogName, HOUSES, PAWS, PRINTED, type Table } from './kennel';
import { trucksInWords } from './parts';

export function about(model: Table, thing: Thing): About | undefined {
  const { dog, house, card, to } = thing;
  if (typeof dog === 'number') {
    const known = model.view.dogs[dog];
    if (!known) return undefined;
    return { title: dogName(model, dog), lines: linesOfBreed(model, known.breed) };
  }
  if (typeof card === 'string' && card in PRINTED.cards)
    return { title: model.word('card', card), lines: linesOfCard(model, card) };
  const site = HOUSES.find((one) => one === house);
  if (site) {
    const room = model.text('about-room', { n: model.view.capacity });
    const price = site === 'fair' ? [model.text('about-price'), model.text('about-cured')] : [];
    return { title: model.word('house', site), lines: [model.word('does', site), ...price, room] };
  }
  const space = PAWS.find((one) => one === to);
  if (space) {
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
  return undefined;
}

/** Where a breed lives, and how many dogs it has: nobody can plan four of a breed without. */
function linesOfBreed(model: Table, breed: string): string[] {
  // The breeds of an expansion belong to neither city nor country.
  const region = PRINTED.breeds[breed as keyof typeof PRINTED.breeds] ?? 'anywhere';
  return [model.word('lives', region), model.word('mix', region)];
}

/** What a card does, and how many of it there are. */
export function linesOfCard(model: Table, card: string): string[] {
  const { count } = PRINTED.cards[card as keyof typeof PRINTED.cards]!;
  return [model.word('effect', card), model.word('in-deck', String(count))];
}
