import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../scripts/texts';
import { dueHint, quietHints, type Hint, type Situation } from './hints';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const gen = fileURLToPath(new URL('../../gen', import.meta.url));
const modules = import.meta.glob<{ default: readonly Hint[] }>('../../games/*/lesson.ts');
const keys = import.meta.glob<{ SHEET: readonly string[]; KEYS: { lines: readonly string[] } }>(
  '../../gen/*-keys.ts',
  { eager: true },
);
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
    }
  });

  test('points at areas that have a name', () => {
    const { texts } = textsOf(join(games, game, 'texts', 'en.ftl'));
    for (const { at } of hints)
      if (at && at !== 'first-round') expect(texts).toHaveProperty(`${game}-area-${at.area}`);
  });

  test('has its learner do all that a hint waits for', () => {
    const folder = game === 'dogs-o-socio' ? 'dogs/socio' : game.replaceAll('-', '_');
    const script = JSON.parse(readFileSync(join(SCRIPTS, folder, 'lesson.json'), 'utf8')) as {
      actions: [number, { do: string }][];
    };
    const done = new Set(script.actions.filter(([seat]) => seat === 0).map(([, action]) => action.do));
    const awaited = hints.flatMap(({ when }) => ('verb' in when ? [when.verb] : []));
    expect(awaited.filter((verb) => !done.has(verb) && !NOT_BY_HAND.includes(verb))).toEqual([]);
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
