import { expect, test } from 'vitest';
import { drawing } from './draw';
import { markup } from './symbols';

const dot = { symmetry: 'odd', tone: 'coat', points: '10,10 20,10 20,20', solid: true } as const;

test('a drawing names its own clip, and only where it needs one', () => {
  const tones = { coat: '#c08', ink: '#222' };
  const plain = markup(drawing([dot], tones), 'a');
  expect(plain).not.toContain('clip');
  const clipped = markup(drawing([dot, { ...dot, inside: true }], tones, { clip: [dot] }), 'b');
  expect(clipped).toContain('<clipPath id="b-clip">');
  expect(clipped.match(/url\(#b-clip\)/g)).toHaveLength(1);
});

test('colours are those of the tones', () => {
  const lines = markup(drawing([dot, { ...dot, line: 3 }], { coat: '#c08', ink: '#222' }), 'c');
  expect(lines).toContain('fill="#c08"');
  expect(lines).toContain('fill="none" stroke="#c08" stroke-width="3"');
  expect(lines).toContain('fill="#222" stroke="#222"');
});
