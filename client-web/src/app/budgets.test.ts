import { expect, test } from 'vitest';
import budgets from '../../e2e/budgets.json';
import { PAGES } from '../../scripts/pages.ts';

test('every page has a limit for what its first visit loads', () => {
  expect([...new Set(budgets.map(({ route }) => route))].sort()).toEqual(Object.keys(PAGES).sort());
});
