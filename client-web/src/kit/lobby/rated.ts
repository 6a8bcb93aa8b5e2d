import type { TableRatings } from '../../gen/protocol';
import { ask } from '../../net/http';
import { ratingWords } from '../ui/rating';

/** The ratings of those who sit at a rated table, in words; nothing if they cannot be read. */
export async function ratingsBySeat(room: string): Promise<Record<number, string> | undefined> {
  const found = await ask<TableRatings>('GET', `/tables/${room}/ratings`).catch(() => undefined);
  const words = Object.entries(found?.seats ?? {}).map(([seat, { rating }]) => [seat, ratingWords(rating)]);
  return found && Object.fromEntries(words);
}
