import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssText, markup } from './markup.ts';

test('what is filled in is shown as it is written', () => {
  expect(markup`<p title="${'"'}">${'<b>Sita & Ram</b>'}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;Sita &amp; Ram&lt;/b&gt;</p>',
  );
});

test('pieces are joined, and nothing is left where there is none', () => {
  expect(markup`<ul>${['a', 'b'].map((item) => markup`<li>${item}</li>`)}${undefined}</ul>`.text).toBe(
    '<ul><li>a</li><li>b</li></ul>',
  );
});

test('no text ends the place that it is filled into', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[<>"'&;:/\\@(){}=!# \nabर\u202e-]*$/), (text) => {
      expect(markup`${text}`.text).not.toMatch(/[<>"']/);
      expect(cssText(text).text).toMatch(/^"(?:[A-Za-z0-9 ]|\\[0-9a-f]+ )*"$/);
    }),
  );
});
