import type { TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { formatDosageLabel } from './dosage-label.ts';

test.each<[TimingRepeat, string | undefined, string | undefined]>([
  [{ frequency: 1, period: 1, periodUnit: 'd' }, 'Once a Day', 'दिनको एक पटक'],
  [{ frequency: 2, period: 1, periodUnit: 'd' }, 'Twice a Day', 'दिनको दुई पटक'],
  [{ frequency: 3, period: 1, periodUnit: 'd' }, '3 times a Day', 'दिनको ३ पटक'],
  [{ frequency: 1, period: 1, periodUnit: 'wk' }, 'Once a Week', 'हप्ताको एक पटक'],
  [{ frequency: 1, period: 1, periodUnit: 'mo' }, 'Once a Month', 'महिनाको एक पटक'],
  [{ frequency: 1, period: 1, periodUnit: 'a' }, 'Once Annually', 'वर्षको एक पटक'],
  [{ frequency: 1, period: 8, periodUnit: 'h' }, 'Once every 8 Hrs', 'हरेक ८ घण्टामा एक पटक'],
  [{ frequency: 1, period: 30, periodUnit: 'min' }, 'Once every 30 Min', 'हरेक ३० मिनेटमा एक पटक'],
  [{ frequency: 1, period: 1, periodUnit: 's' }, 'Once every 1 Sec', 'सेकेन्डको एक पटक'],
  [{ frequency: 1, period: 2, periodUnit: 'd' }, 'Once every 2 Days', 'हरेक २ दिनमा एक पटक'],
  [{ frequency: 1, period: 2, periodUnit: 'wk' }, 'Once every 2 Weeks', 'हरेक २ हप्तामा एक पटक'],
  [{ frequency: 2, period: 3, periodUnit: 'mo' }, 'Twice every 3 Months', 'हरेक ३ महिनामा दुई पटक'],
  [{ frequency: 1, period: 2, periodUnit: 'a' }, 'Once every 2 Years', 'हरेक २ वर्षमा एक पटक'],
  [{ frequency: 1, period: 20, periodUnit: 's' }, 'Once every 20 Sec', 'हरेक २० सेकेन्डमा एक पटक'],
  [{ frequency: 1, period: 1, periodUnit: 'h' }, 'Once every 1 Hrs', 'घण्टाको एक पटक'],
  [{ frequency: 1, period: 1, periodUnit: 'min' }, 'Once every 1 Min', 'मिनेटको एक पटक'],
  [{ frequency: 0 }, '0 times a Day', 'दिनको ० पटक'],
  [{ timeOfDay: [] }, undefined, undefined],
  [{ timeOfDay: ['08:00:00', '20:00:00'] }, 'Twice a Day', 'दिनको दुई पटक'],
  [{}, undefined, undefined],
])('%j', (repeat, english, nepali) => {
  expect(formatDosageLabel({ timing: { repeat } }, 'en')).toBe(english);
  expect(formatDosageLabel({ timing: { repeat } }, 'ne')).toBe(nepali);
});

test('an order without a timing has none', () => {
  expect(formatDosageLabel({}, 'en')).toBeUndefined();
});
