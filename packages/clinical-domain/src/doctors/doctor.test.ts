import { expect, test } from 'vitest';
import type { BookingRules } from '../booking/booking-windows.ts';
import {
  findFee,
  findNextClinicDay,
  findPhoto,
  isBookable,
  listModes,
  listWorkingWeekdays,
} from './doctor.ts';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';

const rules: BookingRules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
const now = Date.parse('2026-11-18T12:00:00+05:45');
const hours = {
  daysOfWeek: ['tue', 'wed'] as ('tue' | 'wed')[],
  availableStartTime: '10:00:00',
  availableEndTime: '12:00:00',
};
const doctor = {
  role: { resourceType: 'PractitionerRole' as const, availableTime: [hours] },
  practitioner: { resourceType: 'Practitioner' as const },
  schedule: { resourceType: 'Schedule' as const, actor: [] },
};

test('the next clinic day is one with a visit still to come', () => {
  expect(findNextClinicDay(doctor, now, rules)).toBe('2026-11-24');
  expect(findNextClinicDay(doctor, now - 3 * 3_600_000, rules)).toBe('2026-11-18');
});

test.each([
  ['with hours and a schedule', doctor, true],
  ['without a schedule', { role: doctor.role, practitioner: doctor.practitioner }, false],
  ['without hours', { ...doctor, role: { ...doctor.role, availableTime: [] } }, false],
  ['switched off', { ...doctor, role: { ...doctor.role, active: false } }, false],
  [
    'on leave',
    { ...doctor, role: { ...doctor.role, notAvailable: [{ description: '', during: { start: '2026' } }] } },
    false,
  ],
])('a doctor %s: bookable is %s', (_, one, expected) => {
  expect(isBookable(one, now, rules)).toBe(expected);
});

test('weekdays from Sunday', () => {
  expect(listWorkingWeekdays(doctor)).toEqual([2, 3]);
});

const service = (more: object) => ({ service: { resourceType: 'HealthcareService' as const, ...more } });

test('modes are those that the service names, else in person', () => {
  const coding = (code: string) => ({ coding: [{ system: systemUris.visitMode, code }] });
  expect(listModes(service({ characteristic: [coding('video'), coding('x')] }))).toEqual(['video']);
  expect(listModes({})).toEqual(['in-person']);
});

test('the fee is in rupees, or not known', () => {
  const fee = (currency: string) =>
    service({ extension: [{ url: extensionUrls.consultationFee, valueMoney: { value: 1000, currency } }] });
  expect(findFee(fee('NPR'))).toBe(1000);
  expect(findFee(fee('USD'))).toBeUndefined();
  expect(findFee({})).toBeUndefined();
});

test.each([
  [{ url: 'Binary/a-1' }, 'Binary/a-1'],
  [{ url: '/r4/Binary/a-1' }, 'Binary/a-1'],
  [{ contentType: 'image/png', data: 'AA==' }, 'data:image/png;base64,AA=='],
  [{ url: 'data:image/png;base64,AA==' }, 'data:image/png;base64,AA=='],
  [{ url: 'https://example.org/a.jpg' }, undefined],
  [{ url: 'https://example.org/r4/Binary/a-1' }, undefined],
  [{ url: '//example.org/Binary/a-1' }, undefined],
  [{ url: '/r4/Binary/a-1/../../Patient/b' }, undefined],
  [{ contentType: 'image/svg+xml', data: 'AA==' }, undefined],
  [{ contentType: 'image/png', data: '"><script>' }, undefined],
  [{ data: 'AA==' }, undefined],
  [{ url: 'javascript:alert(1)' }, undefined],
  [{ url: 'data:text/html,x' }, undefined],
])('A11: a photo of %j is had from %s', (photo, from) => {
  expect(findPhoto({ resourceType: 'Practitioner', photo: [photo] })).toBe(from);
});

test('A11: of several photos the first that can be shown is taken', () => {
  const photo = [{ url: 'https://example.org/a.jpg' }, { url: 'Binary/a-1' }];
  expect(findPhoto({ resourceType: 'Practitioner', photo })).toBe('Binary/a-1');
  expect(findPhoto({ resourceType: 'Practitioner' })).toBeUndefined();
});
