import { randomUUID } from 'node:crypto';
import { buildReading, toDailyReadings } from '@portal/clinical-domain/vitals/daily-reading';
import { allReadingCodes, metrics, readDays } from '@portal/clinical-domain/vitals/own-readings';
import { buildSharing, endSharing } from '@portal/clinical-domain/vitals/sharing';
import { sendReadings } from '@portal/fhir-queries/reading.query';
import { readSharedSince, startSharing, stopSharing } from '@portal/fhir-queries/sharing.query';
import { findReadings } from '@portal/fhir-queries/vital-signs.query';
import type { Consent, Observation, OperationOutcome } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { clientOf, findErrors } from './gateway-client.ts';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { agree, withheld } from './gateway-written.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

const zone = 'Asia/Kathmandu';
const now = Date.parse('2026-11-15T09:40:00+05:45');
const midnight = Date.parse('2026-11-15T00:00:00+05:45');

/** A pulse is no sum. */
const valueOf = (metric: (typeof metrics)[number], value: number) =>
  metric === 'heart_rate' ? 60 + value / 100 : value;

const today = (value: number, clock = now) =>
  metrics.flatMap((metric) =>
    toDailyReadings(
      metric,
      [{ start: midnight, end: midnight + 24 * 3600_000, value: valueOf(metric, value) }],
      { now: clock, zone },
    ),
  );

async function begin() {
  const patient = await signIn(await startPortal());
  return { patient, client: clientOf(patient) };
}

const stored = async (path: string) => (await readResource(path)).body;

describe('the sums of a day, as the phone sends them', () => {
  test('pass the records server’s validation, and are brought up to date under the same id', async () => {
    const { patient, client } = await begin();
    await startSharing(client, patient.patientId, now);
    await sendReadings(client, patient.patientId, today(900));
    await sendReadings(client, patient.patientId, today(900));
    await sendReadings(client, patient.patientId, today(4000, now + 3600_000));
    for (const reading of today(0)) {
      const { id } = await buildReading(patient.patientId, reading);
      expect(await findErrors(`Observation/${id}`)).toEqual([]);
      expect(await stored(`Observation/${id}`)).toMatchObject({
        meta: { versionId: '2' },
        status: 'preliminary',
        valueQuantity: { value: valueOf(reading.metric, 4000) },
      } satisfies Partial<Observation>);
    }
    const found = await findReadings(client, { codes: allReadingCodes, since: '2026-11-01' });
    expect(metrics.map((metric) => readDays(found, metric, zone).map(({ value }) => value))).toEqual(
      metrics.map((metric) => [valueOf(metric, 4000)]),
    );
  });

  test('another patient’s day is answered like a missing one', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const [reading] = today(900);
    if (!reading) throw new Error('no reading');
    const foreign = await buildReading(b.patientId, reading);
    await agree(b);
    expect((await b.put(foreign)).statusCode).toBe(201);
    expect((await a.put(foreign)).statusCode).toBe(403);
    const mine = { ...(await buildReading(a.patientId, reading)), id: foreign.id as string };
    const missing = await a.get(`/Observation/${randomUUID()}`);
    const stolen = await a.put(mine);
    expect([stolen.statusCode, stolen.body]).toEqual([404, missing.body]);
  });
});

describe('A5: without consent', () => {
  const steps = async (patientId: string, value = 900) => {
    const [reading] = today(value);
    if (!reading) throw new Error('no reading');
    return buildReading(patientId, reading);
  };

  test('no reading is taken, new or brought up to date, alone or with others', async () => {
    const { patient, client } = await begin();
    const reading = await steps(patient.patientId);
    const refused = await patient.put(reading);
    expect([
      refused.statusCode,
      refused.json<OperationOutcome>().issue[0]?.details?.coding?.[0]?.code,
    ]).toEqual([403, 'not_shared']);
    await expect(sendReadings(client, patient.patientId, today(900))).rejects.toThrow();
    expect((await patient.get(`/Observation/${reading.id}`)).statusCode).toBe(404);
    await agree(patient);
    expect((await patient.put(reading)).statusCode).toBe(201);
    await stopSharing(client, now + 60_000);
    expect((await patient.put(await steps(patient.patientId, 5000))).statusCode).toBe(403);
    expect(await stored(`Observation/${reading.id}`)).toMatchObject({ meta: { versionId: '1' } });
    await startSharing(client, patient.patientId, now + 120_000);
    expect((await patient.put(await steps(patient.patientId, 5000))).statusCode).toBe(200);
  });

  test('another’s consent, one that the hospital withholds, and one that ends in the same request do not count', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    await agree(b);
    const { id: _id, ...rest } = await buildSharing(a.patientId, now);
    await hospitalPuts<Consent>({ ...rest, meta: withheld });
    const reading = await steps(a.patientId);
    expect((await a.put(reading)).statusCode).toBe(403);
    await agree(a);
    const entry = (resource: Consent | Observation) => ({
      resource,
      request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
    });
    const consent = (await stored(`Consent/${(await buildSharing(a.patientId, now)).id}`)) as Consent;
    const both = await a.bundle('transaction', [entry(endSharing(consent, now)), entry(reading)]);
    expect(both.statusCode).toBe(403);
  });

  test('what is sent while it ends is stored before the end, or refused', async () => {
    const portal = await startPortal();
    const patient = await signIn(portal);
    const client = clientOf(patient);
    for (let round = 0; round < 3; round += 1) {
      await startSharing(client, patient.patientId, now + round * 1000);
      const sending = [1, 2, 3].map(async (more) =>
        patient.put(await steps(patient.patientId, round * 10 + more)),
      );
      const stopping = stopSharing(client, now + round * 1000 + 500);
      await stopping;
      const [first] = today(0);
      if (!first) throw new Error('no reading');
      const { id } = await buildReading(patient.patientId, first);
      const { status, body } = await readResource(`Observation/${id}`);
      const answers = await Promise.all(sending);
      // A busy server may refuse with 503; that too must not land later.
      const taken = new Set([200, 201, 403, 409, 412, 503]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => !taken.has(status))).toEqual([]);
      const later = await readResource(`Observation/${id}`);
      expect([later.status, later.body.meta?.versionId]).toEqual([status, body.meta?.versionId]);
    }
  });
});

