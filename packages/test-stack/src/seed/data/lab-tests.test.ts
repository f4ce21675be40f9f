import { findMeaning } from '@portal/clinical-domain/results/meanings/find-meaning';
import { expect, test } from 'vitest';
import { type Analyte, labTests } from './lab-tests.ts';

test('every result of the demo laboratory can be explained', () => {
  const analytes: Analyte[] = Object.values(labTests).flatMap((labTest) => [...labTest.analytes]);
  for (const { loinc, expected } of analytes) {
    expect(findMeaning(loinc, 'normal'), loinc).toBeDefined();
    const outside = expected
      ? findMeaning(loinc, 'abnormal')
      : (findMeaning(loinc, 'high') ?? findMeaning(loinc, 'low'));
    expect(outside, loinc).toBeDefined();
  }
});
