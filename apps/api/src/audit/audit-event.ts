import { portalSite } from '@portal/clinical-domain/audit/audit-codes';
import type { AuditEvent, AuditEventAgent, AuditEventEntity } from 'fhir/r4';
import type { Settings } from '../infra/settings.ts';
import type { StoredAccess } from './audit-store.ts';
import { type Pattern, getPattern, requestIdType } from './tables.ts';

export type AuditSettings = Pick<Settings, 'publicUrl' | 'fhirBase' | 'clients' | 'issuer'> & {
  clinic: Pick<Settings['clinic'], 'names'>;
};

const entityTypes = 'http://terminology.hl7.org/CodeSystem/audit-entity-type';
const entityRoles = 'http://terminology.hl7.org/CodeSystem/object-role';
const person = { system: entityTypes, code: '1', display: 'Person' };
const systemObject = { system: entityTypes, code: '2', display: 'System Object' };
const patientRole = { system: entityRoles, code: '1', display: 'Patient' };
const resourceRole = { system: entityRoles, code: '4', display: 'Domain Resource' };
const queryRole = { system: entityRoles, code: '24', display: 'Query' };
const atThePatientsRequest = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason',
      code: 'PATRQT',
      display: 'patient requested',
    },
  ],
};

/** A stored access as IHE's Basic Audit Log Patterns have it. The search's values are not kept, so they are not told. */
export function toAuditEvent(access: StoredAccess, settings: AuditSettings): AuditEvent {
  const pattern = getPattern(access.interaction);
  const objects = toObjects(access, settings);
  const isWhole = objects.length === 1 && (objects[0]?.what ?? objects[0]?.query) !== undefined;
  return {
    resourceType: 'AuditEvent',
    id: access.id,
    ...(pattern.profile !== undefined && access.outcome === 0 && isWhole
      ? { meta: { profile: [pattern.profile] } }
      : {}),
    type: pattern.type,
    ...(pattern.subtype ? { subtype: [pattern.subtype] } : {}),
    action: pattern.action,
    recorded: access.at.toISOString(),
    outcome: String(access.outcome) as NonNullable<AuditEvent['outcome']>,
    ...(access.reason === null ? {} : { outcomeDesc: access.reason }),
    purposeOfEvent: [atThePatientsRequest],
    agent: toAgents(access, pattern, settings),
    source: {
      site: portalSite,
      observer: describeGateway(settings),
      type: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/security-source-type',
          code: '4',
          display: 'Application Server',
        },
      ],
    },
    entity: [
      { what: { reference: `Patient/${access.patientId}` }, type: person, role: patientRole },
      ...objects,
      ...(access.requestId === null
        ? []
        : [{ what: { identifier: { value: access.requestId } }, type: requestIdType }]),
    ],
  };
}

function toAgents(access: StoredAccess, pattern: Pattern, settings: AuditSettings): AuditEventAgent[] {
  const { subject, patientId, client, device, sessionId, address } = access;
  // The patient is told the address of their own apps. That of whoever opened a link is kept for the hospital.
  const isTold = address !== null && pattern.isByLink !== true;
  const coded = (coding: Pattern['user']) => ({ coding: [coding] });
  return [
    {
      type: coded(pattern.user),
      who: pattern.isByLink
        ? { display: subject ?? 'Whoever has the link' }
        : subject === null
          ? { reference: `Patient/${patientId}` }
          : { identifier: { system: settings.issuer, value: subject } },
      requestor: true,
    },
    {
      type: coded(pattern.client),
      who: {
        ...(client === null ? {} : { identifier: { value: settings.clients[client].id } }),
        display: settings.clinic.names.en,
      },
      ...(sessionId === null ? {} : { altId: sessionId }),
      ...(device === null ? {} : { name: device }),
      requestor: false,
      network: isTold ? { address, type: '2' } : { address: settings.publicUrl, type: '5' },
    },
    {
      type: coded(pattern.server),
      who: describeGateway(settings),
      requestor: false,
      network: { address: settings.fhirBase, type: '5' },
    },
  ];
}

function toObjects(
  { interaction, type, resources }: StoredAccess,
  settings: AuditSettings,
): AuditEventEntity[] {
  if (interaction === 'search-type') return [toQuery(`${settings.fhirBase}/${type ?? ''}`)];
  if (resources === null)
    return type === null ? [] : [{ type: systemObject, role: resourceRole, name: type }];
  return resources.split(' ').map((id) => {
    const reference = id.includes('/') || type === null ? id : `${type}/${id}`;
    return { what: { reference }, type: systemObject, role: resourceRole };
  });
}

function toQuery(address: string): AuditEventEntity {
  return { type: systemObject, role: queryRole, query: Buffer.from(address).toString('base64') };
}

function describeGateway({ fhirBase, clinic }: AuditSettings) {
  return { identifier: { value: fhirBase }, display: `${clinic.names.en} gateway` };
}
