import type { Code, Failure, GameInfo, Invitation, Me, NewTable, TableSummary } from '../gen/protocol';
import { guessServerTime } from './clock.svelte';

/** An HTTP request that the server refused, or did not answer (`offline`). */
export class Refused extends Error {
  constructor(readonly code: Code | 'offline') {
    super(code);
  }
}

/** Sends one request and returns the answer. With `keepalive` it is sent even if the page is left. Throws `Refused`. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { keepalive = false } = {},
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      keepalive,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refused('offline');
  }
  guessServerTime(answer.headers.get('date'));
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const failure = (await answer.json().catch(() => undefined)) as Failure | undefined;
  throw new Refused(failure?.code ?? (answer.status >= 502 ? 'offline' : 'internal'));
}

export const http = {
  me: () => ask<Me>('GET', '/me'),
  create: (name: string) => ask<Me>('POST', '/me', { name }),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  openTables: () => ask<TableSummary[]>('GET', '/tables'),
  myTables: () => ask<TableSummary[]>('GET', '/tables/mine'),
  newTable: (table: NewTable) => ask<TableSummary>('POST', '/tables', table),
  invitation: (room: string) => ask<Invitation>('GET', `/tables/${room}/invitation`),
};
