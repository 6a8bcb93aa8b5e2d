import type { Dino, Pen } from '../../gen/draftosaurus';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import type { Table } from './zoo';

/** The rule of a pen, its points, and its position. */
export function about(model: Table, thing: Thing): About | undefined {
  const pen = model.view.places.find((one): one is Pen => one === thing.pen);
  if (!pen) return undefined;
  return {
    title: model.word('pen', pen),
    lines: [model.word('sign', pen), ...(pen === 'river' ? [] : [model.word('where', pen)])],
  };
}

/** A species. Only one has a rule of its own. */
export const aboutDino = (model: Table, species: Dino): About => ({
  title: model.word('dino', species),
  lines: species === 'trex' ? [model.word('rule', 'trex')] : [],
});
