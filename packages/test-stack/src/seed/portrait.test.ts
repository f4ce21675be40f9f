import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Binary, Practitioner } from 'fhir/r4';
import { findPhoto } from '@portal/clinical-domain/doctors/doctor';
import { buildDirectory } from './directory.ts';

/** https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const alphaFlag = 0x10;

const directory = buildDirectory('2026-11-15');
const doctors = directory.filter((one): one is Practitioner => one.resourceType === 'Practitioner');
const files = directory.filter((one): one is Binary => one.resourceType === 'Binary');

test('E14: a portrait is a WebP of at most 6 KB with a transparent ground, and no two are alike', () => {
  const names = readdirSync(new URL('portraits/', import.meta.url));
  const portraits = names.map((name) => readFileSync(new URL(`portraits/${name}`, import.meta.url)));
  expect(portraits.length).toBeGreaterThan(18);
  for (const bytes of portraits) {
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.subarray(12, 16).toString()).toBe('VP8X');
    expect((bytes[20] ?? 0) & alphaFlag).toBe(alphaFlag);
    expect(bytes.length).toBeLessThan(6 * 1024);
  }
  expect(new Set(portraits.map((bytes) => bytes.toString('base64'))).size).toBe(portraits.length);
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
