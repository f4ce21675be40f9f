import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import { readInstruction, readInstructions, readMedicationName, splitStrength } from './medication-name.ts';

test('a medicine has the name of its concept, of its code, or of what it refers to', () => {
  const reference = { medicationReference: { display: 'Syrup' } };
  const concept = { coding: [{ display: 'metformin' }] };
  expect(
    readMedicationName({ medicationCodeableConcept: { ...concept, text: 'Metformin' } }, 'en')?.text,
  ).toBe('Metformin');
  expect(readMedicationName({ medicationCodeableConcept: concept, ...reference }, 'en')?.text).toBe(
    'metformin',
  );
  expect(readMedicationName({ medicationCodeableConcept: {}, ...reference }, 'en')?.text).toBe('Syrup');
  expect(readMedicationName({}, 'en')).toBeUndefined();
});

test.each([
  ['Metformin  500 mg', 'Metformin', '500 mg'],
  ['Amlodipine 2.5mg tablet', 'Amlodipine', '2.5mg tablet'],
  ['Insulin 100 IU/ml', 'Insulin', '100 IU/ml'],
  ['Insulin 1 unit', 'Insulin', '1 unit'],
  ['Insulin 10 units', 'Insulin', '10 units'],
  ['Cream 5 % 30 g', 'Cream', '5 % 30 g'],
  ['मेटफर्मिन ५०० mg', 'मेटफर्मिन', '५०० mg'],
  ['Paracetamol\n500 mg', 'Paracetamol', '500 mg'],
  ['Vitamin B12', 'Vitamin B12', undefined],
  ['Drops 5 gtt', 'Drops 5 gtt', undefined],
  ['500 mg', '500 mg', undefined],
])('%j: %s, %s', (text, name, strength) => {
  expect(splitStrength(text)).toEqual({ name, strength });
});

test('an order says how to take it in its own words, else in those for the patient', () => {
  expect(readInstruction({ text: 'Daily', patientInstruction: 'Each day' }, 'en')?.text).toBe('Daily');
  expect(readInstruction({ patientInstruction: 'Each day' }, 'en')?.text).toBe('Each day');
  expect(readInstruction(undefined, 'en')).toBeUndefined();
});

test('all that an order says, each once', () => {
  const dosageInstruction = [
    { text: 'Two', _text: nepali('दुई') },
    {},
    { text: 'One' },
    { text: 'Two', _text: nepali('दुई') },
  ];
  expect(readInstructions({ dosageInstruction }, 'en')).toEqual({ text: 'Two; One', language: 'en' });
  expect(readInstructions({ dosageInstruction }, 'ne')).toEqual({ text: 'दुई; One', language: 'ne' });
  expect([readInstructions({ dosageInstruction: [{}] }, 'en'), readInstructions({}, 'en')]).toEqual([
    undefined,
    undefined,
  ]);
});
