import { afterEach, expect, test, vi } from 'vitest';

/** What the pages import before `/config.json` is read, or without waiting for it. */
const modules = import.meta.glob([
  '../../../../packages/fhir-queries/src/*.ts',
  '../../../../packages/clinical-domain/src/*/*.ts',
  '!**/*.test.ts',
  '!**/*-examples.ts',
]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('C3: no module takes a name of ours while it loads, when the base is not known', async () => {
  vi.resetModules();
  vi.stubGlobal('process', undefined);
  const { systemUris } = await import('@portal/clinical-domain/fhir/fhir-extensions');
  expect(() => systemUris.dose).toThrow('/config.json');
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  for (const load of Object.values(modules)) await load();
});
