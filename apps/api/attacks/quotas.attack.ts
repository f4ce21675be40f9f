import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, Resource } from 'fhir/r4';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { inParallel } from '@portal/test-stack/seed/in-parallel';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { startApi } from '../test/api-process.ts';
import { bookingBundle, createDoctor, rules } from '../test/booking-clinic.ts';
import { post, put } from './attack.ts';
import { type Answer, type Ask, codeOf, send } from './calls.ts';
import { openManyPatients } from './many-patients.ts';
import type { SignedIn } from './open-sessions.ts';
import { countOf, rush, tally } from './rush.ts';
import { startSeenThrough } from './seen-through.ts';
import { type Patient, type World, createWorld } from './world.ts';
import { dose, file, message } from './written.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

async function startTwo(quotas: Record<string, string>) {
  const { realm, organizationId, logFolder } = inject('suite');
  const settings = { PORTAL_ISSUER: realm.issuer, PORTAL_ORGANIZATION_ID: organizationId, ...quotas };
  const apis = await Promise.all([startApi(logFolder, settings), startApi(logFolder, settings)]);
  onTestFinished(() => Promise.all(apis.map((api) => api.stop())).then(() => undefined));
  return apis.map(({ url }) => url);
}

async function startLimited(quotas: Record<string, string>) {
  const urls = await startTwo(quotas);
  let turn = 0;
  return async (patient: Patient, call: Ask) => {
    turn += 1;
    const authorization = `Bearer ${await patient.session.bearer()}`;
    return send(urls[turn % 2] ?? '', { ...call, headers: { authorization, ...call.headers } });
  };
}

const ofB = () => ({ ...world, a: world.b });
const statusesOf = (answers: Answer[]) => tally(answers.map(({ status }) => status));

function findAppointment({ entry = [] }: Bundle): Appointment | undefined {
  const booked = entry.find(({ resource }) => resource?.resourceType === 'Appointment');
  return booked?.resource as Appointment | undefined;
}

function expectUntilTomorrow(answer: Answer | undefined, code: string) {
  expect(answer && [answer.status, codeOf(answer)]).toEqual([429, code]);
  const seconds = Number(answer?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(86_400);
}

describe('what a patient may send on one day', () => {
  test('case 72: files, by number and by size, at two processes at once; another patient is unaffected', async () => {
    const ask = await startLimited({ PORTAL_UPLOADS_PER_DAY: '3', PORTAL_UPLOAD_MB_PER_DAY: '1' });
    const large = file(ofB(), { data: Buffer.alloc(900_000, 'a').toString('base64') });
    expect((await ask(world.b, put(large))).status).toBe(201);
    expect((await ask(world.b, put({ ...large, id: randomUUID() }))).status).toBe(429);
    const files = Array.from({ length: 8 }, () => file(world));
    const answers = await Promise.all(files.map((each) => ask(world.a, put(each))));
    expect(statusesOf(answers)).toEqual({ 201: 3, 429: 5 });
    expectUntilTomorrow(
      answers.find(({ status }) => status === 429),
      'too_many_uploads_today',
    );
    // A repeat of what is stored is no new file, messages are counted apart, and so is another patient.
    const stored = files[answers.findIndex(({ status }) => status === 201)];
    expect((await ask(world.a, put(stored ?? {}))).status).toBe(200);
    expect((await ask(world.a, put(message(world)))).status).toBe(201);
    expect((await ask(world.b, put(file(ofB())))).status).toBe(201);
  });

  test('case 72: a file that is not taken does not count', async () => {
    const ask = await startLimited({ PORTAL_UPLOADS_PER_DAY: '4' });
    const wrong = { ...file(world), contentType: 'image/png' };
    for (let turn = 0; turn < 6; turn += 1)
      expect((await ask(world.a, put({ ...wrong, id: randomUUID() }))).status).toBe(403);
    expect((await ask(world.a, put(file(world)))).status).toBe(201);
  });

  test('case 72: messages, one by one and in a bundle', async () => {
    const ask = await startLimited({ PORTAL_MESSAGES_PER_DAY: '4' });
    const bundle = (count: number) => ({
      resourceType: 'Bundle',
      type: 'transaction',
      entry: Array.from({ length: count }, () => {
        const resource = message(ofB());
        return { resource, request: { method: 'PUT', url: `Communication/${resource.id}` } };
      }),
    });
    expectUntilTomorrow(await ask(world.b, post('', bundle(5))), 'too_many_messages_today');
    expect((await ask(world.b, post('', bundle(3)))).status).toBe(200);
    expect((await ask(world.b, put(message(ofB())))).status).toBe(201);
    expectUntilTomorrow(await ask(world.b, put(message(ofB()))), 'too_many_messages_today');
  });

  test('case 72: everything else, and each new version of it', async () => {
    const ask = await startLimited({ PORTAL_CHANGES_PER_DAY: '2' });
    const first = dose(world);
    expect((await ask(world.a, put(first))).status).toBe(201);
    expect((await ask(world.a, put(first))).status).toBe(200);
    const changed = { ...first, status: 'not-done' };
    expect((await ask(world.a, put(changed, { 'if-match': 'W/"1"' }))).status).toBe(200);
    expectUntilTomorrow(await ask(world.a, put(dose(world))), 'too_many_changes_today');
    const again = await ask(world.a, put(first, { 'if-match': 'W/"2"' }));
    expectUntilTomorrow(again, 'too_many_changes_today');
  });

  test('case 72: bookings; what is taken, what is wrong and what is repeated does not count', async () => {
    const ask = await startLimited({ PORTAL_BOOKINGS_PER_DAY: '1' });
    const times = world.doctor.times();
    const book = (patient: Patient, index: number, key: string = randomUUID()) => {
      const time = times[index] ?? { start: '', end: '' };
      const bundle = bookingBundle(world.doctor, patient.id, time);
      return ask(patient, post('', bundle, { 'idempotency-key': key }));
    };
    expect((await book(world.b, 2)).status).toBe(200);
    expect((await book(world.a, 2)).status).toBe(409);
    expect((await book(world.a, -1)).status).toBe(422);
    const key = randomUUID();
    expect((await book(world.a, 3, key)).status).toBe(200);
    expect((await book(world.a, 3, key)).status).toBe(200);
    expectUntilTomorrow(await book(world.a, 6), 'too_many_bookings_today');
  });
});

describe('a flood when the day is full', () => {
  test('case 72: reaches neither the records server nor the parser; what was sent before, and cancelling, still do', async () => {
    const limits = {
      PORTAL_MESSAGES_PER_DAY: '2',
      PORTAL_CHANGES_PER_DAY: '2',
      PORTAL_BOOKINGS_PER_DAY: '1',
    };
    const fresh = await createWorld();
    const { seen, askAs } = await startSeenThrough(limits);
    const ask = (call: Ask) => askAs(fresh.a, call);
    const sent = [message(fresh), message(fresh)];
    for (const each of sent) expect((await ask(put(each))).status).toBe(201);
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(put(dose(fresh)))).status).toBe(201);
    const [time, other] = fresh.doctor.times().slice(9);
    const book = (at = { start: '', end: '' }) => post('', bookingBundle(fresh.doctor, fresh.a.id, at));
    const booked = await ask(book(time));
    expect(booked.status).toBe(200);
    // The first that is refused looks; the others are refused by heart.
    const floods = [() => put(message(fresh)), () => put(dose(fresh)), () => book(other)];
    for (const next of floods) expect((await ask(next())).status).toBe(429);
    seen.length = 0;
    for (const next of floods) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(next())));
      expect(statusesOf(answers)).toEqual({ 429: 10 });
    }
    const broken = {
      ...put(message(fresh)),
      headers: { 'content-type': 'application/fhir+json' },
      body: '{',
    };
    expect((await ask(broken)).status).toBe(429);
    expect(seen).toEqual([]);
    expect((await ask(put(sent[0] ?? {}))).status).toBe(200);
    expect((await askAs(fresh.b, put(message({ ...fresh, a: fresh.b })))).status).toBe(201);
    const appointment = findAppointment(JSON.parse(booked.text) as Bundle);
    const cancelled = put(
      { ...appointment, status: 'cancelled' },
      { 'if-match': `W/"${appointment?.meta?.versionId}"` },
    );
    expect((await ask(cancelled)).status).toBe(200);
  });
});

