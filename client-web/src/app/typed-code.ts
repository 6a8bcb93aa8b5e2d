/**
 * The digits of a code that somebody typed or pasted: Japanese keyboards write digits of full width, and mail programs
 * and people put blanks or hyphens between groups. Anything else stays, so that the server says what is wrong.
 */
export const typedCode = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Dash}ー]/gu, '');
