import { beforeEach, expect, test } from 'vitest';
import type { Ask, Line } from '../../gen/games';
import type { Action } from '../../net/document';
import type { Outcome } from '../../net/socket';
import { Selection } from './selection.svelte';

let ask: Ask<Action> | undefined;
let decision: number;
let busy: boolean;
let away: boolean;
let sent: Action[];
let refused: (Line | undefined)[];
let answer: (action: Action) => Outcome;
let verbs: string[];
let selection: Selection;

const pick: Ask<Action> = {
  wanted: { key: 'pick' },
  choices: [{ action: { do: 'pick', dino: 'trex' } }, { action: { do: 'pick', dino: 'stegosaurus' } }],
};
const waiting: Ask<Action> = { wanted: { key: 'chosen' }, choices: [{ action: { do: 'reconsider' } }] };

beforeEach(() => {
  ask = pick;
  decision = 1;
  busy = false;
  away = false;
  sent = [];
  verbs = [];
  refused = [];
  answer = () => ({ ok: true, version: 1 });
  selection = new Selection({
    ask: () => ask,
    decision: () => decision,
    busy: () => busy,
    away: () => away,
    act: async (action) => {
      sent.push(action);
      return answer(action);
    },
    say: ({ key }) => key,
    verbs: () => verbs,
    refused: (why) => refused.push(why),
  });
});

test('what is pointed at is sent', async () => {
  await selection.point({ dino: 'trex' });
  expect(sent).toEqual([{ do: 'pick', dino: 'trex' }]);
});

test('pointing at the board again takes the choice back and makes the other one', async () => {
  ask = waiting;
  answer = (action) => {
    if (action.do === 'reconsider') {
      ask = pick;
      decision = 2;
    }
    return { ok: true, version: 2 };
  };
  await selection.point({ dino: 'stegosaurus' });
  expect(sent).toEqual([{ do: 'reconsider' }, { do: 'pick', dino: 'stegosaurus' }]);
});

test('what could not have been chosen does not cost the choice that waits', async () => {
  await selection.point({ dino: 'trex' });
  ask = waiting;
  sent = [];
  expect(selection.highlight({ dino: 'stegosaurus' })).toBe('instead');
  expect(selection.highlight({ dino: 'spinosaurus' })).toBeUndefined();
  await selection.point({ dino: 'spinosaurus' });
  expect(sent).toEqual([]);
  expect(refused).toEqual([undefined]);
});

test('too late to take it back: nothing else is sent', async () => {
  ask = waiting;
  answer = () => ({ ok: false, code: 'stale' });
  await selection.point({ dino: 'stegosaurus' });
  expect(sent).toEqual([{ do: 'reconsider' }]);
});

test('while an answer is on its way the table stays as it is, and nothing is sent', async () => {
  busy = true;
  expect(selection.lit({ dino: 'trex' })).toBe(true);
  expect(selection.open).toBe(false);
  await selection.point({ dino: 'trex' });
  expect(sent).toEqual([]);
});

test('where nobody answers nothing glows and nothing is sent', async () => {
  away = true;
  expect(selection.lit({ dino: 'trex' })).toBe(false);
  await selection.point({ dino: 'trex' });
  expect(sent).toEqual([]);
});

test('what was picked for one question is no answer to the next', async () => {
  ask = { ...pick, choices: [{ action: { do: 'x', a: 1, b: 1 } }, { action: { do: 'x', a: 1, b: 2 } }] };
  await selection.point({ a: 1 });
  expect(selection.picked).toEqual({ a: 1 });
  decision = 2;
  expect(selection.picked).toEqual({});
});

test('a choice that gives something up is asked about once', async () => {
  const end = { action: { do: 'end' }, confirm: { key: 'still_to_do' } };
  ask = { wanted: { key: 'turn' }, choices: [end, { action: { do: 'draw' } }] };
  await selection.point({ do: 'end' });
  expect(sent).toEqual([]);
  expect(selection.confirming).toBe(end);
  await selection.choose(end);
  expect(sent).toEqual([{ do: 'end' }]);
});

test('the impossible is refused with the reason the game gives', async () => {
  await selection.point({ dino: 'unknown' });
  expect(refused).toEqual([undefined]);
  expect(sent).toEqual([]);
});

test('what a button begins is not begun by pointing at a thing', async () => {
  verbs = ['give'];
  const dogs = [3, 4].map((dog) => ({ action: { do: 'give', dog } }));
  ask = { wanted: { key: 'turn' }, choices: [...dogs, { action: { do: 'end' } }] };
  expect(selection.verbs).toEqual(['give']);
  expect(selection.highlight({ dog: 3 })).toBeUndefined();
  await selection.point({ do: 'give' });
  expect(sent).toEqual([]);
  expect(selection.lit({ dog: 3 })).toBe(true);
  await selection.point({ dog: 3 });
  expect(sent).toEqual([{ do: 'give', dog: 3 }]);
});

test('what a button begins and is impossible has no button', () => {
  verbs = ['give'];
  expect(selection.verbs).toEqual([]);
  expect(selection.highlight({ dino: 'trex' })).toBe('next');
});

test('what a button has to begin is not meant before it is pressed', async () => {
  verbs = ['train'];
  const [walk, train] = ['walk', 'train'].map((what) => ({ action: { do: what, dog: 'd01' } }));
  const other = { action: { do: 'train', dog: 'd02' } };
  ask = { wanted: { key: 'play' }, choices: [walk!, { action: { do: 'walk', dog: 'd03' } }, train!, other] };
  await selection.point({ dog: 'd01' });
  expect(sent).toEqual([{ do: 'walk', dog: 'd01' }]);
  sent = [];
  decision = 2;
  await selection.point({ do: 'train' });
  await selection.point({ dog: 'd01' });
  expect(sent).toEqual([{ do: 'train', dog: 'd01' }]);
});

test('a button that begins something does not end it, even if there is nothing to choose', async () => {
  verbs = ['learn'];
  ask = { wanted: { key: 'play' }, choices: [{ action: { do: 'learn', trick: 't01' } }] };
  await selection.point({ do: 'learn' });
  expect(sent).toEqual([]);
  expect(selection.begun).toBe('learn');
  await selection.point({ trick: 't01' });
  expect(sent).toEqual([{ do: 'learn', trick: 't01' }]);
});
