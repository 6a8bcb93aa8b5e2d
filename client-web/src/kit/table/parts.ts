/** What is told beside the board. */
export const PARTS = ['score', 'log', 'chat'] as const;
export type Part = (typeof PARTS)[number];
