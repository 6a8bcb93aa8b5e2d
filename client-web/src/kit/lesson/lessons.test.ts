import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../scripts/texts';
import type { Action } from '../../net/document';
import { asksForChoice, dueHint, hintAbout, quietHints, type Hint, type Situation } from './hints';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const gen = fileURLToPath(new URL('../../gen', import.meta.url));
const modules = import.meta.glob<{ default: readonly Hint[] }>('../../games/*/lesson.ts');
const keys = import.meta.glob<{
  SHEET: readonly string[];
  KEYS: { lines: readonly string[]; advice: readonly string[] };
}>('../../gen/*-keys.ts', { eager: true });
const taught = readdirSync(games).filter((name) => existsSync(join(games, name, 'lesson.ts')));
/** Where the match of a lesson is written. */
const SCRIPTS = fileURLToPath(new URL('../../../../games/src', import.meta.url));
/** What whoever follows the hand never does: it lets the game lay out. */
const NOT_BY_HAND = ['done'];
const LANGUAGES = ['en', 'pt-BR', 'ja'];
/** A hint is read at a glance. */
const MOST_WORDS = 14;

const nothing: Situation = {
  prompt: undefined,
  myTurn: false,
  suggestion: undefined,
  advice: undefined,
  scored: [],
  refusedBy: undefined,
  round: 1,
  over: false,
};
const listed = (...verbs: string[]): Situation['prompt'] => ({
  line: { key: 'ask' },
  actions: verbs.map((verb) => ({ action: { do: verb } })),
});

test('a hint is due when its situation is there, and only until it was seen', () => {
  const hints: Hint[] = [
    { id: 'aim', when: { begins: true } },
    { id: 'buy', when: { verb: 'buy' } },
    { id: 'poor', when: { reason: 'coins' } },
  ];
  const now = { ...nothing, myTurn: true, prompt: listed('sell', 'buy') };
  expect(dueHint(hints, new Set(), now)?.id).toBe('aim');
  expect(dueHint(hints, new Set(['aim']), now)?.id).toBe('buy');
  expect(dueHint(hints, new Set(['aim', 'buy']), now)).toBe(undefined);
  expect(dueHint(hints, new Set(['aim', 'buy']), { ...now, refusedBy: 'coins' })?.id).toBe('poor');
});

test('of what is listed, the hint about what is suggested is due', () => {
  const hints: Hint[] = [
    { id: 'buy', when: { verb: 'buy' } },
    { id: 'sell', when: { verb: 'sell' } },
  ];
  const now = { ...nothing, myTurn: true, prompt: listed('sell', 'buy') };
  expect(dueHint(hints, new Set(), { ...now, suggestion: { do: 'sell' } })?.id).toBe('sell');
  expect(dueHint(hints, new Set(), { ...now, myTurn: false })).toBe(undefined);
});

test('a hint about what is chosen is due only with that', () => {
  const hints: Hint[] = [
    { id: 'fair', when: { verb: 'enter', with: { house: 'fair' } } },
    { id: 'reward', when: { advice: 'advice_reward' } },
  ];
  const now = { ...nothing, myTurn: true, prompt: listed('enter') };
  const entering = (house: string) => ({ ...now, suggestion: { do: 'enter', house } });
  expect(dueHint(hints, new Set(), entering('fair'))?.id).toBe('fair');
  expect(dueHint(hints, new Set(), entering('vet'))).toBe(undefined);
  expect(dueHint(hints, new Set(), { ...entering('vet'), advice: 'advice_reward' })?.id).toBe('reward');
});

test('what is read before a choice is not answered by it', () => {
  const when = { verb: 'enter' };
  expect(asksForChoice({ id: 'enter', when })).toBe(true);
  expect(asksForChoice({ id: 'cards', when, read: true })).toBe(false);
});

