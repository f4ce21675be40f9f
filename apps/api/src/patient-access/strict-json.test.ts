import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { parseStrictJson } from './strict-json.ts';

const parse = (text: string) => parseStrictJson(Buffer.from(text));

test('what has no name twice is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = JSON.stringify(value, undefined, 1);
      if (/"(__proto__|constructor|prototype)"/.test(text)) return;
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 300 },
  );
});

test.each([
  '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}',
  '{"a":"\\"a\\":1,\\"a\\"","b":"{\\\\"}',
  ' { "a" : [ ] , "b" : { } , "c" : "" } ',
  '{"a":"}{][,\\u0022"}',
  '[1,"a","a"]',
  '{"a":"\\\\","b":"\\\\\\"","c":"\\\\\\\\"}',
])('%s is fine', (text) => {
  expect(parse(text)).toEqual(JSON.parse(text));
});

test.each([
  ['the same name twice', '{"a":1,"a":1}'],
  ['further down', '{"x":[{"y":{"a":1,"b":2,"a":3}}]}'],
  ['in another spelling', '{"a":1,"\\u0061":2}'],
  ['after a string with a quotation mark', '{"b":"\\"","a":1,"a":2}'],
  ['after a nested object', '{"a":{"b":1},"a":2}'],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['__proto__ in another spelling', '{"\\u005f_proto__":1}'],
  ['constructor', '{"a":{"constructor":{"prototype":1}}}'],
  ['nothing', ''],
  ['cut off', '{"a":"'],
  ['cut off in an escape', '{"a":"\\'],
  ['a control character', '{"a":"\u0001"}'],
  ['two values', '{}{}'],
  ['a comment', '{/**/}'],
  ['XML', '<Patient/>'],
])('%s is refused', (_what, text) => {
  expect(() => parse(text)).toThrow(Refusal);
});

test('bytes that are not UTF-8 are refused', () => {
  expect(() => parseStrictJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(Refusal);
});
