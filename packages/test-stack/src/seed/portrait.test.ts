import { expect, test } from 'vitest';
import type { Binary, Practitioner } from 'fhir/r4';
import { findPhoto } from '@portal/clinical-domain/doctors/doctor';
import { buildDirectory } from './directory.ts';
import { buildPortrait } from './portrait.ts';

const directory = buildDirectory('2026-11-15');
const doctors = directory.filter((one): one is Practitioner => one.resourceType === 'Practitioner');
const files = directory.filter((one): one is Binary => one.resourceType === 'Binary');

test('A11: a portrait is a PNG of at most 6 KB, the same each time, and not everybody’s', () => {
  const [one, again, other] = [
    buildPortrait(0, 'male'),
    buildPortrait(0, 'male'),
    buildPortrait(1, 'female'),
  ];
  expect(one.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([one.equals(again), one.equals(other)]).toEqual([true, false]);
  expect(Math.max(one.length, other.length)).toBeLessThan(6 * 1024);
});

test('A11: some doctors of the seed carry their photo, some name a file of theirs, some have none', () => {
  const photos = doctors.map((doctor) => findPhoto(doctor));
  expect(photos.filter((photo) => photo?.startsWith('data:')).length).toBeGreaterThan(1);
  expect(photos.filter((photo) => photo?.startsWith('Binary/')).length).toBeGreaterThan(8);
  expect(photos.filter((photo) => photo === undefined).length).toBeGreaterThan(3);
  for (const { id, securityContext } of files) {
    const owner = doctors.find((doctor) => `Practitioner/${doctor.id}` === securityContext?.reference);
    expect(owner && findPhoto(owner)).toBe(`Binary/${id}`);
  }
});
