import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseLegalText } from './parse-legal-text.ts';

test('headings, paragraphs, the clinic’s name', () => {
  const text = 'Before.\r\n\r\n## Who\n\n{clinicName} keeps\n  it. $& $1\n\n\n\nAnd <b>more</b>.\n';
  expect(parseLegalText(text, 'Patan $& Clinic')).toEqual([
    { heading: '', paragraphs: ['Before.'] },
    { heading: 'Who', paragraphs: ['Patan $& Clinic keeps it. $& $1', 'And <b>more</b>.'] },
  ]);
  expect(parseLegalText(' \n', 'x')).toEqual([]);
});

test.each(['terms', 'privacy', 'accessibility'])(
  'the text of %s that comes with the portal says the same in both languages',
  (name) => {
    const shapes = ['en', 'np'].map((locale) => {
      const file = resolve(import.meta.dirname, `../../../public/legal/${name}.${locale}.txt`);
      return parseLegalText(readFileSync(file, 'utf8'), 'x').map(({ paragraphs }) => paragraphs.length);
    });
    expect(shapes[0]?.length).toBeGreaterThan(3);
    expect(shapes[1]).toEqual(shapes[0]);
  },
);
