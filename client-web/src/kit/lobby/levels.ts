import type { Level } from '../../gen/protocol';

/** The levels of bots, the weakest first. */
export const LEVELS = ['beginner', 'easy', 'good'] as const satisfies Level[];
