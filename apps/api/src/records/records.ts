import type { Bundle, BundleEntry, CapabilityStatement, FhirResource, Resource, ValueSet } from 'fhir/r4';

/** `withinMs`: after this the answer no longer counts. */
export type Within = { withinMs?: number };
export type Query = Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[];
export type Page = { count: number; offset?: number | undefined };
export type Search = { type: string; query: Query } & Page;
export type WriteEntry = BundleEntry<FhirResource>;

/**
 * The FHIR server behind the portal. Every method rejects with `Unavailable` where there is no whole answer in time, and with
 * `NotAccepted`, which is one of them, where the answer is a no that the method does not speak of.
 */
export interface Records {
  /** Undefined for what is not there, or is deleted. */
  find(type: string, id: string, within?: Within): Promise<Resource | undefined>;
  /** As `find`, for who must not write a deleted one anew. */
  findOrDeleted(type: string, id: string, within?: Within): Promise<Resource | 'deleted' | undefined>;
  /** Several of `Type/id` in one call; undefined for each that is not there, or is deleted. */
  findTogether(references: readonly string[], within?: Within): Promise<(Resource | undefined)[]>;
  /** Newest first; none where there was never one. */
  listVersions(type: string, id: string, most: number, within?: Within): Promise<Resource[]>;

  /** One page, with what is included. */
  search(type: string, query: Query, page: Page & Within): Promise<Bundle>;
  /** All pages, with what is included. @throws Unavailable where there is no end to them */
  searchAll(type: string, query: Query, within?: Within): Promise<Resource[]>;
  /** A page of each; undefined for a search that the server does not know. */
  searchTogether(searches: readonly Search[], within?: Within): Promise<(Bundle | undefined)[]>;
  /** Undefined for a value set that is not there. */
  expand(query: Query): Promise<ValueSet | undefined>;

  /** With `ifMatch` only where this is the newest version. Gives what is stored. */
  put(resource: Resource, options?: Within & { ifMatch?: string | undefined }): Promise<Resource>;
  /** All entries or none. Gives what is stored, in their order. Unless it is `NotAccepted` it may be done all the same. */
  transact(entries: readonly WriteEntry[], within?: Within): Promise<Bundle>;

  /** What it says that it can do. */
  capabilities(): Promise<CapabilityStatement>;
  /** @throws Unavailable */
  check(): Promise<void>;
  close(): Promise<void>;
}
