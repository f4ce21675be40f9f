import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Appointment } from 'fhir/r4';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookingHead } from './booking-head.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const now = new Date('2026-11-16T04:00:00Z');

function show(status: Appointment['status']): string {
  const visit: Appointment = {
    resourceType: 'Appointment',
    status,
    start: '2026-11-20T04:45:00Z',
    participant: [],
  };
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BookingHead visit={visit} now={now} />
    </I18nProvider>,
  );
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('A8: what the clinic has yet to confirm is a request that was sent', () => {
  for (const status of ['proposed', 'pending'] as const)
    expect(show(status)).toBe('Awaiting confirmation Request sent Thank you your patience !');
});

test('A8: only what the clinic has confirmed is called confirmed', () => {
  expect(show('booked')).toBe('Booking Confirmed Thank you your patience !');
  expect(show('cancelled')).toBe('Cancelled This visit was cancelled. Thank you your patience !');
});
