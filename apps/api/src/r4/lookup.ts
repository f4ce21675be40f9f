import type { Resource } from 'fhir/r4';
import type { Records } from '../records/records.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { Change } from './change.ts';
import { findFiles } from './find-files.ts';
import { findReferences } from '../records/find-references.ts';
import { type ParsedReference, parseReference } from '../records/reference.ts';
import { compartment } from '../patient-access/tables/compartment.ts';
import { isVisible } from '../patient-access/visible.ts';

const mostLookedUp = 60;

/** What is stored, as far as the caller may know of it. */
export function createLookup(records: Records) {
  return {
    /** Undefined where nothing was ever stored. @throws Refusal 404 when it is not the caller's, or was deleted */
    async findOwn({ type, id }: { type: string; id: string }, caller: Caller): Promise<Resource | undefined> {
      const stored = await records.findOrDeleted(type, id);
      if (stored === undefined) return undefined;
      if (
        stored === 'deleted' ||
        stored.resourceType !== type ||
        stored.id !== id ||
        !isVisible(stored, caller)
      )
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
      const wanted = [...new Set(named)]
        .filter((reference) => !along.has(reference))
        .map(requireParsed)
        .filter(({ type }) => Object.hasOwn(compartment, type));
      if (wanted.length > mostLookedUp) throw unknownReference();
      const found = await Promise.all(wanted.map(({ type, id }) => records.find(type, id)));
      return found.map((resource) => {
        if (!resource || !isVisible(resource, caller)) throw unknownReference();
        return resource;
      });
    },
  };
}

function requireParsed(reference: string): ParsedReference {
  const parsed = parseReference(reference);
  if (!parsed) throw unknownReference();
  return parsed;
}

function unknownReference(): Refusal {
  return new Refusal(422, 'unknown_reference', 'A reference leads to nothing in your record.');
}
