import { expect, test } from 'vitest';
import { kindOf, notificationKinds, type NotificationEvent } from './notification.ts';
import { notificationText } from './notification-text.ts';

const time = Date.parse('2026-11-18T10:30:00+05:45');
const zone = 'Asia/Kathmandu';
const events: NotificationEvent[] = [
  'visit-confirmed',
  'visit-moved',
  'visit-cancelled',
  'visit-in-a-day',
  'visit-in-an-hour',
  'result-ready',
  'result-corrected',
  'message',
  'bill-issued',
  'dose',
];

test('every event has words in both languages, and a kind that can be chosen', () => {
  for (const event of events) {
    for (const language of ['en', 'ne'] as const) {
      const { topic, text } = notificationText(event, time, { zone, language });
      expect([topic.length > 0, text.length > 0]).toEqual([true, true]);
      expect(/[a-z]/i.test(topic + text)).toBe(language === 'en');
    }
    expect(notificationKinds).toContain(kindOf(event));
  }
});

test('times are the clinic’s', () => {
  const { text } = notificationText('visit-in-a-day', time, { zone, language: 'en' });
  expect(text).toContain('18 Nov 2026');
  expect(text).toMatch(/10:30/);
});
