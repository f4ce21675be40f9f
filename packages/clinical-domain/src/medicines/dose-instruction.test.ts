import type { Dosage } from 'fhir/r4';
import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import { readDoseInstruction } from './dose-instruction.ts';
import { expandDoses } from './expand-doses.ts';

const tablet = { doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] };
const twice = { frequency: 2, period: 1, periodUnit: 'd' } as const;
const both: Dosage = {
  text: '1 tablet after breakfast and after lunch',
  _text: nepali('बिहान र दिउँसो खाना खाएपछि १ चक्की'),
  ...tablet,
};

function said(dosage: Dosage, language: 'en' | 'ne' = 'en') {
  const order = {
    resourceType: 'MedicationRequest' as const,
    status: 'active' as const,
    intent: 'order' as const,
    subject: {},
    dosageInstruction: [dosage],
  };
  const days = { first: '2026-11-15', last: '2026-11-15' };
  return expandDoses(order, days, 'Asia/Kathmandu').map((dose) => readDoseInstruction(dose, language)?.text);
}

test('A2: a text that names two meals stands under neither dose; what is certain does', () => {
  const timed = { ...both, timing: { repeat: { ...twice, timeOfDay: ['08:00:00', '14:00:00'] } } };
  expect(said(timed)).toEqual(['1 tablet', '1 tablet']);
  expect(said(timed, 'ne')).toEqual(['१ चक्की', '१ चक्की']);
});

test('A2: each dose has the meal of its own event, in both languages', () => {
  const meals = { ...both, timing: { repeat: { ...twice, when: ['PCM' as const, 'PCD' as const] } } };
  expect(said(meals)).toEqual(['1 tablet, after breakfast', '1 tablet, after lunch']);
  expect(said(meals, 'ne')).toEqual(['१ चक्की, बिहानको खाना खाएपछि', '१ चक्की, दिउँसोको खाना खाएपछि']);
  const before = { timing: { repeat: { ...twice, when: ['ACM' as const, 'HS' as const], offset: 30 } } };
  expect(said(before)).toEqual(['30 minutes before breakfast', '30 minutes before bed']);
});

test('an order of one dose keeps its own words', () => {
  const once = { ...both, text: '1 tablet after breakfast', timing: { repeat: { ...twice, frequency: 1 } } };
  expect(said(once)).toEqual(['1 tablet after breakfast']);
  const eightHourly = {
    text: '1 capsule every 8 hours',
    timing: { repeat: { period: 8, periodUnit: 'h' as const } },
  };
  expect(new Set(said(eightHourly))).toEqual(new Set(['1 capsule every 8 hours']));
});

test('amounts: several, a range, a unit that has no Nepali word', () => {
  const amount = (doseAndRate: Dosage['doseAndRate'], language: 'en' | 'ne' = 'en') =>
    said({ ...both, doseAndRate: doseAndRate ?? [], timing: { repeat: twice } }, language)[0];
  expect(amount([{ doseQuantity: { value: 2, unit: 'tablets' } }])).toBe('2 tablets');
  expect(amount([{ doseRange: { low: { value: 1 }, high: { value: 2, unit: 'puff' } } }])).toBe('1–2 puffs');
  expect(amount([{ doseQuantity: { value: 3, unit: 'ampoule' } }], 'ne')).toBe('3 ampoule');
  expect(amount([])).toBeUndefined();
});
