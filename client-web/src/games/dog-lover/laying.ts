import type { Choice } from '../../gen/games';
import { listedOf } from '../../kit/select/listed';
import { Laying } from '../../kit/select/laying.svelte';
import type { Action } from '../../net/document';
import { CELLS, type Table } from './deck';

const held = new WeakMap<Table, Laying>();

/** The trick that is in the hand of whoever looks: the one that was picked, or the only one. */
export function trickInHand(stage: Table): string | undefined {
  const { picked } = stage.pointing;
  if (!stage.ask || ('do' in picked && picked.do !== 'retrieve') || 'card' in picked || 'dog' in picked)
    return undefined;
  const tricks = listedOf(stage.ask).values('trick', { do: 'retrieve' });
  const chosen = tricks.length === 1 && !('trick' in picked) ? tricks[0] : picked.trick;
  return tricks.includes(chosen ?? '') ? String(chosen) : undefined;
}

/** The trick that is held over the grid: cards of the hand turn it, too. */
export function layingOf(stage: Table): Laying {
  let laying = held.get(stage);
  if (!laying) {
    laying = new Laying({
      choices: (): readonly Choice<Action>[] => {
        const trick = trickInHand(stage);
        return trick && stage.ask ? listedOf(stage.ask).left({ do: 'retrieve', trick }) : [];
      },
      turn: 'turn',
      where: (cell) => {
        const n = CELLS.findIndex((one) => one === cell);
        return n < 0 ? undefined : { x: n % 3, y: Math.floor(n / 3) };
      },
      lay: (choice) => void stage.pointing.choose(choice),
    });
    held.set(stage, laying);
  }
  return laying;
}
