import { expect, test } from 'vitest';
import { withNewNames } from './setting-forms.ts';

test('a setting under its old name is read as the new one, with a warning', () => {
  const warnings: string[] = [];
  const read = withNewNames(
    Object.fromEntries([
      ['PORTAL_TYPESETTER_SECRET', 'a'],
      ['PORTAL_TYPESETTER_PORT', '1'],
      ['PORTAL_PDF_RENDERER_PORT', '2'],
    ]),
    (line) => warnings.push(line),
  );
  expect(read).toMatchObject({ PORTAL_PDF_RENDERER_SECRET: 'a', PORTAL_PDF_RENDERER_PORT: '2' });
  expect(warnings).toEqual([
    'PORTAL_TYPESETTER_SECRET is now PORTAL_PDF_RENDERER_SECRET. The next release no longer reads the old name.',
    'PORTAL_TYPESETTER_PORT is now PORTAL_PDF_RENDERER_PORT. The next release no longer reads the old name.',
  ]);
});
