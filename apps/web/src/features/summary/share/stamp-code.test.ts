import { expect, test } from 'vitest';
import { stampCode } from './stamp-code.ts';

const objects = [
  '<</Type /Catalog\n/Pages 2 0 R>>',
  '<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>',
  '<</Type /Page\n/MediaBox [0 0 594.96 841.92]\n/Contents 4 0 R\n/Parent 2 0 R>>',
  '<</Length 1>>\nstream\n \nendstream',
];

/** As Chromium writes one. */
function makePdf(): Uint8Array {
  let text = '%PDF-1.4\n%\u00d3\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<</Size 5\n/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const asText = (pdf: Uint8Array) => new TextDecoder('latin1').decode(pdf);
const code = { size: 3, data: [1, 1, 0, 0, 0, 0, 1, 0, 1] };

test('what was there stays as it was; the code comes after it', () => {
  const pdf = makePdf();
  const stamped = stampCode(pdf, code);
  expect(stamped.slice(0, pdf.length)).toEqual(pdf);
  const added = asText(stamped.slice(pdf.length));
  expect(added).toContain('/Contents [5 0 R 4 0 R 6 0 R]');
  expect(added.match(/ re$/gm)).toHaveLength(3);
  expect(added).toContain('/Size 7\n');
});

test('every place that the new table names is where the object is, and the old table is named', () => {
  const pdf = makePdf();
  const text = asText(stampCode(pdf, code));
  const xref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const table = text.slice(xref);
  expect(table.startsWith('xref\n')).toBe(true);
  const entries = [...table.matchAll(/^(\d+) 1\n(\d{10}) 00000 n $/gm)];
  expect(entries.map(([, number]) => number)).toEqual(['3', '5', '6']);
  for (const [, number, offset] of entries)
    expect(text.slice(Number(offset))).toMatch(new RegExp(`^${number} 0 obj\n`));
  expect(Number(/\/Prev (\d+)/.exec(table)?.[1])).toBe(asText(pdf).lastIndexOf('xref\n0 5'));
});

test('a file of another kind is not touched', () => {
  expect(() => stampCode(new TextEncoder().encode('%PDF-1.7 with a compressed table'), code)).toThrow('card');
});
