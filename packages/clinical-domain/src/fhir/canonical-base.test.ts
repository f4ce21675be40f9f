import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As in a browser, or as in a process that has been told one. */
async function load(process: object | undefined) {
  vi.stubGlobal('process', process);
  const base = await import('./canonical-base.ts');
  const names = await import('./fhir-extensions.ts');
  return { ...base, ...names };
}

test('C3: a web app has no names before it has read its configuration, and the deployment’s own after', async () => {
  const { extensionUrls, systemUris, valueSetUrls, setCanonicalBase } = await load(undefined);
  expect(() => systemUris.dose).toThrow('/config.json');
  setCanonicalBase('https://portal.example.org/fhir');
  expect(systemUris.dose).toBe('https://portal.example.org/fhir/NamingSystem/dose');
  expect(valueSetUrls.specialties).toBe('https://portal.example.org/fhir/ValueSet/specialties');
  expect(systemUris.snomed).toBe('http://snomed.info/sct');
  expect(Object.values(extensionUrls)).toContain('http://hl7.org/fhir/StructureDefinition/translation');
  expect(Object.values(extensionUrls)).toContain(
    'https://portal.example.org/fhir/StructureDefinition/free-time',
  );
});

test('C3: a process has the base of its environment, or the first', async () => {
  const told = await load({ env: { PORTAL_CANONICAL_BASE: 'https://names.example.org' } });
  expect(told.systemUris.dose).toBe('https://names.example.org/NamingSystem/dose');
  vi.resetModules();
  const untold = await load({ env: { PORTAL_CANONICAL_BASE: '' } });
  expect(untold.systemUris.dose).toBe('https://fhir.patientportal.example/NamingSystem/dose');
});
