import type { AuditEvent, AuditEventEntity, Coding } from 'fhir/r4';
import { findName } from '../records/reference.ts';
import { findTargets, isHidden } from '../patient-access/reference-lookup.ts';
import { compartment } from '../patient-access/tables/compartment.ts';
import { directoryTypes } from '../patient-access/tables/directory.ts';
import type { Records } from '../records/records.ts';

/** "System object": that something was looked at, and not what. */
const unnamed: AuditEventEntity = {
  type: { system: 'http://terminology.hl7.org/CodeSystem/audit-entity-type', code: '2' },
};

/**
 * The events with what they were about named only where the patient may see it, by its reference alone: a display or an
 * identifier would tell what a withheld resource is.
 */
export async function nameVisible(
  records: Records,
  events: readonly AuditEvent[],
  patientId: string,
): Promise<AuditEvent[]> {
  const entities = events.flatMap(({ entity = [] }) => entity);
  const names = new Set(entities.flatMap((entity) => findEntity(entity) ?? []));
  const visible = await findVisible(records, names, patientId);
  return events.map((event) =>
    event.entity === undefined ? event : { ...event, entity: event.entity.map((one) => show(one, visible)) },
  );
}

function show(entity: AuditEventEntity, visible: ReadonlySet<string>): AuditEventEntity {
  const name = findEntity(entity);
  if (name === undefined || !visible.has(name)) return unnamed;
  const { what, type, role, lifecycle } = entity;
  return {
    what: { reference: what?.reference ?? name },
    ...(type && { type: toCode(type) }),
    ...(role && { role: toCode(role) }),
    ...(lifecycle && { lifecycle: toCode(lifecycle) }),
  };
}

function toCode({ system, code }: Coding): Coding {
  return { ...(system !== undefined && { system }), ...(code !== undefined && { code }) };
}

function findEntity({ what }: AuditEventEntity): string | undefined {
  const reference = what?.reference ?? '';
  const name = findName(reference);
  return name !== undefined && reference.startsWith(name) ? name : undefined;
}

/** Types that patients cannot ask for are not named. */
async function findVisible(
  records: Records,
  names: ReadonlySet<string>,
  patientId: string,
): Promise<Set<string>> {
  const self = `Patient/${patientId}`;
  const asked = [...names].filter((name) => {
    const type = name.slice(0, name.indexOf('/'));
    return Object.hasOwn(compartment, type) || directoryTypes.has(type);
  });
  const visible = new Set(names.has(self) ? [self] : []);
  for (const [name, target] of await findTargets(records, asked)) {
    if (!isHidden(target, patientId)) visible.add(name);
  }
  return visible;
}
