import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chosen, KINDS } from '../../../scripts/texts';
import { TAKE_BACK_VERBS } from '../../gen/games';
import type { RoomDocument } from '../../net/document';
import { sheetOf } from '../model/sheet';
import { askedNow, type GameRules, type Said } from './rules';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const gen = fileURLToPath(new URL('../../gen', import.meta.url));
const modules = import.meta.glob<{ default: GameRules }>('../../games/*/rules/index.ts');
const keys = import.meta.glob<{ SHEET: readonly string[] }>('../../gen/*-keys.ts', { eager: true });
const names = readdirSync(games).filter((name) => existsSync(join(games, name, 'rules', 'index.ts')));

/** The verbs of a game; those of an expansion are declared with its base game. */
function verbsOf(game: string): string[] {
  const own = join(gen, `${game}.ts`);
  const source = readFileSync(existsSync(own) ? own : join(gen, 'dogs.ts'), 'utf8');
  const types = existsSync(own) ? ['Action'] : ['Action', 'PartnerAction'];
  return types.flatMap((type) => {
    const declared = new RegExp(`export type ${type} =([\\s\\S]*?);\\n(\\n|$)`).exec(source)![1]!;
    return [...declared.matchAll(/\bdo: '(\w+)'/g)].map((found) => found[1]!);
  });
}

test('what is asked now is listed once, in the order of the actions', () => {
  const asked = { buy: ['shop', 'coins'], sell: ['shop'] };
  expect(askedNow({ asked }, ['sell', 'buy', 'end'])).toEqual(['shop', 'coins']);
});

test('every game has a rules page', () => {
  const all = readdirSync(games).filter((name) => existsSync(join(games, name, 'index.ts')));
  expect(names).toEqual(all);
});

describe.each(names)('the rules page of %s', async (game) => {
  const { default: rules } = await modules[`../../games/${game}/rules/index.ts`]!();
  const entries = rules.sections.flatMap(({ id, entries }) => entries.map((entry) => ({ id, entry })));
  const places = new Set([...rules.steps, ...entries.map(({ id, entry }) => `${id}/${entry.id}`)]);

  test('shows a turn in five pictures', () => {
    expect(rules.steps).toHaveLength(5);
    expect(new Set(rules.steps).size).toBe(5);
  });

  test.each(['en', 'pt-BR', 'ja'])('has all its texts in %s', (language) => {
    const { texts } = chosen(join(games, game, 'texts', `${language}.ftl`), KINDS.rules);
    const said: Said[] = [
      'name',
      'help-aim',
      rules.turn,
      ...rules.steps.flatMap((step) => [`help-step-${step}`, `help-step-${step}-text`]),
      ...rules.sections.flatMap(({ title, lead }) => (lead ? [title, lead] : [title])),
      ...entries.flatMap(({ entry }) => [entry.title, ...entry.says]),
    ];
    const missing = said.filter((key) => typeof key === 'string' && !(`${game}-${key}` in texts));
    expect(missing).toEqual([]);
  });

  test('names every thing once', () => {
    expect(places.size).toBe(rules.steps.length + entries.length);
    expect(rules.sections.every((section) => section.entries.length > 0)).toBe(true);
  });

  test('has something for every action, and nothing that does not exist', () => {
    const verbs = verbsOf(game).filter((verb) => !TAKE_BACK_VERBS.includes(verb));
    expect(verbs.filter((verb) => !rules.asked[verb]?.length)).toEqual([]);
    expect(Object.keys(rules.asked).filter((verb) => !verbs.includes(verb))).toEqual([]);
    expect(Object.values(rules.asked).flatMap((all) => all.filter((one) => !places.has(one)))).toEqual([]);
  });

  // The server has scored the examples: their points are those of the rules as long as nobody changes a file.
  test.each(((await rules.examples?.()) ?? []).map((example, n): [number, RoomDocument] => [n + 1, example]))(
    'shows a match that is over, whose points lead to its places (example %i)',
    (_, { table, scores }) => {
      const seats = Object.keys(table.seats).map(Number);
      const { SHEET } = keys[`../../gen/${game}-keys.ts`]!;
      const sheet = sheetOf(scores, undefined, SHEET, seats)!;
      expect(table.game).toBe(game);
      expect(table.status).toBe('over');
      expect(Object.keys(scores!).sort()).toEqual([...sheet.order].sort());
      for (const one of seats)
        for (const other of seats)
          if (table.places[one]! < table.places[other]!)
            expect(sheet.totals[one]).toBeGreaterThanOrEqual(sheet.totals[other]!);
      const winner = seats.find((seat) => table.places[seat] === 1)!;
      const lines = sheet.order.filter((line) => sheet.lines[line]?.[winner]?.points);
      expect(lines.length).toBeGreaterThanOrEqual(5);
    },
  );
});
