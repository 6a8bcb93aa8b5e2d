import { number } from '../../i18n/format';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/listed';
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

/** What a thing on the table is and does. */
export function about(stage: Table, thing: Thing): About | undefined {
  const { dog, card, trick, cell, lane } = thing;
  if (thing.do === 'fetch')
    return { title: stage.word('kind', 'fetch'), lines: [stage.word('does', 'fetch')] };
  if (isDog(dog)) return ofDog(stage, dog);
  if (isTrait(card)) return ofTrait(stage, card);
  if (isTrick(trick)) {
    const { cost } = trickOf(trick);
    const lines = [stage.text('trick-does'), ...(cost ? [stage.text('trick-cost', { n: cost })] : [])];
    return { title: stage.word('trick', trick), lines };
  }
  const lies = typeof cell === 'string' ? stage.view.grid[cell as Cell] : undefined;
  if (lies) return ofCard(stage, lies);
  if (typeof lane === 'string')
    return { title: stage.word('lane', lane), lines: [stage.text('watchdog-does')] };
  return undefined;
}

function ofCard(stage: Table, card: Card): About {
  const { kind, dog, trait, food, favorite } = cardOf(card);
  if (dog) return ofDog(stage, dog);
  if (trait) return ofTrait(stage, trait);
  return { title: cardName(card), lines: [stage.word('does', food ?? favorite ?? kind)] };
}

function ofDog(stage: Table, dog: Dog): About {
  const powers = dogOf(dog).power ? [stage.word('power', dog)] : [];
  return { title: stage.word('dog', dog), lines: [dogFacts(stage, dog), ...powers] };
}

function ofTrait(stage: Table, trait: Trait): About {
  const { points, ability, due } = PRINTED.traits[trait]!;
  return {
    title: stage.word('trait', trait),
    lines: [
      stage.text('trait-worth', { n: number(points) }),
      stage.word('ability', ability),
      stage.word('due', due ?? 'nothing'),
    ],
  };
}