describe('the consent to share them', () => {
  test('is given, ended and given anew: one resource that the records server finds valid', async () => {
    const { patient, client } = await begin();
    expect(await readSharedSince(client)).toBeUndefined();
    await startSharing(client, patient.patientId, now);
    expect(await readSharedSince(client)).toBe('2026-11-15T03:55:00Z');
    const { id } = await buildSharing(patient.patientId, now);
    expect(await findErrors(`Consent/${id}`)).toEqual([]);
    await stopSharing(client, now + 60_000);
    expect(await readSharedSince(client)).toBeUndefined();
    expect(await stored(`Consent/${id}`)).toMatchObject({
      status: 'inactive',
      provision: { period: { start: '2026-11-15T03:55:00Z', end: '2026-11-15T03:56:00Z' } },
    } satisfies Partial<Consent>);
    expect(await findErrors(`Consent/${id}`)).toEqual([]);
    await stopSharing(client, now + 90_000);
    expect((await stored(`Consent/${id}`)).meta?.versionId).toBe('2');
    await startSharing(client, patient.patientId, now + 120_000);
    expect(await readSharedSince(client)).toBe('2026-11-15T03:57:00Z');
  });

  test('is about this one thing, by the patient, and names nobody else', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const good = await buildSharing(a.patientId, now);
    const bad: Partial<Consent>[] = [
      { status: 'rejected' },
      { patient: b.self },
      { performer: [b.self] },
      { performer: [] },
      { category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }] }] },
      { scope: { coding: [{ code: 'research' }] } },
      { policyRule: { coding: [{ code: 'OPTOUT' }] } },
      { provision: { ...good.provision, type: 'deny' } },
      { provision: { ...good.provision, provision: [{ type: 'deny' }] } },
      { provision: { ...good.provision, purpose: [{ code: 'HMARKT' }] } },
      { provision: { ...good.provision, actor: [{ role: {}, reference: b.self }] } },
      { provision: { ...good.provision, data: [{ meaning: 'related', reference: b.self }] } },
      { verification: [{ verified: true }] },
      { sourceAttachment: { url: 'http://example.org/x' } },
      { organization: [{ reference: 'Organization/238488' }] },
    ];
    for (const change of bad)
      expect([change, (await a.put({ ...good, id: randomUUID(), ...change } as Consent)).statusCode]).toEqual(
        [change, 403],
      );
    expect((await a.put(good)).statusCode).toBe(201);
  });

  test('another’s is neither seen nor ended, nor one that the hospital keeps', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const foreign = await buildSharing(b.patientId, now);
    await b.put(foreign);
    const missing = await a.get(`/Consent/${randomUUID()}`);
    const seen = await a.get(`/Consent/${foreign.id}`);
    expect([seen.statusCode, seen.body]).toEqual([404, missing.body]);
    const { id: _id, ...rest } = await buildSharing(a.patientId, now);
    const ended = await a.put({ ...rest, id: foreign.id as string, status: 'inactive' } as Consent);
    expect([ended.statusCode, ended.body]).toEqual([404, missing.body]);
    expect((await a.get(`/Consent?patient=${b.patientId}`)).statusCode).toBe(403);
    await hospitalPuts<Consent>({ ...rest, meta: withheld });
    expect(await readSharedSince(clientOf(a))).toBeUndefined();
    expect(await stored(`Consent/${foreign.id}`)).toMatchObject({ status: 'active', patient: b.self });
  });

  test('one that the hospital took down on paper is seen and not changed', async () => {
    const { patient } = await begin();
    const paper = await hospitalPuts<Consent>({
      ...(await buildSharing(patient.patientId, now)),
      id: randomUUID(),
      category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }] }],
    });
    expect((await patient.get(`/Consent/${paper.id}`)).statusCode).toBe(200);
    expect((await patient.put({ ...paper, status: 'inactive' } as Consent)).statusCode).toBe(403);
  });
});
