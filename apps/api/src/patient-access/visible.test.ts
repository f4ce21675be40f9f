import type { Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { findOwner, isFindable, isMistaken, isVisible, isWithheld } from './visible.ts';

const label = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' };
const as = (resource: object) => resource as Resource;
const observation = (more: object) => as({ resourceType: 'Observation', id: '1', ...more });
const mine = { subject: { reference: 'Patient/A' } };

describe('whose it is', () => {
  const visit = (...references: unknown[]) =>
    as({
      resourceType: 'Appointment',
      participant: references.map((reference) => ({ actor: { reference } })),
    });
  test.each<[string, Resource, string | undefined]>([
    ['the patient’s own', as({ resourceType: 'Patient', id: 'A' }), 'A'],
    ['of its subject', observation(mine), 'A'],
    ['of nobody', observation({}), undefined],
    [
      'of a patient elsewhere',
      observation({ subject: { reference: 'https://h.example/Patient/A' } }),
      undefined,
    ],
    ['of a search', observation({ subject: { reference: 'Patient?name=A' } }), undefined],
    ['of a version', observation({ subject: { reference: 'Patient/A/_history/1' } }), undefined],
    ['of something else than text', observation({ subject: { reference: { id: 'A' } } }), undefined],
    [
      'of an id that is too long',
      observation({ subject: { reference: `Patient/${'a'.repeat(65)}` } }),
      undefined,
    ],
    ['of a visit among others', visit('Practitioner/1', undefined, 'Patient/A'), 'A'],
    ['of a visit that names the patient twice', visit('Patient/A', 'Patient/A'), 'A'],
    ['of a visit with two patients', visit('Patient/A', 'Patient/B'), undefined],
    ['of a visit with another one elsewhere', visit('Patient/A', 'https://h.example/Patient/B'), undefined],
    ['of a role that is called so', visit('Patient/A', 'NoPatient/B'), 'A'],
    ['of a type that has no owner', as({ resourceType: 'Coverage', ...mine }), undefined],
    ['of a type that is inherited', as({ resourceType: 'constructor', ...mine }), undefined],
  ])('%s', (_what, resource, owner) => {
    expect(findOwner(resource)).toBe(owner);
  });
});

describe('what is seen', () => {
  const caller = { patientId: 'A' };
  test.each<[string, Resource, boolean]>([
    ['one’s own', observation(mine), true],
    ['another’s', observation({ subject: { reference: 'Patient/B' } }), false],
    ['of the directory', as({ resourceType: 'Slot' }), true],
    ['withheld', observation({ ...mine, meta: { security: [label] } }), false],
    ['withheld among labels', observation({ ...mine, meta: { security: [{ code: 'R' }, label] } }), false],
    ['withheld of the directory', as({ resourceType: 'Slot', meta: { security: [label] } }), false],
    [
      'another system’s label',
      observation({ ...mine, meta: { security: [{ ...label, system: 'urn:x' }] } }),
      true,
    ],
    ['another label', observation({ ...mine, meta: { security: [{ ...label, code: 'R' }] } }), true],
  ])('%s: %s', (_what, resource, isSeen) => {
    expect(isVisible(resource, caller)).toBe(isSeen);
  });

  test('without labels nothing is withheld', () => {
    expect(isWithheld(observation({}))).toBe(false);
    expect(isWithheld(observation({ meta: {} }))).toBe(false);
  });

  test.each<[string, object]>([
    ['status', { status: 'entered-in-error' }],
    ['lifecycleStatus', { lifecycleStatus: 'entered-in-error' }],
    ['verificationStatus', { verificationStatus: { coding: [{ code: 'x' }, { code: 'entered-in-error' }] } }],
  ])('what was entered in error by %s is found by its id alone', (_name, more) => {
    const resource = observation({ ...mine, ...more });
    expect(isMistaken(resource)).toBe(true);
    expect([isFindable(resource, caller, true), isFindable(resource, caller, false)]).toEqual([true, false]);
  });

  test('what is true is found, and another’s not even by its id', () => {
    const final = { status: 'final', verificationStatus: { coding: [{ code: 'confirmed' }] } };
    expect(isMistaken(observation(final))).toBe(false);
    expect(isFindable(observation({ ...mine, ...final }), caller, false)).toBe(true);
    expect(isFindable(observation(final), caller, true)).toBe(false);
  });
});
