import type { Bundle, FhirResource } from 'fhir/r4';

/** Works on the records server with the patient's own rights. Rejects when the server refuses or is silent. */
export type RecordsClient = {
  get: (path: string, parameters: Record<string, string>) => Promise<unknown>;
  /** Only what may safely arrive twice: reads, and writes that name their own id. */
  sendBundle: (bundle: Bundle) => Promise<unknown>;
};

/** Writes with the patient's own rights. Rejects when the server refuses, is silent, or holds a newer version. */
export type RecordsWriter = {
  put: (path: string, resource: FhirResource, seen: { version: string }) => Promise<unknown>;
};
