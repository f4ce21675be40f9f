import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { composeSummary } from '@portal/clinical-domain/summary/compose-summary';
import { frame } from '@portal/clinical-domain/summary/summary-examples';
import {
  buildHomeReading,
  changeableMs,
  type HomeReading,
  homeKinds,
  oldestMs,
} from '@portal/clinical-domain/vitals/home-reading';
import { readVitals, vitalCodes } from '@portal/clinical-domain/vitals/read-vitals';
import { vitalLimits } from '@portal/clinical-domain/vitals/vital-limits';
import {
  changeHomeReading,
  saveHomeReading,
  takeBackHomeReading,
} from '@portal/fhir-queries/home-reading.query';
import { getSummaryRecord } from '@portal/fhir-queries/summary.query';
import { findVitalSigns } from '@portal/fhir-queries/vital-signs.query';
import type { Observation, OperationOutcome } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { clientOf, findErrors } from './gateway-client.ts';
import { hospitalPuts, signIn, type SignedIn } from './gateway-patient.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

const readingOf = (change: Partial<HomeReading> = {}): HomeReading => ({
  id: randomUUIDv7(),
  kind: 'blood-pressure',
  values: [127, 81],
  at: Math.floor(Date.now() / 1000) * 1000,
  enteredAt: Math.floor(Date.now() / 1000) * 1000,
  note: 'After a walk',
  ...change,
});

const refusalOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as Partial<OperationOutcome>).issue?.[0]?.details?.coding?.[0]?.code,
];

const stored = async (id: string) => (await readResource(`Observation/${id}`)).body as Observation;

/** An own reading that was typed in so long ago; the records server keeps it as it is. */
const typedIn = (patient: SignedIn, ago: number) => {
  const reading = readingOf({ at: Date.now() - ago, enteredAt: Date.now() - ago });
  return { reading, put: () => hospitalPuts<Observation>(buildHomeReading(patient.patientId, reading)) };
};

