import { expect, test } from 'vitest';
import { showsChange } from './live-pages.ts';

test.each([
  ['/appointments', 'Appointment', true],
  ['/appointments/', 'Appointment', true],
  ['/appointments/0b2f7a5e-6a1c-4c58-9a3e-0a1b2c3d4e5f', 'Appointment', true],
  ['/appointments/add-details', 'Appointment', false],
  ['/test-results', 'DiagnosticReport', true],
  ['/test-results/1', 'DiagnosticReport', true],
  ['/test-results', 'Appointment', false],
  ['/edit-profile', 'Communication', false],
  ['/dashboard', 'constructor', false],
])('%s is loaded again when %s changes: %s', (path, type, expected) => {
  expect(showsChange(path, new Set([type]))).toBe(expected);
});
