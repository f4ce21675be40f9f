import { randomUUID } from 'node:crypto';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import {
  answerOf,
  book,
  createDoctor,
  createRecord,
  openClinic,
  slotsOf,
  visitsOf,
  cancelAs,
} from './booking-clinic.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { recordsUrl } from './stack.ts';

async function open(records: string) {
  const clinic = await openClinic();
  const [doctor, patientId] = await Promise.all([createDoctor(clinic), createRecord()]);
  const { booking } = clinic.startProcess({ PORTAL_RECORDS_URL: records });
  return { clinic, doctor, patientId, booking, times: doctor.times() };
}

const cancelled = (appointment: Appointment | undefined) =>
  ({ ...appointment, status: 'cancelled', cancelationReason: { coding: [{ code: 'TIME' }] } }) as Appointment;

test.each(['refuse', 'silence', 'truncate'] as const)(
  'a records server that answers badly (%s) is 503 within 8 s, and nothing is booked',
  async (fault) => {
    const proxy = await startFaultyProxy(recordsUrl);
    const { booking, doctor, patientId, times } = await open(`${proxy.url}/fhir`);
    proxy.inject(fault);
    for (const key of [undefined, randomUUID()]) {
      const from = Date.now();
      const answer = await book(booking, doctor, patientId, times[0], {}, key);
      expect([answer.status, answer.code]).toEqual([503, 'unavailable']);
      expect(Date.now() - from).toBeLessThan(8000);
    }
    proxy.inject('none');
    expect(await slotsOf(doctor)).toEqual([]);
    expect((await book(booking, doctor, patientId, times[0])).status).toBe(200);
  },
);

test('an answer that was lost on the way is found again', async () => {
  const proxy = await startLossyProxy(recordsUrl);
  const { booking, doctor, patientId, times } = await open(proxy.url);
  proxy.inject('lose-answer');
  const booked = await book(booking, doctor, patientId, times[0]);
  expect([booked.status, booked.appointment?.status]).toEqual([200, 'proposed']);
  const moved = await book(booking, doctor, patientId, times[2], { replaces: booked.appointment?.id ?? '' });
  expect(moved.status).toBe(200);
  const gone = await answerOf(cancelAs(patientId, booking, cancelled(moved.appointment)));
  expect([gone.status, (gone.body as Appointment).status]).toEqual([200, 'cancelled']);
  expect((await slotsOf(doctor)).map(({ status }) => status)).toEqual(['free', 'free']);
});

test('a write that stays unanswered is said to be unknown within 8 s; the same key finds out later', async () => {
  const proxy = await startLossyProxy(recordsUrl);
  const { booking, doctor, patientId, times } = await open(proxy.url);
  const key = randomUUID();
  for (const fault of ['swallow', 'delay'] as const) {
    proxy.inject(fault);
    const from = Date.now();
    const answer = await book(booking, doctor, patientId, times[0], {}, key);
    expect(Date.now() - from).toBeLessThan(8000);
    if (fault === 'swallow') expect([answer.status, answer.code]).toEqual([503, 'outcome_unknown']);
    else expect(answer.status).toBe(200);
  }
  proxy.inject('none');
  expect((await book(booking, doctor, patientId, times[0], {}, key)).status).toBe(200);
  expect(await visitsOf(patientId)).toHaveLength(1);
  expect(await slotsOf(doctor)).toHaveLength(1);
});

test('the database lost: 503, and nothing is booked', async () => {
  const { clinic, doctor, patientId, times } = await open(recordsUrl);
  const { booking } = clinic.startProcess({
    PORTAL_DATABASE_URL: 'postgres://portal:portal@127.0.0.1:1/portal',
  });
  const answer = await book(booking, doctor, patientId, times[0]);
  expect([answer.status, answer.code]).toEqual([503, 'unavailable']);
  expect(await slotsOf(doctor)).toEqual([]);
});
