import { number } from '../../i18n/format';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/listed';
import { dogName, HOUSES, PAWS, PRINTED, type Table } from './kennel';

/** What a thing on the table is and does. */
export function about(stage: Table, thing: Thing): About | undefined {
  const { dog, house, card, to } = thing;
  if (typeof dog === 'number') {
    const known = stage.view.dogs[dog];
    if (!known) return undefined;
    const lives = stage.word('lives', PRINTED.breeds[known.breed] ?? '');
    return { title: dogName(stage, dog), lines: [lives] };
  }
  if (typeof card === 'string' && card in PRINTED.cards)
    return { title: stage.word('card', card), lines: [stage.word('effect', card)] };
  const site = HOUSES.find((one) => one === house);
  if (site) return { title: stage.word('house', site), lines: [stage.word('does', site)] };
  const space = PAWS.find((one) => one === to);
  if (space) {
    const { reward } = PRINTED.spaces[space]!;
    const spot = stage.view.spaces[space]!;
    const [first] = spot.dogs;
    const how = first === undefined ? undefined : stage.view.dogs[first]?.health;
    return {
      title: first === undefined ? stage.text(spot.block ? 'block' : 'space-empty') : dogName(stage, first),
      lines: [...(how ? [stage.word('about', how)] : []), stage.text('space-reward', { n: number(reward) })],
    };
  }
  return undefined;
}
