/** What a breed must name itself. */
type Own = 'coat' | 'shade' | 'pale' | 'ink';
type Usual = 'mark' | 'iris' | 'nose' | 'dark' | 'white' | 'tongue' | 'toy' | 'toy2';

export type Tone = Own | Usual;
export type Tones = Record<Own, string> & Partial<Record<Usual, string>>;

export const usual: Record<Usual, string> = {
  mark: '#3d322d',
  iris: '#2b211f',
  nose: '#2b211f',
  dark: '#4a2020',
  white: '#ffffff',
  tongue: '#e9808a',
  toy: '#d8455f',
  toy2: '#fff0d8',
};
