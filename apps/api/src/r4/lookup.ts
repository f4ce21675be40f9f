import type { Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { Change } from './change.ts';
import { findFiles } from './find-files.ts';
import { findReferences } from '../records/find-references.ts';
import { isResource } from '../records/is-resource.ts';
import { compartment } from '../patient-access/tables/compartment.ts';
import { isVisible } from '../patient-access/visible.ts';

const mostLookedUp = 60;

/** What is stored, as far as the caller may know of it. */
export function createLookup(records: Pick<RecordsClient, 'send'>) {
  async function find(path: string): Promise<Resource | 'gone' | undefined> {
    const { status, body } = await records.send({ method: 'GET', path: `/${path}` });
    if (status === 200 && isResource(body)) return body;
    if (status === 404) return undefined;
    if (status === 410) return 'gone';
    throw new Unavailable('records');
  }

  return {
    /** Undefined where nothing was ever stored. @throws Refusal 404 when it is not the caller's, or was deleted */
    async findOwn({ type, id }: { type: string; id: string }, caller: Caller): Promise<Resource | undefined> {
      const stored = await find(`${type}/${id}`);
      if (stored === undefined) return undefined;
      if (stored === 'gone' || stored.resourceType !== type || stored.id !== id || !isVisible(stored, caller))
        throw new Refusal(404, 'not_found');
      return stored;
    },

    /**
     * What is written may refer to what is the caller's own, or is written along with it. Tells what was looked up.
     * @throws Refusal 422
     */
    async requireKnown(changes: readonly Change[], caller: Caller): Promise<Resource[]> {
      const along = new Set(changes.map(({ type, after }) => `${type}/${after.id}`));
      along.add(`Patient/${caller.patientId}`);
      const named = changes.flatMap(({ changed }) => [...findReferences(changed), ...findFiles(changed)]);
      const wanted = [...new Set(named)].filter(
        (reference) => !along.has(reference) && Object.hasOwn(compartment, reference.split('/')[0] ?? ''),
      );
      if (wanted.length > mostLookedUp) throw unknownReference();
      const found = await Promise.all(wanted.map(find));
      return found.map((resource) => {
        if (!isResource(resource) || !isVisible(resource, caller)) throw unknownReference();
        return resource;
      });
    },
  };
}

function unknownReference(): Refusal {
  return new Refusal(422, 'unknown_reference', 'A reference leads to nothing in your record.');
}
