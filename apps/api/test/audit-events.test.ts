import { randomUUID } from 'node:crypto';
import type { AuditEvent, AuditEventEntity, Basic, Bundle, Condition, OperationOutcome } from 'fhir/r4';
import { expect, test } from 'vitest';
import type { Access } from '../src/audit/access-audit.ts';
import { createAccess, idsOf, startAudit } from './audit-setup.ts';
import { storeBalpProfiles } from './balp-profiles.ts';
import { putResource } from './people.ts';
import { recordsUrl } from './stack.ts';

/** An event that the hospital's own system recorded about the patients. */
async function recordAtHospital(patientIds: string[], at: Date, changes: Partial<AuditEvent> = {}) {
  const event: AuditEvent = {
    resourceType: 'AuditEvent',
    id: randomUUID(),
    type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
    subtype: [{ system: 'http://hl7.org/fhir/restful-interaction', code: 'read' }],
    action: 'R',
    recorded: at.toISOString(),
    outcome: '0',
    outcomeDesc: 'CanaryDescription',
    agent: [
      {
        who: { display: 'Dr Thapa' },
        name: 'Dr Thapa',
        requestor: true,
        network: { address: '10.9.8.7', type: '2' },
      },
    ],
    source: { observer: { display: 'ward system' } },
    entity: [
      ...patientIds.map((id) => ({ what: { reference: `Patient/${id}` } })),
      { query: Buffer.from('CanaryQuery').toString('base64') },
    ],
    ...changes,
  };
  await putResource(event);
  return event.id;
}

async function createPatients() {
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) await putResource({ resourceType: 'Patient', id });
  return ids as [string, string];
}

test('own and hospital events are one list by time, and its pages join without gap or repeat', async () => {
  const { audit, search } = await startAudit();
  const [patientId, another] = await createPatients();
  const start = Date.parse('2026-11-01T00:00:00Z');
  const expected: string[] = [];
  for (let step = 0; step < 24; step++) {
    const at = new Date(start + step * 60_000);
    if (step % 3 === 0) expected.unshift(`hospital ${await recordAtHospital([patientId], at)}`);
    else await audit.confirmWrite(createAccess(patientId, { at, resourceIds: [`s${step}`] }));
    if (step % 3 !== 0) expected.unshift(`own Observation/s${step}`);
    await audit.confirmWrite(createAccess(another, { at }));
    if (step % 8 === 0) await recordAtHospital([another], at);
  }
  const describe = (bundle: Bundle<AuditEvent>) =>
    (bundle.entry ?? []).map(({ resource }) =>
      resource?.source.observer.display === 'ward system'
        ? `hospital ${resource.id}`
        : `own ${resource?.entity?.[1]?.what?.reference}`,
    );
  expect(describe(await search(patientId))).toEqual(expected);

  const pages: string[] = [];
  let query: string | undefined = 'patient=Patient/' + patientId + '&_count=5';
  while (query !== undefined) {
    const page: Bundle<AuditEvent> = await search(patientId, query);
    pages.push(...describe(page));
    query = page.link?.find(({ relation }) => relation === 'next')?.url.split('?')[1];
  }
  expect(pages).toEqual(expected);

  const window = 'date=ge2026-11-01T00:05:00Z&date=lt2026-11-01T00:11:00Z';
  expect(describe(await search(patientId, window))).toEqual(expected.slice(13, 19));
  expect(describe(await search(patientId, 'subtype=update'))).toEqual([]);
  expect(describe(await search(patientId, 'outcome=4,8'))).toEqual([]);
  expect(describe(await search(patientId, 'subtype=read&outcome=0'))).toEqual(expected);
});

