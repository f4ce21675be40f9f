import { expect, test } from 'vitest';
import { findHardCoded } from './find-hard-coded.ts';

const find = (source: string) => findHardCoded('piece.tsx', source).map(({ text }) => text);

test.each([
  ['<p>Planted words</p>', 'Planted words'],
  ['<p>नमस्ते</p>', 'नमस्ते'],
  ['<button aria-label="Close" />', 'Close'],
  ['<img alt={"A doctor"} />', 'A doctor'],
  ['<Field label={isNew ? "New" : t`Old`} />', 'New'],
  ['<p>{isEmpty && "Nothing here"}</p>', 'Nothing here'],
  ['<title>{`${name} · Patient Portal`}</title>', '`${name} · Patient Portal`'],
  ['<p>{"Hello " + name}</p>', 'Hello'],
  ['const links = [{ to: "/help", label: "Help" }];', 'Help'],
])('%s is found', (source, text) => {
  expect(find(source)).toContain(text);
});

test.each([
  '<p><Trans>Known words</Trans></p>',
  '<Plural value={days} one="# day" other="# days" />',
  '<button aria-label={t`Close`}>{t(label)}</button>',
  'const links = [{ to: "/help", label: msg`Help` }];',
  '<Link to="/help" className="font-medium">{name}</Link>',
  '<p>{first} · {second}</p>',
  '<p>{name ?? t`Unnamed`}</p>',
])('%s passes', (source) => {
  expect(find(source)).toEqual([]);
});

test('the line is named', () => {
  expect(findHardCoded('piece.tsx', 'const a = 1;\nconst b = <p>Words</p>;')).toEqual([
    { line: 2, text: 'Words' },
  ]);
});
