import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBikramView } from '../bikram-sambat/bikram-view.ts';
import { formatDate } from '../time/format-date.ts';
import { writeNotificationDates } from './notification-dates.ts';
import { notificationText } from './notification-text.ts';

const zone = 'Asia/Kathmandu';
const time = Date.parse('2026-11-17T04:45:00Z');
const languages = fc.constantFrom('en' as const, 'ne' as const);

test('F8: a notification is read in the calendar that the patient chose', () => {
  const { text } = notificationText('visit-confirmed', time, { zone, language: 'en' });
  expect(text).toContain('17 Nov 2026');
  expect(writeNotificationDates(text, { language: 'en' })).toBe(text);
  expect(writeNotificationDates(text, { language: 'en', bikram: findBikramView('bs') })).toContain(
    '1 Mangsir 2083',
  );
  const nepali = notificationText('visit-confirmed', time, { zone, language: 'ne' }).text;
  const both = writeNotificationDates(nepali, { language: 'ne', bikram: findBikramView('both') });
  expect(both).toContain('१ मंसिर २०८३ (१७ नोभेम्बर २०२६)');
});

test('F8: whatever day a notification names, it is written as any other date of the page', () => {
  const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  const choices = fc.constantFrom('ad' as const, 'bs' as const, 'both' as const);
  fc.assert(
    fc.property(moments, languages, choices, (moment, language, choice) => {
      const chosen = { zone, language, bikram: findBikramView(choice) };
      const kept = `On ${formatDate(moment, { zone, language })}, at 10.`;
      expect(writeNotificationDates(kept, chosen)).toBe(`On ${formatDate(moment, chosen)}, at 10.`);
    }),
  );
});

test.each(['Room 112 Mar 2026', '12 Mar 20265', '45 Nov 2026', 'Call 5550100', '31 Nov'])(
  'F8: %s is no date and stays as it is',
  (text) => {
    expect(writeNotificationDates(text, { language: 'en', bikram: findBikramView('bs') })).toBe(text);
  },
);