test('nothing of another patient, nothing withheld, no free text and no address of the staff', async () => {
  const { audit, search, caller } = await startAudit();
  const [patientId, another] = await createPatients();
  const at = new Date();
  const security = [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }];
  const own = await recordAtHospital([patientId], at);
  const hidden = [
    await recordAtHospital([patientId], at, { meta: { security } }),
    await recordAtHospital([patientId, another], at),
    await recordAtHospital([patientId], at, {
      agent: [{ who: { type: 'Patient', identifier: { value: 'another' } }, requestor: true }],
    }),
    await recordAtHospital([another], at),
  ];
  await audit.confirmWrite(createAccess(another, { at }));
  const anothers = idsOf(await search(another)).find((id) => !hidden.includes(id ?? ''));

  const found = await search(patientId);
  expect(idsOf(found)).toEqual([own]);
  for (const secret of [another, 'Canary', Buffer.from('CanaryQuery').toString('base64'), '10.9.8.7']) {
    expect(JSON.stringify(found)).not.toContain(secret);
  }
  expect(found.entry?.[0]?.resource?.agent[0]?.name).toBe('Dr Thapa');

  for (const id of [...hidden, anothers, randomUUID(), 'none', '../Patient/1', '']) {
    expect(await audit.read(id ?? '', caller(patientId))).toBeUndefined();
  }
  expect((await audit.read(own ?? '', caller(patientId)))?.id).toBe(own);
  expect((await audit.read(anothers ?? '', caller(another)))?.id).toBe(anothers);
});

test('what an event was about is named where the patient may see it, and by its reference alone', async () => {
  const { audit, search, caller } = await startAudit();
  const [patientId, another] = await createPatients();
  const security = [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }];
  const condition = async (subject: string, changes: Partial<Condition> = {}) => {
    const id = randomUUID();
    await putResource({
      resourceType: 'Condition',
      id,
      subject: { reference: `Patient/${subject}` },
      code: { text: 'Hypertension' },
      ...changes,
    } satisfies Condition);
    return `Condition/${id}`;
  };
  const seen = await condition(patientId);
  const unreadable = randomUUID();
  await putResource({ resourceType: 'Basic', id: unreadable, code: { text: 'x' } } as Basic);
  const hidden = [
    await condition(patientId, { meta: { security } }),
    await condition(another),
    `Basic/${unreadable}`,
  ];
  const about = (reference: string): AuditEventEntity => ({
    what: {
      reference,
      type: 'Condition',
      display: 'CanaryDepression',
      identifier: { value: 'CanaryNumber' },
    },
    type: { system: 'http://hl7.org/fhir/resource-types', code: 'Condition', display: 'CanaryType' },
    lifecycle: { code: '6', display: 'CanaryUse' },
  });
  const whose = { what: { reference: `Patient/${patientId}`, display: 'CanaryName' } };
  const id = await recordAtHospital([], new Date(), {
    entity: [whose, about(`${seen}/_history/1`), ...hidden.map(about), { what: { display: 'CanaryAlone' } }],
  });
  const unnamed = {
    type: { system: 'http://terminology.hl7.org/CodeSystem/audit-entity-type', code: '2' },
  };
  const [entry] = (await search(patientId)).entry ?? [];
  for (const event of [entry?.resource, await audit.read(id ?? '', caller(patientId))]) {
    expect(event?.entity).toEqual([
      { what: { reference: `Patient/${patientId}` } },
      {
        what: { reference: `${seen}/_history/1` },
        type: { system: 'http://hl7.org/fhir/resource-types', code: 'Condition' },
        lifecycle: { code: '6' },
      },
      ...[...hidden, 'alone'].map(() => unnamed),
    ]);
    for (const secret of ['Canary', ...hidden]) expect(JSON.stringify(event)).not.toContain(secret);
  }
});

