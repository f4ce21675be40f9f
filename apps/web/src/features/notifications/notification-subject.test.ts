import { expect, test } from 'vitest';
import { CalendarCheck } from 'lucide-react';
import { readSubject } from './notification-subject.ts';

test.each([
  ['Invoice/4f1d-9', '/bills/4f1d-9'],
  ['Appointment/1', '/appointments/1'],
  ['DiagnosticReport/1', '/test-results/1'],
  ['MedicationRequest/1', '/medications'],
  ['Communication/1', '/messages'],
  ['Invoice/../../x', undefined],
  ['https://evil.example/Invoice/1', undefined],
  ['constructor/1', undefined],
  ['Patient/1', undefined],
  [undefined, undefined],
])('a notification about %s leads to %s', (reference, to) => {
  expect(readSubject({ about: reference === undefined ? [] : [{ reference }] }).to).toBe(to);
});

test('F7: no tick beside a visit: it may be cancelled', () => {
  expect(readSubject({ about: [{ reference: 'Appointment/1' }] }).icon).not.toBe(CalendarCheck);
});
