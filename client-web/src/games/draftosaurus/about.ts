import type { Pen } from '../../gen/draftosaurus';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/listed';
import type { Table } from './zoo';

/** What a pen asks for and brings, and where it lies. */
export function about(model: Table, thing: Thing): About | undefined {
  const pen = model.view.places.find((one): one is Pen => one === thing.pen);
  if (!pen) return undefined;
  return {
    title: model.word('pen', pen),
    lines: [model.word('sign', pen), ...(pen === 'river' ? [] : [model.word('where', pen)])],
  };
}
