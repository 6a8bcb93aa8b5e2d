import { describe, expect, test } from 'vitest';
import { PAUSES, Stepper } from './stepper.svelte';

const at = (step: number) => new Stepper(3, 9, step);

describe('steps', () => {
  test('begin where they are asked to, as far as there is such a step', () => {
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

  test('can be followed one by one, but not when they are leapt over', () => {
    const stepper = at(4);
    stepper.to(5);
    expect(stepper.followed).toBe(true);
    stepper.to(4);
    expect(stepper.followed).toBe(false);
    stepper.to(9);
    expect(stepper.followed).toBe(false);
  });
});

describe('keys', () => {
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
    expect(stepper.plays).toBe(true);
    stepper.key(' ');
    expect(stepper.plays).toBe(false);
  });

  test('others mean nothing here', () => {
    const stepper = at(5);
    expect(['a', 'Enter', 'ArrowUp', 'constructor'].map((key) => stepper.key(key))).toEqual(
      Array(4).fill(false),
    );
    expect(stepper.at).toBe(5);
  });
});

describe('by itself', () => {
  test('it goes on to the end and stops there', () => {
    const stepper = at(7);
    stepper.toggle();
    stepper.next();
    expect([stepper.at, stepper.plays]).toEqual([8, true]);
    stepper.next();
    expect([stepper.at, stepper.plays]).toEqual([9, false]);
  });

  test('from the end it begins anew', () => {
    const stepper = at(9);
    stepper.toggle();
    expect([stepper.at, stepper.plays]).toEqual([3, true]);
  });

  test('whoever steps takes over', () => {
    const stepper = at(5);
    stepper.toggle();
    stepper.to(4);
    expect(stepper.plays).toBe(false);
    expect(stepper.pause).toBeUndefined();
  });

  test('it goes as fast as one likes', () => {
    const stepper = at(5);
    stepper.toggle();
    expect(stepper.pause).toBe(PAUSES.normal);
    stepper.speed = 'fast';
    expect(stepper.pause).toBe(PAUSES.fast);
  });

  test('a match of one step has nowhere to go', () => {
    const stepper = new Stepper(1, 1, 1);
    stepper.toggle();
    expect([stepper.at, stepper.plays]).toEqual([1, false]);
  });
});