describe('fresh accounts', () => {
  test('case 73: 50 that nobody has verified have a tenth of the files and messages each; others have all', async () => {
    const urls = await startTwo({ PORTAL_UPLOADS_PER_DAY: '10', PORTAL_MESSAGES_PER_DAY: '10' });
    const fresh = await openManyPatients(50, { isUnverified: true });
    const [known] = await openManyPatients(1);
    const recipient = [{ reference: `Organization/${inject('suite').organizationId}` }];
    const kinds = [file, (of: World) => message(of, { recipient })];
    const sendTwice = async ({ id, token }: SignedIn, kind: (of: World) => Resource) => {
      const of = { ...world, a: { ...world.a, id, self: { reference: `Patient/${id}` } } };
      const answers: number[] = [];
      for (const url of urls) {
        const headers = { authorization: `Bearer ${token}` };
        answers.push((await send(url, { ...put(kind(of)), headers })).status);
      }
      return answers;
    };
    for (const kind of kinds) {
      const answers: number[] = [];
      await inParallel(fresh, 4, async (patient) => void answers.push(...(await sendTwice(patient, kind))));
      expect(tally(answers)).toEqual({ 201: 50, 429: 50 });
      expect(known && (await sendTwice(known, kind))).toEqual([201, 201]);
    }
  }, 300_000);

  test('case 73: 50 that nobody has verified take half of a doctor’s day, one visit each; others still book', async () => {
    const urls = await startTwo({});
    const doctor = await createDoctor(inject('suite'));
    const times = doctor.times();
    const dayOf = ({ start }: { start: string }) => clinicDay(Date.parse(start), rules.zone);
    const day = times.filter((time) => times[0] && dayOf(time) === dayOf(times[0]));
    const fresh = await openManyPatients(50, { isUnverified: true });
    const known = await openManyPatients(2);
    const bundleOf = (of: typeof day) => (patient: { id: string }, index: number) =>
      bookingBundle(doctor, patient.id, of[index % of.length] ?? { start: '', end: '' });
    const first = await rush(urls, fresh, bundleOf(day), 10);
    expect(tally(first.statuses)[500]).toBeUndefined();
    expect(countOf(first.statuses, 200)).toBe(day.length / 2);
    const second = await rush(urls, fresh, bundleOf(day.toReversed()), 10);
    expect(countOf(second.statuses, 200)).toBe(0);
    const another = await rush(urls, fresh.slice(0, 16), bundleOf(times.slice(day.length)), 10);
    expect(countOf(another.statuses, 200)).toBeLessThanOrEqual(8);
    // The hospital knows these two, or their e-mail is verified: the other half of the day is theirs.
    const taken = await rush(urls, [...known, ...known, ...known, ...known], bundleOf(day.toReversed()), 1);
    expect(countOf(taken.statuses, 200)).toBeGreaterThan(2);
  });
});
