import type { Bundle, Resource } from 'fhir/r4';
import type { RecordsAnswer, RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import { type Change, toStored } from './change.ts';
import { isResource } from '../records/is-resource.ts';
import { requireVisible } from '../patient-access/rewrite.ts';

const withinMs = 8000;
const whole = { prefer: 'return=representation' };

/**
 * Writes decided changes, all or none. Each replaces exactly the version on which it was decided.
 * @throws Refusal 409 when that is no longer the newest, 422 when the records server does not accept it
 */
export async function store(
  records: Pick<RecordsClient, 'send'>,
  changes: readonly Change[],
  caller: Caller,
): Promise<Map<Change, Resource>> {
  const [first, ...more] = changes;
  if (first === undefined) return new Map();
  const answers = more.length === 0 ? [await putOne(records, first)] : await putAll(records, changes);
  return new Map(
    changes.map((change, index) => {
      const { type, after } = change;
      const answer = answers[index];
      if (!isResource(answer)) throw new Unavailable('records');
      return [change, requireVisible(answer, { type, id: after.id ?? '' }, caller)];
    }),
  );
}

async function putOne(records: Pick<RecordsClient, 'send'>, change: Change): Promise<unknown> {
  const { type, after } = change;
  const seen = tagOf(change);
  const answer = await records.send({
    method: 'PUT',
    path: `/${type}/${after.id}`,
    headers: { ...whole, ...(seen && { 'if-match': seen }) },
    body: toStored(change),
    withinMs,
  });
  requireAccepted(answer);
  return answer.body;
}

async function putAll(records: Pick<RecordsClient, 'send'>, changes: readonly Change[]): Promise<unknown[]> {
  const answer = await records.send({
    method: 'POST',
    path: '',
    headers: whole,
    body: {
      resourceType: 'Bundle',
      type: 'transaction',
      entry: changes.map((change) => {
        const url = `${change.type}/${change.after.id}`;
        const ifMatch = tagOf(change);
        return { resource: toStored(change), request: { method: 'PUT', url, ...(ifMatch && { ifMatch }) } };
      }),
    },
    withinMs,
  });
  requireAccepted(answer);
  return ((answer.body as Bundle).entry ?? []).map(({ resource }) => resource);
}

function tagOf({ before }: Change): string | undefined {
  return before?.meta?.versionId === undefined ? undefined : `W/"${before.meta.versionId}"`;
}

function requireAccepted({ status, body }: RecordsAnswer) {
  if ((status === 200 || status === 201) && isResource(body)) return;
  if (status === 409 || status === 412)
    throw new Refusal(409, 'changed_meanwhile', 'This has changed meanwhile. Read it again.');
  if (status === 400 || status === 404 || status === 422)
    throw new Refusal(
      422,
      'not_accepted',
      'The records server did not accept this: an element is not valid.',
    );
  throw new Unavailable('records');
}
