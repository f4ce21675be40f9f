import { expect, test } from 'vitest';
import { findNotificationPage } from './notification-page.ts';

test.each([
  ['Appointment/a1', '/appointments/a1'],
  ['DiagnosticReport/r-1.2', '/test-results/r-1.2'],
  ['Invoice/i', '/bills/i'],
  ['MedicationRequest/m', '/medications'],
  ['Communication/c', '/messages'],
])('F4: a notification about %s leads to %s', (reference, page) => {
  expect(findNotificationPage(reference)).toBe(page);
});

test.each([
  undefined,
  '',
  'Appointment',
  'Appointment/',
  'Appointment/../../evil',
  'Appointment/a?b',
  'https://evil.example/Appointment/a',
  'constructor/a',
  'Patient/p',
])('F4: %s has no page', (reference) => {
  expect(findNotificationPage(reference)).toBeUndefined();
});
