import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookingTrouble } from './booking-trouble.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const show = (code: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BookingTrouble answer={{ kind: 'refused', code }} />
    </I18nProvider>,
  );

test.each([
  ['too_many_bookings_today', 'Try again tomorrow. If it can’t wait, call your clinic.'],
  ['verify_email_first', 'confirm your e-mail'],
  ['something_new', 'Try again, or call your clinic.'],
])('%s says what to do, and that nothing was booked', (code, strings) => {
  expect(show(code)).toContain('Not booked');
  expect(show(code).replaceAll(/\s+/g, ' ')).toContain(strings);
});
