import { beforeEach, expect, test } from 'vitest';
import type { Prompt, Line } from '../../gen/games';
import type { Action } from '../../net/document';
import type { Outcome } from '../../net/room-request';
import { Selection } from './selection.svelte';

let prompt: Prompt<Action> | undefined;
let decision: number;
let busy: boolean;
let away: boolean;
let sent: Action[];
let refused: (Line | undefined)[];
let answer: (action: Action) => Outcome;
let verbs: string[];
let selection: Selection;

const pick: Prompt<Action> = {
  line: { key: 'pick' },
  actions: [{ action: { do: 'pick', dino: 'trex' } }, { action: { do: 'pick', dino: 'stegosaurus' } }],
};
const waiting: Prompt<Action> = { line: { key: 'chosen' }, actions: [{ action: { do: 'reconsider' } }] };

beforeEach(() => {
  prompt = pick;
  decision = 1;
  busy = false;
  away = false;
  sent = [];
  verbs = [];
  refused = [];
  answer = () => ({ ok: true, version: 1 });
  selection = new Selection({
    prompt: () => prompt,
    decision: () => decision,
    busy: () => busy,
    offline: () => away,
    act: async (action) => {
      sent.push(action);
      return answer(action);
    },
    format: ({ key }) => key,
    verbs: () => verbs,
    onRefused: (why) => refused.push(why),
  });
});

test('a selected action is sent', async () => {
  await selection.select({ dino: 'trex' });
  expect(sent).toEqual([{ do: 'pick', dino: 'trex' }]);
});

test('selecting another thing replaces the waiting choice', async () => {
  prompt = waiting;
  answer = (action) => {
    if (action.do === 'reconsider') {
      prompt = pick;
      decision = 2;
    }
    return { ok: true, version: 2 };
  };
  await selection.select({ dino: 'stegosaurus' });
  expect(sent).toEqual([{ do: 'reconsider' }, { do: 'pick', dino: 'stegosaurus' }]);
});

test('selecting an impossible thing keeps the waiting choice', async () => {
  await selection.select({ dino: 'trex' });
  prompt = waiting;
  sent = [];
  expect(selection.highlight({ dino: 'stegosaurus' })).toBe('instead');
  expect(selection.highlight({ dino: 'spinosaurus' })).toBeUndefined();
  await selection.select({ dino: 'spinosaurus' });
  expect(sent).toEqual([]);
  expect(refused).toEqual([undefined]);
});

test('no other choice is sent when the first cannot be taken back', async () => {
  prompt = waiting;
  answer = () => ({ ok: false, code: 'stale' });
  await selection.select({ dino: 'stegosaurus' });
  expect(sent).toEqual([{ do: 'reconsider' }]);
});

test('while an action is unanswered the highlights stay, and nothing is sent', async () => {
  busy = true;
  expect(selection.isNext({ dino: 'trex' })).toBe(true);
  expect(selection.enabled).toBe(false);
  await selection.select({ dino: 'trex' });
  expect(sent).toEqual([]);
});

test('without a connection nothing is highlighted and nothing is sent', async () => {
  away = true;
  expect(selection.isNext({ dino: 'trex' })).toBe(false);
  await selection.select({ dino: 'trex' });
  expect(sent).toEqual([]);
});

test('a new question clears the selection', async () => {
  prompt = { ...pick, actions: [{ action: { do: 'x', a: 1, b: 1 } }, { action: { do: 'x', a: 1, b: 2 } }] };
  await selection.select({ a: 1 });
  expect(selection.picked).toEqual({ a: 1 });
  decision = 2;
  expect(selection.picked).toEqual({});
});

test('an action with a confirmation is sent only when it is confirmed', async () => {
  const end = { action: { do: 'end' }, confirm: { key: 'still_to_do' } };
  prompt = { line: { key: 'turn' }, actions: [end, { action: { do: 'draw' } }] };
  await selection.select({ do: 'end' });
  expect(sent).toEqual([]);
  // Choosing it once more, as a double click does, only asks again.
  await selection.choose(end);
  expect(sent).toEqual([]);
  expect(selection.confirming).toBe(end);
  await selection.confirm();
  expect(sent).toEqual([{ do: 'end' }]);
});

test("an impossible thing is refused with the game's reason", async () => {
  await selection.select({ dino: 'unknown' });
  expect(refused).toEqual([undefined]);
  expect(sent).toEqual([]);
});

test('a verb with a button does not start by selecting a thing', async () => {
  verbs = ['give'];
  const dogs = [3, 4].map((dog) => ({ action: { do: 'give', dog } }));
  prompt = { line: { key: 'turn' }, actions: [...dogs, { action: { do: 'end' } }] };
  expect(selection.verbs).toEqual(['give']);
  expect(selection.highlight({ dog: 3 })).toBeUndefined();
  await selection.select({ do: 'give' });
  expect(sent).toEqual([]);
  expect(selection.isNext({ dog: 3 })).toBe(true);
  await selection.select({ dog: 3 });
  expect(sent).toEqual([{ do: 'give', dog: 3 }]);
});

test('an impossible verb has no button', () => {
  verbs = ['give'];
  expect(selection.verbs).toEqual([]);
  expect(selection.highlight({ dino: 'trex' })).toBe('next');
});

test('actions with a button are ignored before it is pressed', async () => {
  verbs = ['train'];
  const [walk, train] = ['walk', 'train'].map((what) => ({ action: { do: what, dog: 'd01' } }));
  const other = { action: { do: 'train', dog: 'd02' } };
  prompt = { line: { key: 'play' }, actions: [walk!, { action: { do: 'walk', dog: 'd03' } }, train!, other] };
  await selection.select({ dog: 'd01' });
  expect(sent).toEqual([{ do: 'walk', dog: 'd01' }]);
  sent = [];
  decision = 2;
  await selection.select({ do: 'train' });
  await selection.select({ dog: 'd01' });
  expect(sent).toEqual([{ do: 'train', dog: 'd01' }]);
});

test("a verb's button never sends an action by itself", async () => {
  verbs = ['learn'];
  prompt = { line: { key: 'play' }, actions: [{ action: { do: 'learn', trick: 't01' } }] };
  await selection.select({ do: 'learn' });
  expect(sent).toEqual([]);
  expect(selection.activeVerb).toBe('learn');
  await selection.select({ trick: 't01' });
  expect(sent).toEqual([{ do: 'learn', trick: 't01' }]);
});

test('a thing that is dragged is selected alone, and sends nothing even if only one action has it', async () => {
  prompt = {
    line: { key: 'lay_out' },
    actions: [{ action: { do: 'put', dog: 1, to: 'bay_1' } }, { action: { do: 'lift', dog: 2 } }],
  };
  selection.clear();
  expect(selection.hold({ dog: 1 })).toBe(true);
  expect(selection.picked).toEqual({ dog: 1 });
  expect(sent).toEqual([]);
  await selection.select({ to: 'bay_1' });
  expect(sent).toEqual([{ do: 'put', dog: 1, to: 'bay_1' }]);
  expect(selection.hold({ dog: 3 })).toBe(false);
  busy = true;
  expect(selection.hold({ dog: 2 })).toBe(false);
});
