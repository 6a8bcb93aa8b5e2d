import { expect, test } from 'vitest';
import { spread, spreadOut } from './choices';
import type { RoomDocument } from './document';

test('a list in a field stands for each of the things in it', () => {
  const plain = { action: { do: 'enough' } };
  const gathered = {
    action: { do: 'commit', dino: 'trex', pen: ['woods', 'river'], aside: ['a', 'b'] },
    costs: { food: 1 },
  };
  const one = (pen: string, aside: string) => ({
    action: { do: 'commit', dino: 'trex', pen, aside },
    costs: { food: 1 },
  });
  expect(spread([plain, gathered], 'action')).toEqual([
    plain,
    one('woods', 'a'),
    one('woods', 'b'),
    one('river', 'a'),
    one('river', 'b'),
  ]);
});

test('a document without such lists stays the same object', () => {
  const ask = { wanted: { key: 'pick' }, choices: [{ action: { do: 'pick', dino: 'trex' } }] };
  const table = {} as RoomDocument['table'];
  const document: RoomDocument = { table, you: { seat: 0, decision: 3, ask } };
  expect(spreadOut(document)).toBe(document);
  expect(spreadOut({ table })).toEqual({ table });

  const list = [{ action: { do: 'pick', dino: ['trex', 'diplo'] } }] as unknown as typeof ask.choices;
  const gathered = { ...document, you: { ...document.you!, ask: { ...ask, choices: list } } };
  const spreaded = spreadOut(gathered);
  expect(spreaded.you!.ask!.choices.map(({ action }) => action.dino)).toEqual(['trex', 'diplo']);
  expect(spreadOut(spreaded)).toBe(spreaded);
});

test('what is barred for one reason is spread out, too', () => {
  const why = { key: 'barred_full' };
  const barred = [{ what: { pen: ['king', 'trio'] as unknown as string }, why }];
  const ask = { wanted: { key: 'place' }, choices: [], barred };
  const table = {} as RoomDocument['table'];
  expect(spreadOut({ table, you: { seat: 0, decision: 3, ask } }).you!.ask!.barred).toEqual([
    { what: { pen: 'king' }, why },
    { what: { pen: 'trio' }, why },
  ]);
});
