import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestStart, sniffType } from './sniff-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each<[string, Uint8Array, string | undefined]>([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a JPEG', bytes('\u00ff\u00d8\u00ff\u00e0'), 'image/jpeg'],
  ['a PNG', bytes('\u0089PNG\r\n\u001a\n'), 'image/png'],
  ['a WebP', bytes('RIFF\u0000\u0000\u0000\u0000WEBP'), 'image/webp'],
  ['a web page', bytes('<!doctype html>'), undefined],
  ['a drawing with a script', bytes('<svg xmlns="'), undefined],
  ['a PDF after a web page', bytes('<html>%PDF-1.7'), undefined],
  ['nothing', bytes(''), undefined],
])('%s', (_what, head, type) => {
  expect(sniffType(head)).toBe(type);
});

test('whatever begins like markup is none of them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: longestStart }), (rest) => {
      expect(sniffType(Uint8Array.from([0x3c, ...rest.slice(0, 6)]))).toBeUndefined();
    }),
  );
});
