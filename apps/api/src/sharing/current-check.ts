import { hasWithheldSince } from '../patient-access/withheld-since.ts';
import type { Infra } from '../infra/infra.ts';
import { type LiveShare, createShareStore } from './share-store.ts';

/** A summary is read before it is encrypted and sent; what was withheld in between is in it. */
const makingMs = 60_000;

/**
 * A link's summary is what the record was, and nobody here can read it: once the hospital withholds what it may tell of, the
 * link ends. @throws Unavailable
 */
export function createCurrentCheck({ database, records }: Pick<Infra, 'database' | 'records'>) {
  const store = createShareStore(database);

  return async function isCurrent({ id, patientId, createdAt }: LiveShare): Promise<boolean> {
    const since = new Date(createdAt.getTime() - makingMs);
    if (!(await hasWithheldSince(records, patientId, since))) return true;
    await store.revoke(id, patientId);
    return false;
  };
}
