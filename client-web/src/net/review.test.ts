import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewNews } from '../gen/protocol';
import { Review } from './review.svelte';
import type { Outcome, RoomRequest } from './room-request';

const ID = '0f0c1c5e-93d1-4b7a-9d7e-0123456789ab';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page that shows a match at a step, and a server that answers when it is told to. */
function opened(at = 3) {
  const page = { at };
  const asked: { request: RoomRequest; answer: (outcome: Outcome) => void }[] = [];
  const connection = {
    join: () => () => {},
    rejoin: () => {},
    request: (_: string, request: RoomRequest) =>
      new Promise<Outcome>((answer) => void asked.push({ request, answer })),
  };
  const review = new Review(connection, ID, { at: () => page.at, go: (step) => go(step) });
  const go = (step: number) => {
    page.at = step;
    review.looked(step);
  };
  const hear = (news: ReviewNews) => review.receive({ t: 'review', room: ID, news });
  const state = (step: number, leader: string, you?: string) =>
    hear({
      what: 'state',
      match: 'm',
      step,
      leader,
      here: [leader],
      watching: 0,
      people: { ana: { name: 'Ana' }, ben: { name: 'Ben' } },
      ...(you !== undefined && { you }),
    });
  const shown = () => asked.map(({ request }) => (request.t === 'review' ? request.change : request.t));
  const answered = async () => {
    asked.at(-1)!.answer({ ok: true, version: 0 });
    await vi.runAllTimersAsync();
  };
  return { review, page, go, hear, state, shown, answered };
}

test('whoever does not lead sees what the leader shows, may look elsewhere, and comes back', () => {
  const { review, page, go, hear, state, shown } = opened();
  state(7, 'ana', 'ben');
  expect([page.at, review.following, review.leads]).toEqual([7, true, false]);
  hear({ what: 'step', step: 8 });
  expect(page.at).toBe(8);
  go(2);
  expect(review.following).toBe(false);
  hear({ what: 'step', step: 9 });
  expect([page.at, review.step]).toEqual([2, 9]);
  review.follow();
  expect([page.at, review.following]).toEqual([9, true]);
  expect(shown()).toEqual([]);
});

test('the leader shows the latest step, and leaves out those in between', async () => {
  const { review, page, go, hear, state, shown, answered } = opened();
  state(5, 'ana', 'ana');
  expect([page.at, review.leads]).toEqual([5, true]);
  for (const step of [6, 7, 8]) go(step);
  expect(shown()).toEqual([{ do: 'show', step: 6 }]);
  hear({ what: 'step', step: 6 });
  expect(page.at).toBe(8);
  await answered();
  expect(shown().at(-1)).toEqual({ do: 'show', step: 8 });
  // Back to where the others are, while another step is on its way.
  go(6);
  hear({ what: 'step', step: 8 });
  await answered();
  expect(shown().at(-1)).toEqual({ do: 'show', step: 6 });
});

test('after a break the leader shows where they are, and whoever has lost the lead follows', () => {
  const { review, page, go, state, shown } = opened();
  state(5, 'ana', 'ana');
  review.lost();
  expect(review.live).toBe(false);
  page.at = 12;
  state(5, 'ana', 'ana');
  expect([page.at, shown().at(-1)]).toEqual([12, { do: 'show', step: 12 }]);
  state(12, 'ben');
  expect([review.leads, review.you]).toEqual([false, 'ana']);
  go(3);
  expect(review.following).toBe(false);
});

test('what is pointed at is shown for two seconds, of each the latest', async () => {
  const { review, hear, state } = opened();
  state(5, 'ana', 'ben');
  hear({ what: 'point', person: 'ana', area: 'mine', thing: 'piece:a' });
  hear({ what: 'point', person: 'ben', area: 'mine' });
  await vi.advanceTimersByTimeAsync(1_500);
  hear({ what: 'point', person: 'ana', area: 'hand' });
  expect(review.pointed.map(({ person, area }) => [person, area])).toEqual([
    ['ben', 'mine'],
    ['ana', 'hand'],
  ]);
  await vi.advanceTimersByTimeAsync(600);
  expect(review.pointed.map(({ person }) => person)).toEqual(['ana']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(review.pointed).toEqual([]);
});
