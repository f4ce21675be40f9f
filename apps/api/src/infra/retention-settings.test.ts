import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { retentionVariables, toRetention } from './retention-settings.ts';

const schema = z.object(retentionVariables);
const accepts = (name: string, value: number) => schema.safeParse({ [name]: String(value) }).success;

test('without a setting the audit is kept for ten years, the rest for weeks', () => {
  expect(toRetention(schema.parse({}))).toEqual({
    auditMonths: 120,
    sessionDays: 30,
    shareDays: 90,
    jobDays: 14,
  });
});

/** `days`: what the privacy text promises; the clean-up may be a few nights late. */
const promises = [
  {
    name: 'PORTAL_SESSIONS_KEEP_DAYS',
    days: 90,
    en: 'a device, at most 90 days',
    np: 'लगइन सकिएको बढीमा ९० दिनसम्म',
  },
  {
    name: 'PORTAL_SHARES_KEEP_DAYS',
    days: 365,
    en: 'who opened it, at most one year',
    np: 'लिङ्क सकिएको बढीमा एक वर्षसम्म',
  },
  {
    name: 'PORTAL_JOBS_KEEP_DAYS',
    days: 90,
    en: 'that were sent, at most 90 days',
    np: 'पठाइएका सूचना, बढीमा ९० दिन',
  },
];
const privacy = (locale: 'en' | 'np') =>
  readFileSync(resolve(import.meta.dirname, `../../../web/public/legal/privacy.${locale}.txt`), 'utf8');

test.each(promises)('$name cannot be set longer than the privacy text says', ({ name, days, en, np }) => {
  expect(privacy('en')).toContain(en);
  expect(privacy('np')).toContain(np);
  expect([accepts(name, 30), accepts(name, days - 7)]).toEqual([true, false]);
});

test('the audit cannot be set shorter than the privacy text says', () => {
  expect(privacy('en')).toContain('who opened your record, at least one year');
  expect(privacy('np')).toContain('कम्तीमा एक वर्ष');
  expect([11, 12].map((months) => accepts('PORTAL_AUDIT_KEEP_MONTHS', months))).toEqual([false, true]);
});

test('no job is forgotten while its notification could be planned again', () => {
  expect([13, 14].map((days) => accepts('PORTAL_JOBS_KEEP_DAYS', days))).toEqual([false, true]);
});
