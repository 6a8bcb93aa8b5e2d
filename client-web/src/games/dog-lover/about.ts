import { number } from '../../i18n/format';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import {
  cardName,
  cardOf,
  dogFacts,
  dogOf,
  isDog,
  isTrait,
  isTrick,
  PRINTED,
  trickOf,
  type Table,
} from './deck';
import type { Card, Cell, Dog, Trait } from '../../gen/dog-lover';

export function about(model: Table, thing: Thing): About | undefined {
  const { dog, card, trick, cell, lane } = thing;
  if (thing.do === 'fetch')
    return { title: model.word('kind', 'fetch'), lines: [model.word('does', 'fetch')] };
  if (isDog(dog)) return ofDog(model, dog);
  if (isTrait(card)) return ofTrait(model, card);
  if (isTrick(trick)) {
    const { cost } = trickOf(trick);
    const lines = [model.text('trick-does'), ...(cost ? [model.text('trick-cost', { n: cost })] : [])];
    return { title: model.word('trick', trick), lines };
  }
  const lies = typeof cell === 'string' ? model.view.grid[cell as Cell] : undefined;
  if (lies) return ofCard(model, lies);
  if (typeof lane === 'string')
    return { title: model.word('lane', lane), lines: [model.text('watchdog-does')] };
  return undefined;
}

function ofCard(model: Table, card: Card): About {
  const { kind, dog, trait, food, favorite } = cardOf(card);
  if (dog) return ofDog(model, dog);
  if (trait) return ofTrait(model, trait);
  return { title: cardName(card), lines: [model.word('does', food ?? favorite ?? kind)] };
}

function ofDog(model: Table, dog: Dog): About {
  const powers = dogOf(dog).power ? [model.word('power', dog)] : [];
  return { title: model.word('dog', dog), lines: [dogFacts(model, dog), ...powers] };
}

function ofTrait(model: Table, trait: Trait): About {
  const { points, ability, due } = PRINTED.traits[trait]!;
  return {
    title: model.word('trait', trait),
    lines: [
      model.text('trait-points', { n: number(points) }),
      model.word('ability', ability),
      model.word('due', due ?? 'nothing'),
    ],
  };
}
