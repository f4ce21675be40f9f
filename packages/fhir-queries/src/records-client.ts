/** Reads from the records server with the patient's own rights. Rejects when the server refuses or is silent. */
export type RecordsClient = {
  get: (path: string, parameters: Record<string, string>) => Promise<unknown>;
};
