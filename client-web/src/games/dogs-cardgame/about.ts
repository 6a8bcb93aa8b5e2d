import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import { dogName, effectOf, PEOPLE, signOf, type Table } from './kennel';

export function about(model: Table, thing: Thing): About | undefined {
  const { dog, character } = thing;
  if (typeof dog === 'number') {
    const sign = signOf(model.view, dog);
    return { title: dogName(model, dog), lines: sign ? [model.word('about', sign)] : [] };
  }
  const person = PEOPLE.find((one) => one === character);
  if (person)
    return {
      title: model.word('character', person),
      lines: [model.word('effect', effectOf(model.view, person))],
    };
  return undefined;
}
