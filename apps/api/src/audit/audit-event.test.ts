import type { AuditEvent } from 'fhir/r4';
import { expect, test } from 'vitest';
import type { Access } from './access.ts';
import { toAuditEvent } from './audit-event.ts';
import { findTimeOfId, toAuditRow } from './audit-row.ts';

const settings = {
  publicUrl: 'https://portal.example.org',
  fhirBase: 'https://portal.example.org/r4',
  issuer: 'https://id.example.org/realms/portal',
  clients: { web: { id: 'portal-web', secrets: [''] }, native: { id: 'portal-native' } },
  clinic: { names: { en: 'Patan Clinic', ne: 'पाटन क्लिनिक' } },
};
const access: Access = {
  at: new Date('2026-03-04T05:06:07.089Z'),
  requestId: '5f0f4c66-3f0e-4b53-9d4c-3a4f3a1d2b11',
  sessionId: '0198c0de-0000-7000-8000-000000000001',
  patientId: 'a',
  interaction: 'read',
  type: 'Observation',
  resourceIds: ['o1'],
  outcome: 'success',
  reason: undefined,
};

function toEvent(changes: Partial<Access> = {}): AuditEvent {
  const row = toAuditRow({ ...access, ...changes });
  return toAuditEvent({ ...row, client: 'web', device: 'Chrome, Linux' }, settings);
}

const codes = (event: AuditEvent) => ({
  profile: event.meta?.profile?.[0]?.split('.').at(-1),
  subtype: event.subtype?.[0]?.code,
  action: event.action,
  agents: event.agent.map(({ type }) => type?.coding?.[0]?.code),
});

const [client, server] = ['110153', '110152'];

test.each([
  ['read', 'PatientRead', 'read', 'R', ['IRCP', server, client]],
  ['search-type', 'PatientQuery', 'search-type', 'E', ['IRCP', client, server]],
  ['create', 'PatientCreate', 'create', 'C', ['AUT', client, server]],
  ['update', 'PatientUpdate', 'update', 'U', ['AUT', client, server]],
  ['patch', 'PatientUpdate', 'patch', 'U', ['AUT', client, server]],
  ['delete', undefined, 'delete', 'D', ['AUT', client, server]],
  ['book', undefined, 'transaction', 'C', ['AUT', client, server]],
  ['available-slots', undefined, 'operation', 'E', ['IRCP', client, server]],
  ['login', undefined, '110122', 'E', ['humanuser', client, server]],
  ['logout', undefined, '110123', 'E', ['humanuser', client, server]],
  ['download-start', undefined, 'download-start', 'R', ['IRCP', server, client]],
  ['download-end', undefined, 'download-end', 'R', ['IRCP', server, client]],
  ['share-create', undefined, 'share-create', 'C', ['IRCP', server, client]],
  ['share-view', undefined, 'share-view', 'R', ['IRCP', server, client]],
  ['share-revoke', undefined, 'share-revoke', 'D', ['IRCP', server, client]],
  ['constructor', undefined, undefined, 'E', ['IRCP', client, server]],
])('%s is told as %s', (interaction, profile, subtype, action, agents) => {
  expect(codes(toEvent({ interaction }))).toEqual({ profile, subtype, action, agents });
});

test('a read has the patient, the resource and the request; the patient is the one who asked', () => {
  const event = toEvent();
  expect(event).toMatchObject({ recorded: '2026-03-04T05:06:07.089Z', outcome: '0' });
  expect(
    event.entity?.map(({ what, type }) => [what?.reference ?? what?.identifier?.value, type?.code]),
  ).toEqual([
    ['Patient/a', '1'],
    ['Observation/o1', '2'],
    [access.requestId, 'XrequestId'],
  ]);
  expect(event.agent.filter(({ requestor }) => requestor).map(({ who }) => who)).toEqual([
    { reference: 'Patient/a' },
  ]);
  expect(event.agent[1]).toMatchObject({
    who: { identifier: { value: 'portal-web' } },
    altId: access.sessionId,
    name: 'Chrome, Linux',
  });
});