describe('readings from home', () => {
  test('of each kind are stored without any consent, valid, and shown as the patient’s own', async () => {
    const patient = await signIn(await startPortal());
    const client = clientOf(patient);
    const readings = homeKinds.map((kind) =>
      readingOf({
        kind,
        values: (vitalLimits[kind].entry ?? []).map(({ span: [, most] }, at) => most - 1 - at),
      }),
    );
    for (const reading of readings) {
      await saveHomeReading(client, { patientId: patient.patientId, reading });
      // The answer was lost, and it is sent again.
      await saveHomeReading(client, { patientId: patient.patientId, reading });
      expect(await findErrors(`Observation/${reading.id}`)).toEqual([]);
      expect((await stored(reading.id)).meta?.versionId).toBe('1');
    }
    const found = readVitals(await findVitalSigns(client, vitalCodes));
    expect(found.map(({ kind, points }) => [kind, points[0]?.source, points[0]?.values])).toEqual(
      readings.map(({ kind, values }) => [kind, 'home', values]),
    );
  });

  test('are corrected and taken back within a day', async () => {
    const patient = await signIn(await startPortal());
    const { patientId } = patient;
    const client = clientOf(patient);
    const reading = readingOf();
    await saveHomeReading(client, { patientId, reading });
    await changeHomeReading(client, {
      patientId,
      reading: { ...reading, values: [117, 79], note: undefined },
    });
    expect(await stored(reading.id)).toMatchObject({ status: 'amended' });
    expect((await stored(reading.id)).note).toBeUndefined();
    // The first save once more, from a device that never heard of its answer: the correction stays.
    const late = await patient.put(buildHomeReading(patientId, reading));
    expect(refusalOf(late)).toEqual([409, 'already_stored']);
    expect(await stored(reading.id)).toMatchObject({ status: 'amended', meta: { versionId: '2' } });
    await takeBackHomeReading(client, {
      patientId,
      reading: { ...reading, values: [117, 79], note: undefined },
    });
    expect((await stored(reading.id)).status).toBe('entered-in-error');
    expect(readVitals(await findVitalSigns(client, vitalCodes))).toEqual([]);
    const revived = await patient.put(buildHomeReading(patientId, reading));
    expect(revived.statusCode).toBe(409);
  });

  test('are neither changed nor taken back a day later', async () => {
    const patient = await signIn(await startPortal());
    const [young, old] = [typedIn(patient, changeableMs - 60_000), typedIn(patient, changeableMs + 1000)];
    for (const [{ put }, expected] of [
      [young, [200, undefined]],
      [old, [403, 'too_late']],
    ] as const) {
      const kept = await put();
      const changed = { ...kept, status: 'amended', note: [{ text: 'Left arm' }] } as Observation;
      expect(refusalOf(await patient.put(changed))).toEqual(expected);
      const gone = { ...(await stored(kept.id ?? '')), status: 'entered-in-error' } as Observation;
      expect(refusalOf(await patient.put(gone))).toEqual(expected);
    }
  });

  test('a reading of the clinic is not the patient’s to change, and does not become it', async () => {
    const patient = await signIn(await startPortal());
    const own = buildHomeReading(patient.patientId, readingOf());
    const { id: _id, identifier: _identifier, ...rest } = own;
    const clinics = await hospitalPuts<Observation>({ ...rest, performer: [{ display: 'Ward 2' }] });
    const attempts: Observation[] = [
      { ...clinics, status: 'entered-in-error' },
      { ...clinics, note: [{ text: 'mine' }] },
      { ...clinics, identifier: own.identifier ?? [] },
      { ...own, id: clinics.id ?? '' },
    ];
    for (const attempt of attempts) expect([403, 409]).toContain((await patient.put(attempt)).statusCode);
    expect((await stored(clinics.id ?? '')).meta?.versionId).toBe('1');
  });

  test('a reading of a device is not changed as one from home, nor the other way round', async () => {
    const patient = await signIn(await startPortal());
    const { reading } = typedIn(patient, changeableMs + 1000);
    const pulse = buildHomeReading(patient.patientId, { ...reading, kind: 'pulse', values: [72] });
    const kept = await hospitalPuts<Observation>(pulse);
    const raised = { ...kept, valueQuantity: { ...kept.valueQuantity, value: 90 } } as Observation;
    expect((await patient.put(raised)).statusCode).toBe(403);
    const asDevice = {
      ...buildHomeReading(patient.patientId, readingOf({ kind: 'pulse', values: [72] })),
      identifier: [],
    };
    expect(refusalOf(await patient.put(asDevice))[0]).toBe(403);
  });

  test('another patient’s is answered like a missing one', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const reading = readingOf();
    expect((await b.put(buildHomeReading(b.patientId, reading))).statusCode).toBe(201);
    expect((await a.put(buildHomeReading(b.patientId, readingOf()))).statusCode).toBe(403);
    const missing = await a.get(`/Observation/${randomUUID()}`);
    const stolen = await a.put(buildHomeReading(a.patientId, reading));
    expect([stolen.statusCode, stolen.body]).toEqual([404, missing.body]);
  });

  test('of one day are counted: one over is refused and not stored, what was lost is not counted twice', async () => {
    const patient = await signIn(await startPortal({ PORTAL_CHANGES_PER_DAY: '2' }));
    const put = (reading: HomeReading) => patient.put(buildHomeReading(patient.patientId, reading));
    const [first, second, over] = [readingOf(), readingOf(), readingOf()];
    for (const reading of [first, second, second, first])
      expect((await put(reading)).statusCode).toBeLessThan(300);
    const refused = await put(over);
    expect(refusalOf(refused)).toEqual([429, 'too_many_changes_today']);
    expect(refused.body).toContain('You have made as many changes today as can be taken in one day.');
    expect((await readResource(`Observation/${over.id}`)).status).toBe(404);
  });

  test('are in no health summary', async () => {
    const patient = await signIn(await startPortal());
    const client = clientOf(patient);
    for (const kind of ['pulse', 'weight'] as const)
      await saveHomeReading(client, {
        patientId: patient.patientId,
        reading: readingOf({ kind, values: [70] }),
      });
    const record = await getSummaryRecord(client, { patientId: patient.patientId, now: new Date() });
    const choice = { history: true, medicines: true, results: true, wearables: true };
    expect(JSON.stringify(composeSummary(record, choice, frame))).not.toContain('Observation');
  });
});

