import type { FhirResource } from 'fhir/r4';

/** Reads from the records server with the patient's own rights. Rejects when the server refuses or is silent. */
export type RecordsClient = {
  get: (path: string, parameters: Record<string, string>) => Promise<unknown>;
};

/** Writes with the patient's own rights. Rejects when the server refuses, is silent, or holds a newer version. */
export type RecordsWriter = {
  put: (path: string, resource: FhirResource, seen: { version: string }) => Promise<unknown>;
};
