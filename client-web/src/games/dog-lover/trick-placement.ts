import type { LegalAction } from '../../gen/games';
import { legalActionsOf } from '../../kit/select/legal-actions';
import { ShapePlacement } from '../../kit/select/shape-placement.svelte';
import type { Action } from '../../net/document';
import { CELLS, type Table } from './deck';

const held = new WeakMap<Table, ShapePlacement>();

/** The viewer's selected trick, or the only legal one. */
export function trickInHand(model: Table): string | undefined {
  const { picked } = model.selection;
  if (!model.prompt || ('do' in picked && picked.do !== 'retrieve') || 'card' in picked || 'dog' in picked)
    return undefined;
  const tricks = legalActionsOf(model.prompt).values('trick', { do: 'retrieve' });
  const chosen = tricks.length === 1 && !('trick' in picked) ? tricks[0] : picked.trick;
  return tricks.includes(chosen ?? '') ? String(chosen) : undefined;
}

/** The placement state of a view model. It is shared: the grid previews the trick, and the hand rotates it. */
export function placementOf(model: Table): ShapePlacement {
  let placement = held.get(model);
  if (!placement) {
    placement = new ShapePlacement({
      legalActions: (): readonly LegalAction<Action>[] => {
        const trick = trickInHand(model);
        return trick && model.prompt ? legalActionsOf(model.prompt).matching({ do: 'retrieve', trick }) : [];
      },
      rotationField: 'turn',
      position: (cell) => {
        const n = CELLS.findIndex((one) => one === cell);
        return n < 0 ? undefined : { x: n % 3, y: Math.floor(n / 3) };
      },
      place: (choice) => void model.selection.choose(choice),
    });
    held.set(model, placement);
  }
  return placement;
}
