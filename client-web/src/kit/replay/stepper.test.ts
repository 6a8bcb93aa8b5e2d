import { describe, expect, test } from 'vitest';
import { Stepper } from './stepper.svelte';

const at = (step: number) => new Stepper(3, 9, step);

describe('steps', () => {
  test('begin at the requested step, or the nearest one', () => {
    expect(at(5).at).toBe(5);
    expect(at(1).at).toBe(3);
    expect(at(99).at).toBe(9);
  });

  test('go forward and back and no further than there are steps', () => {
    const stepper = at(8);
    stepper.to(stepper.at + 1);
    expect([stepper.at, stepper.atLast]).toEqual([9, true]);
    stepper.to(stepper.at + 1);
    expect(stepper.at).toBe(9);
    stepper.to(0);
    expect([stepper.at, stepper.atFirst]).toEqual([3, true]);
  });

  test('can be animated one by one, but not across several', () => {
    const stepper = at(4);
    stepper.to(5);
    expect(stepper.animates).toBe(true);
    stepper.to(4);
    expect(stepper.animates).toBe(false);
    stepper.to(9);
    expect(stepper.animates).toBe(false);
  });
});

describe('stops', () => {
  test('lead from one step that is looked for to the next, and to both ends', () => {
    const stepper = at(5);
    stepper.stops = [4, 6, 8];
    const seen = (go: () => void) => Array.from({ length: 3 }, () => (go.call(stepper), stepper.at));
    expect(seen(stepper.forward)).toEqual([6, 8, 9]);
    expect(seen(stepper.back)).toEqual([8, 6, 4]);
    stepper.back();
    expect(stepper.at).toBe(3);
  });

  test('are where playback stops', () => {
    const stepper = at(5);
    stepper.stops = [7];
    stepper.toggle();
    stepper.next();
    expect([stepper.at, stepper.playing]).toEqual([7, true]);
    stepper.next();
    expect([stepper.at, stepper.playing]).toEqual([9, false]);
  });

  test('nobody sees pieces move that would be on their way when the next step comes', () => {
    const stepper = at(3);
    stepper.toggle();
    stepper.speed = 4;
    stepper.next();
    expect(stepper.animates).toBe(false);
    stepper.speed = 1;
    stepper.next();
    expect(stepper.animates).toBe(true);
  });
});

describe('keys', () => {
  test('pages lead from round to round', () => {
    const stepper = at(5);
    stepper.rounds = [4, 7];
    expect(['PageDown', 'PageDown', 'PageUp'].map((key) => (stepper.key(key), stepper.at))).toEqual([
      7, 9, 7,
    ]);
  });

  test.each([
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['Home', 3],
    ['End', 9],
  ])('%s', (key, step) => {
    const stepper = at(5);
    expect(stepper.key(key)).toBe(true);
    expect(stepper.at).toBe(step);
  });

  test('the space bar begins and stops', () => {
    const stepper = at(5);
    stepper.key(' ');
    expect(stepper.playing).toBe(true);
    stepper.key(' ');
    expect(stepper.playing).toBe(false);
  });

  test('others are ignored', () => {
    const stepper = at(5);
    expect(['a', 'Enter', 'ArrowUp', 'constructor'].map((key) => stepper.key(key))).toEqual(
      Array(4).fill(false),
    );
    expect(stepper.at).toBe(5);
  });
});

describe('playback', () => {
  test('goes on to the end and pauses there', () => {
    const stepper = at(7);
    stepper.toggle();
    stepper.next();
    expect([stepper.at, stepper.playing]).toEqual([8, true]);
    stepper.next();
    expect([stepper.at, stepper.playing]).toEqual([9, false]);
  });

  test('starts from the beginning when it is at the end', () => {
    const stepper = at(9);
    stepper.toggle();
    expect([stepper.at, stepper.playing]).toEqual([3, true]);
  });

  test('is paused by stepping', () => {
    const stepper = at(5);
    stepper.toggle();
    stepper.to(4);
    expect(stepper.playing).toBe(false);
    expect(stepper.pause).toBeUndefined();
  });

  test('has a selectable speed', () => {
    const stepper = at(5);
    stepper.toggle();
    expect(stepper.pause).toBe(1_200);
    stepper.speed = 16;
    expect(stepper.pause).toBe(75);
  });

  test('does not start in a match of one step', () => {
    const stepper = new Stepper(1, 1, 1);
    stepper.toggle();
    expect([stepper.at, stepper.playing]).toEqual([1, false]);
  });
});
