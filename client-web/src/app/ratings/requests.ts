import type { Ladder, OwnRating } from '../../gen/protocol';
import { ask } from '../../net/http';

/** Who plays a game how well, on the server or in a circle of the user. */
export const ladder = (game: string, circle: string | undefined) => {
  const query = new URLSearchParams({ game, ...(circle !== undefined && { circle }) });
  return ask<Ladder>('GET', `/ratings?${query}`);
};

/** The ratings of the user. */
export const ownRatings = () => ask<OwnRating[]>('GET', '/me/ratings');
