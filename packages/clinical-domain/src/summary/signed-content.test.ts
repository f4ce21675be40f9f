import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedContent } from './signed-content.ts';

test('the order of names and the signature itself make no difference', () => {
  const one = { b: [{ d: 1, c: 'ट' }], a: 1e21, signature: { data: 'x' } };
  expect(signedContent(one)).toBe('{"a":1e+21,"b":[{"c":"ट","d":1}]}');
  expect(signedContent({ a: 1e21, b: [{ c: 'ट', d: 1 }] })).toBe(signedContent(one));
});

test('anything else does: a signature deeper inside, the order of a list, a name that objects have by themselves', () => {
  const texts = [
    '{"a":[1,2]}',
    '{"a":[2,1]}',
    '{"a":{"signature":1}}',
    '{"__proto__":{"a":1}}',
    '{"a":{}}',
    '{}',
  ];
  const contents = texts.map((text) => signedContent(JSON.parse(text) as object));
  expect(new Set(contents).size).toBe(texts.length);
});

test('what is read back from it is what was written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
      const text = signedContent(document);
      const { signature: _, ...rest } = document;
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(rest)));
      expect(signedContent(JSON.parse(text) as object)).toBe(text);
    }),
  );
});