test('every event carries the portal’s mark', () => {
  expect(toEvent().source.site).toBe('patient-portal');
});

test('whoever opened a shared link is nobody’s account', () => {
  const asking = (event: AuditEvent) => event.agent.find(({ requestor }) => requestor)?.who;
  expect(asking(toEvent({ interaction: 'share-view', subject: 'Patan Clinic' }))).toEqual({
    display: 'Patan Clinic',
  });
  expect(asking(toEvent({ interaction: 'share-view' }))).toEqual({ display: 'Whoever has the link' });
});

const addressOf = (changes: Partial<Access>) => toEvent(changes).agent[1]?.network;

test('B16: the patient is told the address of their own app, not that of whoever opened a link', () => {
  const own = { address: 'https://portal.example.org', type: '5' };
  expect(addressOf({ address: '203.0.113.9' })).toEqual({ address: '203.0.113.9', type: '2' });
  expect(addressOf({})).toEqual(own);
  expect(addressOf({ interaction: 'share-view', address: '203.0.113.9' })).toEqual(own);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['203.0.113.9, 10.0.0.1', null],
  ["'; drop table", null],
  ['', null],
])('B16: the address %j is kept as %j', (address, kept) => {
  expect(toAuditRow({ ...access, address }).address).toBe(kept);
});

test('a search tells its type and no value', () => {
  const query = toEvent({ interaction: 'search-type' }).entity?.find((entity) => entity.query);
  expect(query?.what).toBeUndefined();
  expect(Buffer.from(query?.query ?? '', 'base64').toString()).toBe(
    'https://portal.example.org/r4/Observation',
  );
});

test('a refusal and a failure have an outcome and a reason and claim no profile of a success', () => {
  expect(toEvent({ outcome: 'refused', reason: 'not_yours' })).toMatchObject({
    outcome: '4',
    outcomeDesc: 'not_yours',
  });
  expect(toEvent({ outcome: 'failed' })).toMatchObject({ outcome: '8' });
  expect(toEvent({ outcome: 'refused' }).meta).toBeUndefined();
});

test('several types in one transaction', () => {
  const { entity } = toEvent({
    interaction: 'book',
    type: undefined,
    resourceIds: ['Slot/s', 'Appointment/x'],
  });
  expect(entity?.map(({ what }) => what?.reference)).toEqual([
    'Patient/a',
    'Slot/s',
    'Appointment/x',
    undefined,
  ]);
});

test('what a question found is not kept, and what has no id yet is told by its type', () => {
  for (const interaction of ['search-type', 'expand', 'available-slots']) {
    expect(toAuditRow({ ...access, interaction }).resources).toBeNull();
  }
  const event = toEvent({ interaction: 'create', type: 'Communication', resourceIds: [] });
  expect(event.entity?.[1]?.name).toBe('Communication');
  expect(event.meta).toBeUndefined();
});

test('an id holds the time of its access, and nobody else’s id does', () => {
  const { id } = toAuditRow(access);
  expect(findTimeOfId(id)).toEqual(access.at);
  for (const other of ['', 'a', access.requestId, `${id}0`]) expect(findTimeOfId(other)).toBeUndefined();
});

test('values that no column takes are left out or cut', () => {
  const row = toAuditRow({
    ...access,
    sessionId: 'x',
    requestId: "'",
    patientId: 'a\u0000b',
    type: 'T'.repeat(500),
    resourceIds: ['ok', 'a b', '../x', 'Patient/b/_history/1', ''],
    reason: 'r\n'.repeat(100),
  });
  expect(row).toMatchObject({ sessionId: null, requestId: null, patientId: 'ab', resources: 'ok' });
  expect([row.type?.length, row.reason]).toEqual([64, 'r'.repeat(64)]);
});
