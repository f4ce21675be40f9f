import { expect, test } from 'vitest';
import { requestedScope } from '../portal-auth/requested-scope.ts';
import { type Permission, isGranted, parseScopes } from './scopes.ts';

test('the requested scopes grant everything of one’s own, the directory and free times', () => {
  const scopes = parseScopes(requestedScope);
  for (const letter of 'cruds') expect(isGranted(scopes, 'Observation', letter as Permission)).toBe(true);
  expect(scopes).toMatchObject({ directory: true, availableSlots: true });
});

test.each([
  ['patient/Observation.rs', 'Observation', 'r', true],
  ['patient/Observation.rs', 'Observation', 's', true],
  ['patient/Observation.rs', 'Observation', 'u', false],
  ['patient/Observation.r', 'Observation', 's', false],
  ['patient/Observation.s', 'Observation', 'r', false],
  ['patient/Observation.rs', 'Appointment', 'r', false],
  ['patient/Observation.r patient/Observation.s', 'Observation', 's', true],
  ['patient/*.r', 'Appointment', 'r', true],
] as const)('%s: %s.%s is %s', (claim, type, permission, granted) => {
  expect(isGranted(parseScopes(claim), type, permission)).toBe(granted);
});

test.each([
  undefined,
  null,
  42,
  ['patient/*.cruds'],
  '',
  'Patient/*.cruds',
  'patient/*.CRUDS',
  'patient/*.crudsx',
  'patient/*.sr',
  'patient/*.rr',
  'patient/*.',
  'patient/*',
  'patient/*.read',
  'patient/*.*',
  'patient/observation.r',
  'patient/Observation.rs?category=laboratory',
  'patient/*.cruds\tpatient/*.r',
  'patient/*.cruds\n',
  'user/*.cruds',
  'system/*.cruds',
  'system/Observation.rs',
  'system/PractitionerRole.s',
  'system/PractitionerRole.$other',
  'launch/patient',
])('%j grants nothing', (claim) => {
  const scopes = parseScopes(claim);
  expect(scopes).toMatchObject({ directory: false, availableSlots: false });
  for (const letter of 'cruds') expect(isGranted(scopes, 'Observation', letter as Permission)).toBe(false);
});
