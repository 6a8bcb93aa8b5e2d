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

test('a choice is what has changed since the one before', () => {
  const choices = [
    { action: { do: 'lay', cell: 'a1', turn: 0 }, gains: { bone: 1 }, touches: 'a1 a2' },
    { action: { cell: 'b1' }, gains: { bone: null, food: 2 }, touches: 'b1 b2' },
    { action: { do: 'end', cell: null, turn: null }, gains: null, touches: null },
  ] as never;
  const table = {} as RoomDocument['table'];
  const document: RoomDocument = {
    table,
    you: { seat: 0, decision: 3, ask: { wanted: { key: 'lay' }, choices } },
  };
  expect(spreadOut(document).you!.ask!.choices).toEqual([
    { action: { do: 'lay', cell: 'a1', turn: 0 }, gains: { bone: 1 }, touches: 'a1 a2' },
    { action: { do: 'lay', cell: 'b1', turn: 0 }, gains: { food: 2 }, touches: 'b1 b2' },
    { action: { do: 'end' } },
  ]);
});

test('a patch that says nothing of choices stays as it is', () => {
  const patch = { you: { decision: 3 } };
  expect(spreadOut(patch as never)).toBe(patch);
  const gone = { you: { ask: null } };
  expect(spreadOut(gone as never)).toBe(gone);
  const table = {};
  expect(spreadOut({ table } as never)).toEqual({ table });
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
