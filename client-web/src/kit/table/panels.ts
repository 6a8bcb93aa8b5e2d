/** The panels beside the board. */
export const PANELS = ['score', 'log', 'chat'] as const;
export type Panel = (typeof PANELS)[number];
