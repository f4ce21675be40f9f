import type { Dosage } from 'fhir/r4';
import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import { hasSeveralDoses, readDoseInstruction } from './dose-instruction.ts';
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

test.each<[string, Dosage['doseAndRate'], string | undefined, string | undefined]>([
  ['one', [{ doseQuantity: { value: 1, unit: 'Tablet' } }], '1 tablet', '१ चक्की'],
  ['half of one', [{ doseQuantity: { value: 0.5, unit: 'tablet' } }], '0.5 tablet', '०.५ चक्की'],
  ['many, by a code', [{ doseQuantity: { value: 2, code: 'CAP' } }], '2 capsules', '२ क्याप्सुल'],
  ['by no unit', [{ doseQuantity: { value: 2 } }], '2', '२'],
  ['by a unit that ends with s', [{ doseQuantity: { value: 1, unit: 'drops' } }], '1 drop', '१ थोपा'],
  ['by one with an s within', [{ doseQuantity: { value: 1, unit: 'Sachets' } }], '1 sachet', '१ पुरिया'],
  ['by an unknown one', [{ doseQuantity: { value: 1, unit: 'IU' } }], '1 IU', '1 IU'],
  ['a range', [{ doseRange: { low: { value: 1 }, high: { value: 2, unit: 'ml' } } }], '1–2 ml', '१–२ मि.लि.'],
  ['half a range', [{ doseRange: { low: { value: 1 } } }], undefined, undefined],
  ['the other half', [{ doseRange: { high: { value: 1 } } }], undefined, undefined],
])('an amount: %s', (_what, doseAndRate, en, ne) => {
  const dosage = { doseAndRate: doseAndRate ?? [] };
  expect(readDoseInstruction({ dosage }, 'en')?.text).toBe(en);
  expect(readDoseInstruction({ dosage }, 'ne')?.text).toBe(ne);
});

test('an event stands after the amount, or alone with a capital; an unknown one is not told', () => {
  const repeat = { when: ['PCM' as const], offset: 20 };
  const told = (when: string, language: 'en' | 'ne', dosage: Dosage) =>
    readDoseInstruction({ dosage, when }, language);
  expect(told('PCM', 'en', tablet)?.text).toBe('1 tablet, after breakfast');
  expect(told('PCM', 'en', {})).toEqual({ text: 'After breakfast', language: 'en' });
  expect(told('X', 'en', {})).toBeUndefined();
  expect(told('X', 'en', { timing: { repeat } })).toBeUndefined();
  expect(readDoseInstruction({ dosage: { timing: { repeat } } }, 'en')).toBeUndefined();
  expect(told('X', 'en', tablet)?.text).toBe('1 tablet');
  expect(told('PCM', 'ne', { timing: { repeat } })?.text).toBe('बिहानको खाना खाएपछि (२० मिनेट)');
  expect(told('PCM', 'en', { timing: { repeat } })?.text).toBe('20 minutes after breakfast');
  const unknown = { doseAndRate: [{ doseQuantity: { value: 1, unit: 'IU' } }] };
  expect(told('PCM', 'ne', unknown)).toEqual({ text: '1 IU, after breakfast', language: 'en' });
  expect(readDoseInstruction({ dosage: unknown }, 'ne')).toEqual({ text: '1 IU', language: 'en' });
});

test.each<[string, Dosage, boolean]>([
  ['nothing', {}, false],
  [
    'once',
    {
      timing: {
        repeat: { frequency: 1, frequencyMax: 1, timeOfDay: ['08:00'], when: ['HS'], dayOfWeek: ['mon'] },
        event: ['x'],
      },
    },
    false,
  ],
  ['twice', { timing: { repeat: { frequency: 2 } } }, true],
  ['up to twice', { timing: { repeat: { frequencyMax: 2 } } }, true],
  ['at two hours', { timing: { repeat: { timeOfDay: ['08:00', '20:00'] } } }, true],
  ['at two events', { timing: { repeat: { when: ['MORN', 'HS'] } } }, true],
  ['on two days', { timing: { repeat: { dayOfWeek: ['mon', 'tue'] } } }, true],
  ['at two moments', { timing: { event: ['x', 'y'] } }, true],
])('several doses: %s', (_what, dosage, expected) => {
  expect(hasSeveralDoses(dosage)).toBe(expected);
});
