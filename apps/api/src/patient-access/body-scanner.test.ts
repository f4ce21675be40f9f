import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { limitsOf } from './body-limits.ts';
import { type BodyLimits, createBodyScanner } from './body-scanner.ts';

const small: BodyLimits = { bytes: 256 * 1024 };
const binary = limitsOf('PUT', '/r4/Binary/x', 3_000_000);
const bundle = limitsOf('POST', '/r4', 3_000_000);

/** The status of the refusal, or undefined; the text arrives in pieces of this length. */
function statusOf(text: string, limits = small, length = 65_536): number | undefined {
  const scan = createBodyScanner(limits);
  const bytes = Buffer.from(text);
  try {
    for (let at = 0; at < bytes.length; at += length) scan(bytes.subarray(at, at + length));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status;
  }
}

const many = (count: number, value: string) => `[${Array(count).fill(value).join(',')}]`;

test.each<[string, string, BodyLimits, number | undefined]>([
  ['256 KB of text', `"${'a'.repeat(256 * 1024 - 2)}"`, small, undefined],
  ['a byte more', `"${'a'.repeat(256 * 1024 - 1)}"`, small, 413],
  ['256 KB of spaces', ' '.repeat(256 * 1024 + 1), small, 413],
  ['4,999 objects in a list', many(4999, '{}'), small, undefined],
  ['5,000 objects in a list', many(5000, '{}'), small, 413],
  ['5,000 numbers', many(5000, '1'), small, 413],
  ['5,000 texts', many(5000, '""'), small, 413],
  ['5,000 words', many(5000, 'null'), small, 413],
  ['40 levels', '['.repeat(40) + ']'.repeat(40), small, undefined],
  ['41 levels', '['.repeat(41) + ']'.repeat(41), small, 400],
  ['41 levels of objects', '{"a":'.repeat(41), small, 400],
  ['brackets in a text', `"${'[{'.repeat(6000)}"`, small, undefined],
  ['brackets after an escaped mark', `"\\"${'['.repeat(6000)}"`, small, undefined],
  ['brackets after an escaped backslash', `"\\\\",${'['.repeat(50)}`, small, 400],
  ['a file', `{"resourceType":"Binary","data":"${'A'.repeat(4_000_000)}"}`, binary, undefined],
  ['a file that is too large', `{"data":"${'A'.repeat(4_000_004)}"}`, binary, 413],
  ['a file of escapes', `{"data":"${'\\n'.repeat(400_000)}"}`, binary, 413],
  ['a file under another name', `{"item":"${'A'.repeat(400_000)}"}`, binary, 413],
  ['a file further down', `{"item":{"data":"${'A'.repeat(400_000)}"}}`, binary, 413],
  ['a file in a list', `{"data":["${'A'.repeat(400_000)}"]}`, binary, 413],
  ['a file beside objects', `{"data":"AAAA","item":${many(5000, '{}')}}`, binary, 413],
  ['a file in a bundle', `{"entry":[{"resource":{"data":"${'A'.repeat(400_000)}"}}]}`, bundle, undefined],
  [
    'files in a bundle that are too large together',
    `{"entry":${many(3, `{"resource":{"data":"${'A'.repeat(1_400_000)}"}}`)}}`,
    bundle,
    413,
  ],
  [
    'an attachment in a bundle',
    `{"entry":[{"resource":{"payload":[{"data":"${'A'.repeat(400_000)}"}]}}]}`,
    bundle,
    413,
  ],
])('%s', (_what, text, limits, status) => {
  expect(statusOf(text, limits)).toBe(status);
});

test('values and levels are those of the parsed body, however it arrives', () => {
  const countOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, item) => sum + countOf(item), 1)
      : 1;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 1, max: 40 }), (value, length) => {
      const text = JSON.stringify(value, undefined, 1);
      const count = countOf(value);
      // As many beside it as are still allowed, and one more: the list itself is a value too.
      const filled = (more: number) => `[${text}${',0'.repeat(5000 - 1 - count + more)}]`;
      expect([statusOf(filled(0), small, length), statusOf(filled(1), small, length)]).toEqual([
        undefined,
        413,
      ]);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['PUT', '/r4/Binary/x', 'data'],
  ['POST', '/r4', 'entry.resource.data'],
  ['POST', '/r4/', 'entry.resource.data'],
  ['POST', '/r4/Binary/x', undefined],
  ['PUT', '/r4/Observation/Binary', undefined],
  ['PUT', '/r4/QuestionnaireResponse/x?a=/r4/Binary/', undefined],
])('%s %s takes a file at %s', (method, url, at) => {
  expect(limitsOf(method, url, 1).file?.at).toBe(at);
});
