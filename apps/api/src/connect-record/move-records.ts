import type { Binary, FhirResource } from 'fhir/r4';
import { compartment } from '../patient-access/tables/compartment.ts';
import { findOwner } from '../patient-access/visible.ts';
import { listResources } from '../records/bundle.ts';
import { NotAccepted } from '../records/not-accepted.ts';
import type { Records, WriteEntry } from '../records/records.ts';
import { provenanceEntry } from './provenance.ts';
import { type Patients, findFileIds, rewritePatient } from './rewrite-patient.ts';

const batch = 40;
const withinMs = 10_000;
/** Another writer, or another process that moves the same, may be first. */
const mostConflicts = 20;

type Move = {
  records: Records;
  patients: Patients;
  /** After each batch. */
  onMoved: (counts: Record<string, number>) => Promise<void>;
};

/** All that a patient can see, but what tells of looks at the record, which stays with the record that was looked at. */
const movedTypes = Object.entries(compartment).flatMap(([type, { searchBy }]) =>
  searchBy === undefined || type === 'AuditEvent' ? [] : [{ type, searchBy }],
);

/**
 * Moves what is in one record into the other, in transactions with a Provenance each, until a search finds nothing. Whatever
 * moment it is broken off, going on finds what is left. @throws Unavailable
 */
export async function moveRecords(move: Move): Promise<void> {
  for (const { type, searchBy } of movedTypes) await moveType(move, type, searchBy);
}

async function moveType({ records, patients, onMoved }: Move, type: string, searchBy: string) {
  const query = { [searchBy]: `Patient/${patients.from}` };
  const done = new Set<string>();
  for (let conflicts = 0; ;) {
    const found = listResources(await records.search(type, query, { count: batch, withinMs }));
    const waiting = found.filter(({ id }) => id !== undefined && !done.has(id));
    if (waiting.length === 0) return;
    await moveFiles(records, patients, waiting.flatMap(findFileIds));
    try {
      await records.transact(
        [
          ...waiting.map((resource) => updateEntry(rewritePatient(resource, patients) as FhirResource)),
          provenanceEntry(
            waiting.map(({ id }) => `${type}/${id}`),
            patients,
          ),
        ],
        { withinMs },
      );
    } catch (error) {
      conflicts += 1;
      if (error instanceof NotAccepted && error.isConflict && conflicts < mostConflicts) continue;
      throw error;
    }
    for (const { id } of waiting) done.add(id ?? '');
    await onMoved({ [type]: waiting.length });
  }
}

/** Files are large, and belong to what names them: each goes by itself, before that. */
async function moveFiles(records: Records, patients: Patients, ids: readonly string[]) {
  for (const id of new Set(ids)) {
    const file = (await records.find('Binary', id, { withinMs })) as Binary | undefined;
    if (!file || findOwner(file) !== patients.from) continue;
    try {
      await records.put(rewritePatient(file, patients), { ifMatch: versionOf(file), withinMs });
    } catch (error) {
      if (!(error instanceof NotAccepted && error.isConflict)) throw error;
    }
  }
}

export function updateEntry(resource: FhirResource): WriteEntry {
  const { resourceType, id } = resource;
  const ifMatch = versionOf(resource);
  return {
    resource,
    request: { method: 'PUT', url: `${resourceType}/${id}`, ...(ifMatch !== undefined && { ifMatch }) },
  };
}

function versionOf({ meta }: Pick<FhirResource, 'meta'>): string | undefined {
  return meta?.versionId === undefined ? undefined : `W/"${meta.versionId}"`;
}
