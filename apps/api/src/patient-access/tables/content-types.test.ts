import { buildPdf, buildPng, buildWav } from '@portal/test-stack/seed/files';
import { expect, test } from 'vitest';
import { contentTypes } from './content-types.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const zip = (...names: string[]) =>
  Buffer.concat([bytes('504b030414000000'), Buffer.from(names.join('....'))]);
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const files: [type: string, file: Buffer][] = [
  ['application/pdf', buildPdf(['A letter'])],
  ['image/png', buildPng()],
  ['audio/wav', buildWav(1)],
  ['image/jpeg', bytes('ffd8ffe000104a464946')],
  ['image/webp', bytes('524946460000000057454250')],
  ['audio/webm', bytes('1a45dfa39f4286810142f781')],
  ['audio/ogg', Buffer.from('OggS\u0000\u0002')],
  ['audio/mp4', bytes('0000001c66747970697363')],
  ['audio/mpeg', Buffer.from('ID3\u0003')],
  ['audio/mpeg', bytes('fffb9064')],
  ['application/zip', zip('notes.txt')],
  [word, zip('[Content_Types].xml', 'word/document.xml')],
  [sheet, zip('[Content_Types].xml', 'xl/workbook.xml')],
  [
    'image/svg+xml',
    Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['text/plain', Buffer.from('हुन्छ डाक्टर साब\n1 < 2')],
];

test.each(files)('%s is one', (type, file) => {
  expect(contentTypes.get(type)?.(file)).toBe(true);
});

test('none passes for another, but that an office document is a zip; as plain text anything without control characters', () => {
  for (const [type, file] of files) {
    const passesAs = [...contentTypes]
      .filter(([name, test]) => test(file) && (name !== 'text/plain' || type === name))
      .map(([name]) => name);
    const alsoZip = type === word || type === sheet ? ['application/zip', type] : [type];
    expect(passesAs.toSorted(), type).toEqual(alsoZip.toSorted());
  }
});

test.each([
  '<html><script>alert(1)</script>',
  ' \n<!DOCTYPE html>',
  '\uFEFF<script>',
  '<?xml version="1.0"?><html/>',
])('%j is nothing that may be sent', (page) => {
  const passesAs = [...contentTypes].filter(([, test]) => test(Buffer.from(page))).map(([name]) => name);
  expect(passesAs).toEqual([]);
});

test('what begins with something else is of no kind, whatever follows', () => {
  for (const [type, file] of files.filter(([name]) => name !== 'text/plain')) {
    const after = (start: Buffer) => contentTypes.get(type)?.(Buffer.concat([start, file]));
    expect([type, after(bytes('00')), after(Buffer.from('x'))]).toEqual([type, false, false]);
  }
});

test('an office document is a zip, with a table of contents, of its own kind', () => {
  const isWord = (file: Buffer) => contentTypes.get(word)?.(file);
  expect(isWord(zip('word/document.xml'))).toBe(false);
  expect(isWord(zip('[Content_Types].xml', 'xl/workbook.xml'))).toBe(false);
  expect(isWord(Buffer.from('[Content_Types].xml word/document.xml'))).toBe(false);
  expect(contentTypes.get('application/zip')?.(bytes('504b0506'))).toBe(true);
});

test.each([
  '\uFEFF <svg>',
  '<!-- one -->\n<!-- two --> <svg >',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n<!-- a --><svg />',
  '<!doctype  svg><svg>',
  '<?xml version="1.0"?><svg>',
])('%j begins a drawing', (text) => {
  expect(contentTypes.get('image/svg+xml')?.(Buffer.from(text))).toBe(true);
});

test.each(['words <svg>', '<svgx>', '<!doctype html><svg>', '<html><svg>', '<!-- <svg> -->'])(
  '%j does not',
  (text) => {
    expect(contentTypes.get('image/svg+xml')?.(Buffer.from(text))).toBe(false);
  },
);

test('words with an angle bracket are text', () => {
  for (const text of ['a <b', 'see <a href> there', '<abc', '1 <html'])
    expect([text, contentTypes.get('text/plain')?.(Buffer.from(text))]).toEqual([text, true]);
  expect(contentTypes.get('text/plain')?.(Buffer.from('<a href="x">'))).toBe(false);
});

test('an empty file is of no kind but text', () => {
  const passesAs = [...contentTypes].filter(([, test]) => test(Buffer.alloc(0))).map(([name]) => name);
  expect(passesAs).toEqual(['text/plain']);
});

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`,
  );

test.each([
  svg('<path d="M0 0h1v1z" fill="url(#g)"/><text>online = yes</text>'),
  svg('<use href="#a"/><image x:href="data:image/png;base64,AAAA"/>'),
  svg('<style>.a{fill:red}</style><g class="a"/>', ' viewBox="0 0 1 1"'),
])('a drawing that only draws is taken', (file) => {
  expect(contentTypes.get('image/svg+xml')?.(file)).toBe(true);
});

test.each([
  svg('<script>alert(1)</script>'),
  svg('<x:script href="#a"/>'),
  svg('<SCRIPT/>'),
  svg('', ' onload="alert(1)"'),
  svg('<g\nonclick = "alert(1)"/>'),
  svg('<foreignObject><body/></foreignObject>'),
  svg('<a href="javascript:alert(1)"/>'),
  svg('<a x:href="&#106;avascript:alert(1)"/>'),
  svg('<a href="#"><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  svg('<image href="https://attacker.invalid/x.png"/>'),
  svg('<image href="data:image/svg+xml,<svg/>"/>'),
  svg('<use href="data:text/html,x"/>'),
  svg('<style>@import "https://attacker.invalid/x.css";</style>'),
  svg('<g fill="url(https://attacker.invalid/x)"/>'),
  Buffer.from('<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
])('a drawing that does more is not, %#', (file) => {
  expect(contentTypes.get('image/svg+xml')?.(file)).toBe(false);
});
