import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNarrative } from './narrative.ts';

const xhtml = (inner: string) => `<div xmlns="http://www.w3.org/1999/xhtml">${inner}</div>`;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

test.each([
  ['<p>Fasting sample, 12 hours</p>', 'Fasting sample, 12 hours'],
  ['<p>First</p><p>Second<br/>Third</p>', 'First\nSecond\nThird'],
  ['<table><tr><td>LDL</td><td>138</td></tr></table>', 'LDL\n138'],
  ['<p>5 &lt; 6 &amp; 7&#160;mg &#x2264; 8 &deg;C</p>', '5 < 6 & 7 mg ≤ 8 °C'],
  ['<p>a < b</p>', 'a < b'],
  ['<a href="https://example.org">the leaflet</a>', 'the leaflet'],
  ['उपवास <b>१२ घण्टा</b>', 'उपवास १२ घण्टा'],
  ['', ''],
])('%s is read as %j', (inner, text) => {
  expect(readNarrative(xhtml(inner))).toBe(text);
});

test('no narrative, no words', () => {
  expect(readNarrative(undefined)).toBe('');
});

/** Attack case 61. What is left is text, which the page shows as text; of code not even the text is left. */
test.each([
  ['script', '<script>alert(1)</script>Fasting', 'Fasting'],
  ['script in capitals, with a space before its end', '<SCRIPT >alert(1)</SCRIPT >Fasting', 'Fasting'],
  ['script that never ends', 'Fasting<script>alert(1)', 'Fasting'],
  ['svg with a handler', '<svg onload="alert(1)"><script>alert(2)</script></svg>Fasting', 'Fasting'],
  ['svg link', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>Fasting', 'Fasting'],
  ['javascript: after a space', '<a href=" javascript:alert(1)">Fasting</a>', 'Fasting'],
  ['javascript: after a tab', '<a href="\tjava\tscript:alert(1)">Fasting</a>', 'Fasting'],
  ['javascript: after a control character', '<a href="\u0001javascript:alert(1)">Fasting</a>', 'Fasting'],
  ['javascript: as entities', '<a href="&#x09;&#106;avascript:alert(1)">Fasting</a>', 'Fasting'],
  ['picture with a handler', '<img src="x" onerror="alert(1)">Fasting', 'Fasting'],
  ['a > inside an attribute', '<img alt=">" onerror=\'alert(1)\'>Fasting', 'Fasting'],
  ['comment that hides markup', '<!-- --><img src=x onerror=alert(1)>Fasting', 'Fasting'],
  ['frame', '<iframe src="file:///etc/passwd">x</iframe>Fasting', 'Fasting'],
  ['style', '<style>body{background:url(https://evil.example)}</style>Fasting', 'Fasting'],
  ['a text that turns its direction', 'Fast\u202eing', 'Fasting'],
  ['NUL', 'Fast\u0000ing', 'Fasting'],
])('%s is inert', (_what, inner, text) => {
  expect(readNarrative(xhtml(inner))).toBe(text);
});

test('markup that was escaped is told as it was written, once', () => {
  expect(readNarrative(xhtml('&amp;lt;b&amp;gt; &lt;script&gt;'))).toBe('&lt;b&gt; <script>');
});

test('words come out as they went in', () => {
  const text = fc.stringMatching(/^[\p{L}\p{N}<>&"'%/.,;:-]+( [\p{L}\p{N}<>&"'%/.,;:-]+)*$/u);
  fc.assert(
    fc.property(text, (text) => {
      expect(readNarrative(xhtml(`<p>${escape(text)}</p>`))).toBe(text);
    }),
  );
});

test('whatever comes is read to its end, in little time, without a control character', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '<script',
    '</script',
    '<!--',
    '-->',
    '&',
    '&#',
    ';',
    'a',
    ' ',
    '\u0007',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 300 }), (parts) => {
      expect(readNarrative(parts.join(''))).not.toMatch(/[^\P{Cc}\n]/u);
    }),
  );
  const begun = performance.now();
  readNarrative('<a "'.repeat(200_000));
  readNarrative('<script>'.repeat(200_000));
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('named letters come out as themselves, unknown ones as they were written', () => {
  const names =
    'amp lt gt quot apos deg micro plusmn le ge ndash mdash hellip lsquo rsquo ldquo rdquo times middot';
  const written = names
    .split(' ')
    .map((name) => `&${name};`)
    .join('');
  expect(readNarrative(written)).toBe('&<>"\'°µ±≤≥–—…‘’“”×·');
  expect(readNarrative('a&nbsp;b &constructor; &AMP;')).toBe('a b &constructor; &AMP;');
});

test.each([
  ['<style/>Fasting', 'Fasting'],
  ['<script src="x"/>Fasting', 'Fasting'],
  ['Fasting<![CDATA[<b>]]> sample', 'Fasting sample'],
  ['Fasting <3 hours', 'Fasting <3 hours'],
  ['Fasting<p', 'Fasting'],
  ['&#0;&#xD800;&#x110000;Fasting&#65;', 'FastingA'],
])('%s is read as %j', (inner, text) => {
  expect(readNarrative(inner)).toBe(text);
});
