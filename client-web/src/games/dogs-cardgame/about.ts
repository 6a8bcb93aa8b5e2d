import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/listed';
import { dogName, effectOf, PEOPLE, signOf, type Table } from './kennel';

/** What a thing on the table is and does. */
export function about(stage: Table, thing: Thing): About | undefined {
  const { dog, character } = thing;
  if (typeof dog === 'number') {
    const sign = signOf(stage.view, dog);
    return { title: dogName(stage, dog), lines: sign ? [stage.word('about', sign)] : [] };
  }
  const person = PEOPLE.find((one) => one === character);
  if (person)
    return {
      title: stage.word('character', person),
      lines: [stage.word('effect', effectOf(stage.view, person))],
    };
  return undefined;
}