test('what the portal recorded and what the hospital did can be told apart, also where the hospital calls itself the portal', async () => {
  const { audit, search } = await startAudit();
  const [patientId] = await createPatients();
  const at = new Date();
  const theirs = await recordAtHospital([patientId], at, {
    source: { site: 'patient-portal', observer: { display: 'ward system' } },
  });
  await audit.confirmWrite(createAccess(patientId, { at }));
  const own = idsOf(await search(patientId)).filter((id) => id !== theirs);
  expect(own).toHaveLength(1);
  expect(idsOf(await search(patientId, 'site=patient-portal'))).toEqual(own);
  const hospital = await search(patientId, 'site:not=patient-portal');
  expect(idsOf(hospital)).toEqual([theirs]);
  expect(hospital.entry?.[0]?.resource?.source).toEqual({ observer: { display: 'ward system' } });
  const self = hospital.link?.[0]?.url ?? '';
  expect(new URL(self).searchParams.get('site:not')).toBe('patient-portal');
});

test('events that must be withheld do not shorten a page', async () => {
  const { search } = await startAudit();
  const [patientId, another] = await createPatients();
  const now = Date.now();
  for (let step = 0; step < 6; step++) await recordAtHospital([patientId, another], new Date(now + step));
  const own = await recordAtHospital([patientId], new Date(now - 1000));
  expect(idsOf(await search(patientId, '_count=1'))).toEqual([own]);
});

test('every kind of event is valid by the records server, and keeps to IHE’s patterns where it says so', async () => {
  await storeBalpProfiles();
  const { audit, search, caller } = await startAudit();
  const [patientId] = await createPatients();
  const kinds: Partial<Access>[] = [
    { interaction: 'read' },
    { interaction: 'search-type', resourceIds: [] },
    { interaction: 'create', type: 'Communication' },
    { interaction: 'update' },
    { interaction: 'patch' },
    { interaction: 'delete' },
    { interaction: 'book', type: undefined, resourceIds: ['Slot/1', 'Appointment/2'] },
    { interaction: 'transaction', type: undefined, resourceIds: [] },
    { interaction: 'expand', type: 'ValueSet', resourceIds: [] },
    { interaction: 'available-slots', type: 'PractitionerRole' },
    { interaction: 'login', type: undefined, resourceIds: [], subject: randomUUID() },
    { interaction: 'logout', type: undefined, resourceIds: [] },
    { interaction: 'download-start', type: undefined, resourceIds: [] },
    { interaction: 'download-end', type: undefined, resourceIds: [] },
    { interaction: 'share-view', type: undefined, resourceIds: [], subject: 'Patan Clinic' },
    { interaction: 'other', type: undefined, resourceIds: [], outcome: 'refused', reason: 'not_allowed' },
    { interaction: 'read', type: 'Nothing', outcome: 'refused', reason: 'not_allowed' },
    { interaction: 'update', outcome: 'failed', reason: 'unavailable' },
  ];
  for (const kind of kinds) await audit.confirmWrite(createAccess(patientId, kind));
  const events = ((await search(patientId)).entry ?? []).flatMap(({ resource }) => resource ?? []);
  expect(events).toHaveLength(kinds.length);
  expect(events.filter(({ meta }) => meta?.profile)).toHaveLength(5);
  for (const event of events) expect({ event, errors: await validate(event) }).toEqual({ event, errors: [] });

  // The check sees what is missing.
  const [read] = events.slice(-1) as [AuditEvent];
  const withoutPatient = { ...read, entity: read.entity?.filter(({ type }) => type?.code !== '1') };
  const withoutApp = { ...read, agent: read.agent.filter(({ altId }) => altId === undefined) };
  expect(await validate(withoutPatient)).not.toEqual([]);
  expect(await validate(withoutApp)).not.toEqual([]);
  expect(await audit.read(read.id ?? '', caller(patientId))).toEqual(read);
});

async function validate(event: AuditEvent): Promise<(string | undefined)[]> {
  const answer = await fetch(`${recordsUrl}/AuditEvent/$validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify(event),
  });
  const { issue } = (await answer.json()) as OperationOutcome;
  return issue
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ diagnostics }) => diagnostics);
}
