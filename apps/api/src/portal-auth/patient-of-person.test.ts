import { expect, test } from 'vitest';
import { isUnverified } from './patient-of-person.ts';

test.each([
  [{ email_verified: true }, false],
  [{ phone_number_verified: true }, false],
  [{ email_verified: false, phone_number_verified: true }, false],
  [{ fhirUser: 'Patient/1' }, false],
  [{ email_verified: false }, true],
  [{ phone_number_verified: 'true' }, true],
  [{}, true],
])('an account with %j is unverified: %s', (claims, is) => {
  expect(isUnverified({ sub: 'somebody' }, claims)).toBe(is);
});
