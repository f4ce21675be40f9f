import { portalSite } from '@portal/clinical-domain/audit/audit-codes';
import type { AuditEvent } from 'fhir/r4';
import { hasNextPage, listResources } from '../records/bundle.ts';
import { isFhirId } from '../records/fhir-id.ts';
import { withheldLabel } from '../patient-access/tables/withheld.ts';
import type { Records } from '../records/records.ts';
import type { AuditSearch } from './audit-search.ts';
import { nameVisible } from './visible-entities.ts';

const pageLength = 250;
const mostPages = 8;

export type HospitalEvents = {
  events: AuditEvent[];
  /** Set when there were more than can be looked through: events before this instant are not known. */
  knownFrom: string | undefined;
};

/**
 * The records server's own events about the patient, newest first. Those that name another patient too are withheld, which
 * no search can express, so pages are read until there are enough.
 */
export function openHospitalEvents(records: Records) {
  return {
    /** What these events were about is still named as the hospital does. */
    async list(patientId: string, search: AuditSearch, most: number): Promise<HospitalEvents> {
      const events: AuditEvent[] = [];
      let offset = 0;
      for (let page = 0; page < mostPages; page++) {
        const count = page === 0 ? Math.min(most, pageLength) : pageLength;
        const bundle = await records.search('AuditEvent', toQuery(patientId, search), { count, offset });
        offset += count;
        const found = listResources(bundle) as AuditEvent[];
        events.push(...found.filter((event) => isShown(event, patientId)).map(toShown));
        if (!hasNextPage(bundle) || events.length >= most) return { events, knownFrom: undefined };
        if (page === mostPages - 1) return { events, knownFrom: found.at(-1)?.recorded };
      }
      return { events, knownFrom: undefined };
    },

    async find(patientId: string, id: string): Promise<AuditEvent | undefined> {
      if (!isFhirId(id)) return undefined;
      const event = (await records.find('AuditEvent', id)) as AuditEvent | undefined;
      return event?.id === id && isShown(event, patientId)
        ? (await nameVisible(records, [toShown(event)], patientId))[0]
        : undefined;
    },

    /** Before any of the list is shown. @throws Unavailable */
    nameVisible: (events: readonly AuditEvent[], patientId: string) =>
      nameVisible(records, events, patientId),
  };
}

function toQuery(patientId: string, search: AuditSearch): [string, string][] {
  const query: [string, string][] = [
    ['patient', `Patient/${patientId}`],
    ['_security:not', `${withheldLabel.system}|${withheldLabel.code}`],
    ['_sort', '-date,_id'],
  ];
  if (search.from) query.push(['date', `ge${search.from.toISOString()}`]);
  if (search.before) query.push(['date', `lt${search.before.toISOString()}`]);
  if (search.subtypes) query.push(['subtype', search.subtypes.join(',')]);
  if (search.outcomes) query.push(['outcome', search.outcomes.join(',')]);
  return query;
}

function isShown(event: AuditEvent, patientId: string): boolean {
  const isWithheld = event.meta?.security?.some(
    ({ system, code }) => system === withheldLabel.system && code === withheldLabel.code,
  );
  if (event.resourceType !== 'AuditEvent' || isWithheld || !event.recorded) return false;
  const patients = findPatients(event);
  return patients.length > 0 && patients.every((reference) => reference === `Patient/${patientId}`);
}

/** Every patient that the event names, wherever it does; one named without a reference is nobody's own. */
function findPatients(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { reference, type } = value as { reference?: unknown; type?: unknown };
  const name = typeof reference === 'string' ? reference.replace(/\/_history\/.*$/, '') : '';
  const isPatient = /(^|\/)Patient\//.test(name) || type === 'Patient';
  return [...(isPatient ? [name] : []), ...Object.values(value).flatMap(findPatients)];
}

/**
 * Without free text and raw queries, which may tell of others, and without the staff's network addresses. The portal's mark
 * is the portal's own: an event of the hospital never passes for one of the patient's app.
 */
function toShown(event: AuditEvent): AuditEvent {
  const { id, type, subtype, action, period, recorded, outcome, purposeOfEvent, source } = event;
  const shown: AuditEvent = {
    resourceType: 'AuditEvent',
    id,
    type,
    subtype,
    action,
    period,
    recorded,
    outcome,
    purposeOfEvent,
    agent: event.agent.map(({ type, role, who, name, requestor, purposeOfUse }) => ({
      type,
      role,
      who,
      name,
      requestor,
      purposeOfUse,
    })),
    source: source.site === portalSite ? { ...source, site: undefined } : source,
    entity: event.entity?.map(({ what, type, role, lifecycle }) => ({ what, type, role, lifecycle })),
  };
  return JSON.parse(JSON.stringify(shown)) as AuditEvent;
}
