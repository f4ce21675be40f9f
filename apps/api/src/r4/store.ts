import type { FhirResource, Resource } from 'fhir/r4';
import { NotAccepted } from '../records/not-accepted.ts';
import type { Records, WriteEntry } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import { type Change, toStored } from './change.ts';
import { isResource } from '../records/is-resource.ts';
import { requireVisible } from '../patient-access/rewrite.ts';

const withinMs = 8000;

/**
 * Writes decided changes, all or none. Each replaces exactly the version on which it was decided.
 * @throws Refusal 409 when that is no longer the newest, 422 when the records server does not accept it
 */
export async function store(
  records: Records,
  changes: readonly Change[],
  caller: Caller,
): Promise<Map<Change, Resource>> {
  if (changes.length === 0) return new Map();
  const answers = await writeAll(records, changes).catch(refuseUnaccepted);
  return new Map(
    changes.map((change, index) => {
      const { type, after } = change;
      const answer = answers[index];
      if (!isResource(answer)) throw new Unavailable('records');
      return [change, requireVisible(answer, { type, id: after.id ?? '' }, caller)];
    }),
  );
}

async function writeAll(records: Records, changes: readonly Change[]): Promise<(Resource | undefined)[]> {
  const [first, ...more] = changes;
  if (first && more.length === 0)
    return [await records.put(toStored(first), { ifMatch: tagOf(first), withinMs })];
  const entries = changes.map((change): WriteEntry => {
    const url = `${change.type}/${change.after.id}`;
    const ifMatch = tagOf(change);
    const resource = toStored(change) as FhirResource;
    return { resource, request: { method: 'PUT', url, ...(ifMatch !== undefined && { ifMatch }) } };
  });
  const { entry = [] } = await records.transact(entries, { withinMs });
  return entry.map(({ resource }) => resource);
}

function tagOf({ before }: Change): string | undefined {
  return before?.meta?.versionId === undefined ? undefined : `W/"${before.meta.versionId}"`;
}

/** @throws Refusal 409 | 422, or the error itself */
function refuseUnaccepted(error: unknown): never {
  if (!(error instanceof NotAccepted)) throw error;
  if (error.isConflict)
    throw new Refusal(409, 'changed_meanwhile', 'This has changed meanwhile. Read it again.');
  if ([400, 404, 422].includes(error.status))
    throw new Refusal(
      422,
      'not_accepted',
      'The records server did not accept this: an element is not valid.',
    );
  throw error;
}
