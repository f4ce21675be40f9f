import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotSent } from './not-sent.tsx';
import { judgeFailure } from './use-upload.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const refusal = (status: number, code: string) =>
  new RecordsRefusal(status, {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: 'throttled', details: { coding: [{ code }] } }],
  });

const show = (error: unknown) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NotSent why={judgeFailure(error)} onTryAgain={() => undefined} onCancel={() => undefined} />
    </I18nProvider>,
  ).replaceAll(/\s+/g, ' ');

test.each([
  [
    'a full day',
    refusal(429, 'too_many_uploads_today'),
    'Your file stays here while this page is open. Try again tomorrow.',
  ],
  [
    'too many calls in this minute',
    refusal(429, 'too_many_requests'),
    'It’s still here. Check your connection',
  ],
  ['silence', new Error('The connection was lost.'), 'It’s still here. Check your connection'],
])('after %s the file is kept and can be sent again', (_what, error, strings) => {
  expect(show(error)).toContain(strings);
  expect(show(error)).toContain('Try again</button>');
});

test('a file that the hospital does not take is not offered again', () => {
  expect(show(refusal(422, 'infected_file'))).toContain('Choose another one');
  expect(show(refusal(422, 'infected_file'))).not.toContain('Try again');
});