describe('what is refused, each beside what is taken', () => {
  const day = 24 * 3_600_000;
  const extension = [{ url: 'https://elsewhere.example/x', valueString: 'x' }];
  test.each<[string, (good: Observation) => object, number]>([
    ['a value too high', (good) => ({ ...good, ...valuesOf([301, 81]) }), 422],
    ['a value too low', (good) => ({ ...good, ...valuesOf([127, 19]) }), 422],
    ['more digits than a device shows', (good) => ({ ...good, ...valuesOf([127.5, 81]) }), 422],
    ['the lower one larger', (good) => ({ ...good, ...valuesOf([81, 127]) }), 422],
    ['a value that is text', (good) => ({ ...good, ...valuesOf(['127', 81]) }), 422],
    ['one value of two', (good) => ({ ...good, component: good.component?.slice(0, 1) }), 422],
    [
      'a third value',
      (good) => ({ ...good, component: [...(good.component ?? []), good.component?.[0]] }),
      422,
    ],
    ['in the future', (good) => ({ ...good, effectiveDateTime: instant(day / 2) }), 422],
    ['typed in in the future', (good) => ({ ...good, issued: instant(day / 2) }), 422],
    ['too old', (good) => ({ ...good, effectiveDateTime: instant(-oldestMs - day) }), 422],
    ['a day without a time', (good) => ({ ...good, effectiveDateTime: '2026-11-01' }), 403],
    ['a long note', (good) => ({ ...good, note: [{ text: 'n'.repeat(201) }] }), 422],
    ['two notes', (good) => ({ ...good, note: [{ text: 'a' }, { text: 'b' }] }), 403],
    ['a note by somebody else', (good) => ({ ...good, note: [{ text: 'a', authorString: 'Dr. X' }] }), 403],
    ['another code', (good) => ({ ...good, code: coded('8302-2') }), 403],
    [
      'a second code',
      (good) => ({ ...good, code: { coding: [...(good.code.coding ?? []), { code: 'x' }] } }),
      403,
    ],
    [
      'the name of another thing',
      (good) => ({ ...good, code: { ...good.code, text: 'Result of the hospital' } }),
      403,
    ],
    ['another category', (good) => ({ ...good, category: [{ coding: [{ code: 'laboratory' }] }] }), 403],
    ['another unit', (good) => ({ ...good, ...valuesOf([127, 81], 'kPa') }), 403],
    ['a comparator', (good) => ({ ...good, ...valuesOf([127, 81], 'mmHg', { comparator: '<' }) }), 403],
    ['an interpretation', (good) => ({ ...good, interpretation: [{ text: 'Normal' }] }), 403],
    ['a range of its own', (good) => ({ ...good, referenceRange: [{ text: '0-300' }] }), 403],
    ['an extension', (good) => ({ ...good, extension }), 403],
    ['an extension inside', (good) => ({ ...good, note: [{ text: 'a', extension }] }), 403],
    ['a body site', (good) => ({ ...good, bodySite: { text: 'Left arm' } }), 403],
    ['a visit', (good) => ({ ...good, encounter: { reference: `Encounter/${randomUUID()}` } }), 403],
    ['no performer', (good) => ({ ...good, performer: undefined }), 403],
    [
      'another identifier beside',
      (good) => ({ ...good, identifier: [...(good.identifier ?? []), { value: 'x' }] }),
      403,
    ],
    [
      'an identifier of another',
      (good) => ({ ...good, identifier: [{ system: systemUris.homeReading, value: 'x' }] }),
      403,
    ],
    ['a status of the hospital', (good) => ({ ...good, status: 'corrected' }), 403],
  ])('%s', async (_what, spoil, status) => {
    const patient = await signIn(await startPortal());
    const good = buildHomeReading(patient.patientId, readingOf());
    const bad = spoil(good) as Observation;
    expect((await patient.put(bad)).statusCode).toBe(status);
    expect((await readResource(`Observation/${good.id}`)).status).toBe(404);
    expect((await patient.put(good)).statusCode).toBe(201);
  });

  const instant = (ahead: number) => `${new Date(Date.now() + ahead).toISOString().slice(0, -5)}Z`;
  const coded = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
  function valuesOf([upper, lower]: unknown[], unit = 'mmHg', more: object = {}) {
    const ucum = { unit, system: 'http://unitsofmeasure.org', code: unit === 'mmHg' ? 'mm[Hg]' : unit };
    const part = (code: string, value: unknown) => ({
      code: coded(code),
      valueQuantity: { value, ...ucum, ...more },
    });
    return { component: [part('8480-6', upper), part('8462-4', lower)] };
  }
});
