/** The tones that every breed must define. */
type RequiredTone = 'coat' | 'shade' | 'pale' | 'ink';
type DefaultTone = 'mark' | 'iris' | 'nose' | 'dark' | 'white' | 'tongue' | 'toy' | 'toy2';

export type Tone = RequiredTone | DefaultTone;
export type Tones = Record<RequiredTone, string> & Partial<Record<DefaultTone, string>>;

export const defaultTones: Record<DefaultTone, string> = {
  mark: '#3d322d',
  iris: '#2b211f',
  nose: '#2b211f',
  dark: '#4a2020',
  white: '#ffffff',
  tongue: '#e9808a',
  toy: '#d8455f',
  toy2: '#fff0d8',
};
