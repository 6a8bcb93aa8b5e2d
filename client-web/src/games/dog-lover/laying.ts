import type { Choice } from '../../gen/games';
import { listedOf } from '../../kit/select/listed';
import { Laying } from '../../kit/select/laying.svelte';
import type { Action } from '../../net/document';
import { CELLS, type Table } from './deck';

const held = new WeakMap<Table, Laying>();

/** The trick that is in the hand of whoever looks: the one that was picked, or the only one. */
export function trickInHand(model: Table): string | undefined {
  const { picked } = model.selection;
  if (!model.ask || ('do' in picked && picked.do !== 'retrieve') || 'card' in picked || 'dog' in picked)
    return undefined;
  const tricks = listedOf(model.ask).values('trick', { do: 'retrieve' });
  const chosen = tricks.length === 1 && !('trick' in picked) ? tricks[0] : picked.trick;
  return tricks.includes(chosen ?? '') ? String(chosen) : undefined;
}

/** The trick that is held over the grid: cards of the hand turn it, too. */
export function layingOf(model: Table): Laying {
  let laying = held.get(model);
  if (!laying) {
    laying = new Laying({
      choices: (): readonly Choice<Action>[] => {
        const trick = trickInHand(model);
        return trick && model.ask ? listedOf(model.ask).left({ do: 'retrieve', trick }) : [];
      },
      turn: 'turn',
      where: (cell) => {
        const n = CELLS.findIndex((one) => one === cell);
        return n < 0 ? undefined : { x: n % 3, y: Math.floor(n / 3) };
      },
      lay: (choice) => void model.selection.choose(choice),
    });
    held.set(model, laying);
  }
  return laying;
}