test('of the hints about an action the most exact one speaks again, and the last of several', () => {
  const hints: Hint[] = [
    { id: 'fair', when: { verb: 'enter', with: { house: 'fair' } } },
    { id: 'enter', when: { verb: 'enter' } },
    { id: 'cards', when: { verb: 'enter' }, read: true },
    { id: 'pick', when: { verb: 'pick' } },
    { id: 'plan', when: { verb: 'pick' } },
  ];
  const about = (action: { do: string; house?: string }) => hintAbout(hints, action)?.id;
  expect(about({ do: 'enter', house: 'fair' })).toBe('fair');
  expect(about({ do: 'enter', house: 'vet' })).toBe('enter');
  expect(about({ do: 'pick' })).toBe('plan');
  expect(about({ do: 'sell' })).toBe(undefined);
});

test('in other matches a lesson has no end, and says how to read what things do', () => {
  const hints: Hint[] = [
    { id: 'aim', when: { begins: true } },
    { id: 'buy', when: { verb: 'buy' } },
    { id: 'score', when: { round: 2 }, at: 'first-round' },
    { id: 'end', when: { over: true }, last: true },
  ];
  expect(quietHints(hints).map(({ id }) => id)).toEqual(['aim', 'hold', 'buy']);
});

describe.each(taught)('the lesson of %s', async (game) => {
  const { default: hints } = await modules[`../../games/${game}/lesson.ts`]!();
  const own = join(gen, `${game}.ts`);
  const actions = readFileSync(existsSync(own) ? own : join(gen, 'dogs.ts'), 'utf8');
  const { SHEET, KEYS } = keys[`../../gen/${game}-keys.ts`]!;

  test('names each hint once, and has an end', () => {
    const names = hints.map(({ id }) => id);
    expect(new Set(names).size).toBe(hints.length);
    // The server notes these beside the hints of the game.
    for (const general of ['hold', 'lesson']) expect(names).not.toContain(general);
    expect(hints.filter(({ last }) => last)).toHaveLength(1);
  });

  test('waits only for what the game has', () => {
    for (const { id, when } of hints) {
      if ('verb' in when) expect(actions, id).toContain(`do: '${when.verb}'`);
      if ('line' in when) expect(SHEET, id).toContain(when.line);
      if ('asked' in when) expect(KEYS.lines, id).toContain(when.asked);
      if ('reason' in when) expect(KEYS.lines, id).toContain(when.reason);
      if ('advice' in when) expect(KEYS.advice, id).toContain(when.advice);
    }
  });

  test('points at areas that have a name', () => {
    const { texts } = textsOf(join(games, game, 'texts', 'en.ftl'));
    for (const { at } of hints)
      if (at && at !== 'first-round') expect(texts).toHaveProperty(`${game}-area-${at.area}`);
  });

  const folder = game === 'dogs-o-socio' ? 'dogs/socio' : game.replaceAll('-', '_');
  const script = JSON.parse(readFileSync(join(SCRIPTS, folder, 'lesson.json'), 'utf8')) as {
    actions: [number, Action][];
  };
  const choices = script.actions.flatMap(([seat, action]) => (seat === 0 ? [action] : []));

  test('has its learner do all that a hint waits for', () => {
    const awaited = hints.filter(({ id, when }) => 'verb' in when && !NOT_BY_HAND.includes(id));
    const without = awaited.filter(
      ({ id, when }) => !choices.some((choice) => hintAbout([{ id, when }], choice)),
    );
    expect(without).toEqual([]);
  });

  test('has words for every choice of its learner, whether or not there is a reason', () => {
    expect(choices.filter((choice) => !hintAbout(hints, choice))).toEqual([]);
  });

  test.each(LANGUAGES)('says each hint in %s, and nothing else', (language) => {
    const { texts } = textsOf(join(games, game, 'texts', `${language}.ftl`));
    const wanted = hints.map(({ id }) => `${game}-lesson-${id}`);
    const said = wanted.filter((key) => key in texts);
    expect(said).toEqual(wanted);
    // An expansion need not say all that its base game says.
    const source = readFileSync(join(games, game, 'texts', `${language}.ftl`), 'utf8');
    const written = [...source.matchAll(/^([\w-]+-lesson-[\w-]+) =/gm)].map((found) => found[1]!);
    expect(written.filter((key) => !wanted.includes(key))).toEqual([]);
    if (language === 'en')
      for (const key of said)
        expect(String(texts[key]).split(' ').length, key).toBeLessThanOrEqual(MOST_WORDS);
  });
});
