import { expect, test } from 'vitest';
import { idsIn } from './board-image';

test('drawings and clips that a markup refers to are found', () => {
  const markup =
    '<use href="#drawing-3"></use><g clip-path="url(#drawing-3-clip)" style="fill: url(&quot;#sky&quot;)"></g>';
  expect(idsIn(markup)).toEqual(['drawing-3', 'drawing-3-clip', 'sky']);
});
