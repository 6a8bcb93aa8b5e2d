import { number } from '../../i18n/format';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import { dogName, HOUSES, PAWS, PRINTED, type Table } from './kennel';

export function about(model: Table, thing: Thing): About | undefined {
  const { dog, house, card, to } = thing;
  if (typeof dog === 'number') {
    const known = model.view.dogs[dog];
    if (!known) return undefined;
    const lives = model.word('lives', PRINTED.breeds[known.breed] ?? '');
    return { title: dogName(model, dog), lines: [lives] };
  }
  if (typeof card === 'string' && card in PRINTED.cards)
    return { title: model.word('card', card), lines: [model.word('effect', card)] };
  const site = HOUSES.find((one) => one === house);
  if (site) return { title: model.word('house', site), lines: [model.word('does', site)] };
  const space = PAWS.find((one) => one === to);
  if (space) {
    const { reward } = PRINTED.spaces[space]!;
    const spot = model.view.spaces[space]!;
    const [first] = spot.dogs;
    const how = first === undefined ? undefined : model.view.dogs[first]?.health;
    return {
      title: first === undefined ? model.text(spot.block ? 'block' : 'space-empty') : dogName(model, first),
      lines: [...(how ? [model.word('about', how)] : []), model.text('space-reward', { n: number(reward) })],
    };
  }
  return undefined;
}
