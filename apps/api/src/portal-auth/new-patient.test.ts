import { expect, test } from 'vitest';
import { toNewPatient } from './new-patient.ts';

test('case 88: the name has no characters that hide or turn around; joined letters stay joined', () => {
  const person = { sub: 's', given_name: '\u202EatiS\u200B', family_name: 'शर्\u200Dमा', name: ' \u2066 ' };
  expect(toNewPatient('https://id.example', person).name).toEqual([
    { given: ['atiS'], family: 'शर्\u200Dमा' },
  ]);
});
