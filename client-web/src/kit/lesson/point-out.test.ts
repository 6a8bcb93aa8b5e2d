import { expect, test } from 'vitest';
import type { Outcome } from '../../net/room-request';
import type { ViewModel } from '../model/game';
import { askForSuggestion } from './point-out';

/** A table at decision 7, whose server gives these answers; what happens meanwhile is done before each. */
function table(...answers: (Outcome | ((model: { decision: number }) => Outcome))[]) {
  const shown: unknown[] = [];
  let asked = 0;
  const model = {
    decision: 7,
    room: {
      request: async () => {
        const answer = answers[asked++]!;
        return typeof answer === 'function' ? answer(model) : answer;
      },
    },
    selection: { suggest: (...what: unknown[]) => shown.push(what) },
  };
  return { model: model as unknown as ViewModel, shown, asked: () => asked };
}

const BUSY: Outcome = { ok: false, code: 'busy' };
const TOO_MANY: Outcome = { ok: false, code: 'too_many' };
const answer = (decision: number): Outcome => ({ ok: true, version: 0, decision, action: { do: 'pick' } });

test('while a bot is busy or was asked too often, it is asked again until it answers', async () => {
  const { model, shown, asked } = table(BUSY, TOO_MANY, answer(7));
  expect(await askForSuggestion(model)).toBe(true);
  expect([asked(), shown]).toEqual([3, [[7, { do: 'pick' }, undefined]]]);
});

test('a busy bot is not asked about a decision that is over', async () => {
  const over = (model: { decision: number }) => {
    model.decision = 8;
    return BUSY;
  };
  const { model, shown, asked } = table(over, answer(8));
  expect(await askForSuggestion(model)).toBe(undefined);
  expect([asked(), shown]).toEqual([1, []]);
});

test('what is suggested for another decision is not shown', async () => {
  const overtaken = (model: { decision: number }) => {
    model.decision = 8;
    return answer(7);
  };
  for (const late of [answer(6), answer(8), overtaken, { ok: false, code: 'stale' } as const]) {
    const { model, shown } = table(late);
    expect(await askForSuggestion(model)).toBe(undefined);
    expect(shown).toEqual([]);
  }
});

test('what leads beyond the lesson is not shown where only the lesson is asked for', async () => {
  const { model, shown } = table(answer(7));
  expect(await askForSuggestion(model, true)).toBe(false);
  expect(shown).toEqual([]);
});
