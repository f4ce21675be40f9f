/** Of tests, and of every deployment that was made before the base could be set. */
export const firstCanonicalBase = 'https://fhir.patientportal.example';

/** A Node process has it from its environment before any module is read; the web app has it from `/config.json`. */
let base: string | undefined = readEnvironment();

/**
 * The beginning of every name of ours that is written into the clinical record. It never changes: the API refuses to start
 * with another than the first (`apps/api/src/infra/canonical-base.ts`).
 * @throws in a web app that has not read its configuration yet: a name must not be read while a module loads
 */
export function canonicalBase(): string {
  if (!base) throw new Error('The canonical base is not known before /config.json is read.');
  return base;
}

export function setCanonicalBase(value: string) {
  base = value;
}

function readEnvironment(): string | undefined {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  return process && (process.env['PORTAL_CANONICAL_BASE'] || firstCanonicalBase);
}
