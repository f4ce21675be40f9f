import type { Coding, ElementDefinition, StructureDefinition } from 'fhir/r4';
import { putResource } from './people.ts';

const balp = 'https://profiles.ihe.net/ITI/BALP/StructureDefinition';
const dicom = 'http://dicom.nema.org/resources/ontology/DCM';
const participation = 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType';
const entityType = 'http://terminology.hl7.org/CodeSystem/audit-entity-type';
const objectRole = 'http://terminology.hl7.org/CodeSystem/object-role';

type Rules = {
  name: string;
  action: 'C' | 'R' | 'U' | 'E';
  client: '110152' | '110153';
  user: 'IRCP' | 'AUT';
  object: 'data' | 'query';
};

const profiles: Rules[] = [
  { name: 'PatientRead', action: 'R', client: '110152', user: 'IRCP', object: 'data' },
  { name: 'PatientQuery', action: 'E', client: '110153', user: 'IRCP', object: 'query' },
  { name: 'PatientCreate', action: 'C', client: '110153', user: 'AUT', object: 'data' },
  { name: 'PatientUpdate', action: 'U', client: '110153', user: 'AUT', object: 'data' },
];

/**
 * The rules of IHE's Basic Audit Log Patterns (https://profiles.ihe.net/ITI/BALP/) for these events, so that the records
 * server can check them offline, where the published package is not to be had. The user is held to the one code we use.
 */
export async function storeBalpProfiles() {
  for (const rules of profiles) await putResource(toProfile(rules));
}

function toProfile({ name, action, client, user, object }: Rules): StructureDefinition {
  const server = client === '110152' ? '110153' : '110152';
  const peer = (slice: string, code: string) => [
    ...agentSlice(slice, 1, { system: dicom, code }),
    element(`agent:${slice}.who`, { min: 1 }),
    element(`agent:${slice}.media`, { max: '0' }),
    element(`agent:${slice}.network`, { min: 1 }),
  ];
  return {
    resourceType: 'StructureDefinition',
    id: `IHE.BasicAudit.${name}`,
    url: `${balp}/IHE.BasicAudit.${name}`,
    name,
    status: 'active',
    fhirVersion: '4.0.1',
    kind: 'resource',
    abstract: false,
    type: 'AuditEvent',
    baseDefinition: 'http://hl7.org/fhir/StructureDefinition/AuditEvent',
    derivation: 'constraint',
    differential: {
      element: [
        { id: 'AuditEvent', path: 'AuditEvent' },
        element('type', {
          patternCoding: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
        }),
        element('subtype', { min: 1 }),
        element('action', { min: 1, fixedCode: action }),
        element('outcome', { min: 1, fixedCode: '0' }),
        element('agent', { min: 2, slicing: byType }),
        ...peer('client', client),
        ...peer('server', server),
        ...agentSlice('user', 0, { system: participation, code: user }),
        element('agent:user.who', { min: 1 }),
        element('agent:user.requestor', { patternBoolean: true }),
        element('agent:user.media', { max: '0' }),
        element('agent:user.network', { max: '0' }),
        element('entity', { min: 2, slicing: byType }),
        ...(object === 'data' ? dataRules : queryRules),
        element('entity:patient', { sliceName: 'patient', min: 1, max: '1' }),
        element('entity:patient.what', {
          min: 1,
          type: [{ code: 'Reference', targetProfile: ['http://hl7.org/fhir/StructureDefinition/Patient'] }],
        }),
        element('entity:patient.type', { min: 1, patternCoding: { system: entityType, code: '1' } }),
        element('entity:patient.role', { min: 1, patternCoding: role('1') }),
      ],
    },
  };
}

const byType: ElementDefinition['slicing'] = {
  discriminator: [{ type: 'pattern', path: 'type' }],
  rules: 'open',
};

const dataRules = [
  element('entity:data', { sliceName: 'data', min: 1, max: '1' }),
  element('entity:data.what', { min: 1 }),
  element('entity:data.type', { min: 1, patternCoding: { system: entityType, code: '2' } }),
  element('entity:data.role', { min: 1, patternCoding: role('4') }),
];

const queryRules = [
  element('entity:query', { sliceName: 'query', min: 1, max: '1' }),
  element('entity:query.what', { max: '0' }),
  element('entity:query.type', { min: 1, patternCoding: { system: entityType, code: '2' } }),
  element('entity:query.role', { min: 1, patternCoding: role('24') }),
  element('entity:query.lifecycle', { max: '0' }),
  element('entity:query.query', { min: 1 }),
  element('entity:query.detail', { max: '0' }),
];

/** In the order of the base definition, which a differential must keep. `agent:user.who` is the element AuditEvent.agent.who of the slice user. */
function element(id: string, rules: Partial<ElementDefinition>): ElementDefinition {
  return { id: `AuditEvent.${id}`, path: `AuditEvent.${id.replace(/:\w+/, '')}`, ...rules };
}

function agentSlice(sliceName: string, min: number, coding: Coding) {
  return [
    element(`agent:${sliceName}`, { sliceName, min, max: '1' }),
    element(`agent:${sliceName}.type`, { min: 1, patternCodeableConcept: { coding: [coding] } }),
  ];
}

function role(code: string): Coding {
  return { system: objectRole, code };
}
