import type { Pen } from '../../gen/draftosaurus';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import type { Table } from './zoo';

/** A pen: its rule, its points, and its position. Of the species, only one has a rule of its own. */
export function about(model: Table, { pen: where, dino }: Thing): About | undefined {
  const pen = model.view.places.find((one): one is Pen => one === where);
  if (pen)
    return {
      title: model.word('pen', pen),
      lines: [model.word('sign', pen), ...(pen === 'river' ? [] : [model.word('where', pen)])],
    };
  if (typeof dino !== 'string') return undefined;
  return { title: model.word('dino', dino), lines: dino === 'trex' ? [model.word('rule', 'trex')] : [] };
}
