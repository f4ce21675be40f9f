import type { Bundle } from 'fhir/r4';

/** Works on the records server with the patient's own rights. Rejects when the server refuses or is silent. */
export type RecordsClient = {
  get: (path: string, parameters: Record<string, string>) => Promise<unknown>;
  /** Only what may safely arrive twice: reads, and writes that name their own id. */
  sendBundle: (bundle: Bundle) => Promise<unknown>;
};
