import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeSummary } from './compose-summary.ts';
import { readSummary } from './read-summary.ts';
import { frame, fullRecord } from './summary-examples.ts';
import { usualChoice } from './summary-record.ts';

const { view } = frame;

test.each([
  [null],
  [1],
  ['x'],
  [{}],
  [{ resourceType: 'Bundle' }],
  [{ resourceType: 'Bundle', type: 'document', entry: 5 }],
])('%j is no summary', (document) => expect(readSummary(document, view)).toBeUndefined());

test('a section that we do not make is told in its own words, without its markup', () => {
  const div =
    '<div xmlns="http://www.w3.org/1999/xhtml"><p onclick="x()">Pacemaker<img src=x onerror=alert(1)> 2019</p><script>alert(1)</script></div>';
  const document = {
    resourceType: 'Bundle',
    type: 'document',
    entry: [
      { resource: { resourceType: 'Composition', section: [{ title: 'Devices', text: { div } }] } },
      { resource: { resourceType: 'Patient', name: [{ text: 'A' }] } },
    ],
  };
  expect(readSummary(document, view)?.sections).toEqual([
    { kind: undefined, title: 'Devices', lines: [], narrative: 'Pacemaker 2019', empty: undefined },
  ]);
});

test('whatever is put in its place, it is read or refused, never thrown; and every text of it is a text', () => {
  const bundle = composeSummary(fullRecord, { ...usualChoice, wearables: true }, frame);
  const paths = listPaths(bundle);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.anything(), (path, junk) => {
      const broken = replaceAt(structuredClone(bundle), path, junk);
      const summary = readSummary(broken, view);
      if (summary === undefined) return;
      expect(typeof summary.name).toBe('string');
      for (const { title, lines, narrative } of summary.sections) {
        expect(typeof title).toBe('string');
        expect(narrative === undefined || typeof narrative === 'string').toBe(true);
        for (const { name, value, details, warning } of lines) {
          const texts = [name.text, value?.text ?? '', warning ?? '', ...details.map(({ text }) => text)];
          expect(texts.every((text) => typeof text === 'string')).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});

function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: string[], junk: unknown): unknown {
  if (key === undefined) return junk;
  const owner = value as Record<string, unknown>;
  owner[key] = replaceAt(owner[key], rest, junk);
  return owner;
}
