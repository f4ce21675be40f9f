import type { Resource } from 'fhir/r4';
import type { ChangePolicy } from '../change-policy.ts';
import type { Change } from '../change.ts';
import { findValues } from '../../records/find-values.ts';
import { conflict, deny, pass } from '../../patient-access/policy.ts';
import type { Write } from '../../patient-access/tables/write-rule.ts';
import { writes } from '../../patient-access/tables/writes.ts';

/** A write is one of those in the table, or none. What it would have to leave alone is told by its name. */
export const writableElements: ChangePolicy = (change, { patientId }) => {
  const self = `Patient/${patientId}`;
  const listed = Object.hasOwn(writes, change.type) ? writes[change.type] : undefined;
  const faults = (listed?.[change.before === undefined ? 'create' : 'change'] ?? []).map((write) =>
    findFault(write, change, self),
  );
  if (faults.includes(undefined)) return pass;
  if (faults.includes(noVersion))
    return conflict('version_needed', 'This id is taken. Say by If-Match which version you have seen.');
  // It could have been written had the id been new.
  const isFineAsNew = listed?.create?.some((write) => !findFault(write, asNew(change), self));
  if (change.before !== undefined && isFineAsNew)
    return conflict('already_stored', 'Something else is stored under this id, and stays as it is.');
  return deny('not_writable', `Not yours to set, or not in this way: ${[...new Set(faults)].join(', ')}.`);
};

const noVersion = 'If-Match';

function asNew({ after, ...change }: Change): Change {
  const { resourceType: _type, id: _id, meta: _meta, ...changed } = after;
  return { ...change, before: undefined, after, changed: changed };
}

/** The element or path that does not fit. */
function findFault(
  write: Write,
  { before, after, changed, ifMatch }: Change,
  self: string,
): string | undefined {
  const foreign = Object.keys(changed).find((name) => !write.elements.includes(name));
  if (foreign !== undefined) return foreign;
  const wrong =
    findWrongPath(after, write, self) ?? (write.stored && findWrongPath(before, write.stored, self));
  if (wrong !== undefined) return wrong;
  return write.needsVersion && ifMatch === undefined ? noVersion : undefined;
}

function findWrongPath(
  resource: Resource | undefined,
  { required = [], values = {} }: Pick<Write, 'required' | 'values'>,
  self: string,
): string | undefined {
  return (
    required.find((path) => findValues(resource, path.split('.')).length === 0) ??
    Object.keys(values).find((path) =>
      findValues(resource, path.split('.')).some((value) => !isAmong(value, values[path] ?? [], self)),
    )
  );
}

function isAmong(value: unknown, allowed: readonly string[], self: string): boolean {
  if (typeof value !== 'string') return false;
  return allowed.some((entry) => {
    if (entry === '$self') return value === self;
    return /[/:]$/.test(entry) ? value.startsWith(entry) : value === entry;
  });
}
