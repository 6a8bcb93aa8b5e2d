import { RATED_MATCHES, type Rating } from '../../gen/protocol';
import { number } from '../../i18n/format';
import { inRatings } from '../../i18n/ratings';

/** A rating in words: the points and how far they may be off, or how many rated matches there are yet. */
export const ratingWords = ({ matches, known }: Rating): string =>
  known
    ? inRatings('rating-value', { points: number(known.points), deviation: number(known.deviation) })
    : inRatings('rating-few', { n: matches, all: RATED_MATCHES });

/** What a match has changed, with its sign. */
export const changeWords = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : '±'}${number(Math.abs(change))}`;
