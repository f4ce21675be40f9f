import { randomUUID } from 'node:crypto';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import { formatInstant, minute } from '@portal/clinical-domain/time/clinic-day';
import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { extensionUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Booking } from '../src/booking/booking.ts';
import {
  book,
  createDoctor,
  createRecord,
  createRecords,
  openClinic,
  postBundle,
  slotsOf,
  type TestDoctor,
  visitsOf,
  cancelAs,
} from './booking-clinic.ts';

const crowdSize = 200;

async function open(change: Parameters<typeof createDoctor>[1] = {}) {
  const clinic = await openClinic();
  const [doctor, crowd] = await Promise.all([createDoctor(clinic, change), createRecords(crowdSize)]);
  const processes = [1, 2].map(() => clinic.startProcess({ PORTAL_OPEN_BOOKINGS: '1000' }));
  const bookings = processes.map(({ booking }) => booking);
  return { clinic, doctor, crowd, bookings, processes, times: doctor.times() };
}

/** Everybody at once, spread over the API processes; keys as the web app sends them. */
async function rush(
  bookings: Booking[],
  doctor: TestDoctor,
  crowd: string[],
  timeOf: (index: number) => VisitSlot | undefined,
) {
  const answers = await Promise.all(
    crowd.map(async (patientId, index) => {
      const booking = bookings[index % bookings.length];
      if (!booking) throw new Error('no process');
      return book(booking, doctor, patientId, timeOf(index), {}, randomUUID());
    }),
  );
  return {
    booked: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ status }) => status === 409).length,
  };
}

test('overlapping times of one schedule: one is booked', { timeout: 120_000 }, async () => {
  const hours = (from: string) => ({
    availableStartTime: `${from}:00`,
    availableEndTime: '15:00:00',
    extension: [{ url: extensionUrls.visitDuration, valueInteger: 30 }],
  });
  const { bookings, doctor, crowd, times } = await open({ availableTime: [hours('10:00'), hours('10:10')] });
  const pair = times.toSorted((one, other) => one.start.localeCompare(other.start)).slice(0, 2);
  const result = await rush(bookings, doctor, crowd, (index) => pair[index % 3 === 0 ? 0 : 1]);
  expect([result.booked, result.refused]).toEqual([1, crowdSize - 1]);
  expect(await slotsOf(doctor)).toHaveLength(1);
});

test('a time that was freed is booked once by 200 at once', { timeout: 120_000 }, async () => {
  const { bookings, doctor, crowd, times } = await open();
  const [first = '', ...others] = crowd;
  const [booking] = bookings;
  if (!booking) throw new Error('no process');
  const { appointment } = await book(booking, doctor, first, times[0]);
  await cancelAs(first, booking, {
    ...appointment,
    status: 'cancelled',
    cancelationReason: { coding: [{ code: 'BETTER' }] },
  } as Appointment);
  const result = await rush(bookings, doctor, others, () => times[0]);
  expect([result.booked, result.refused]).toEqual([1, others.length - 1]);
  expect(await slotsOf(doctor)).toHaveLength(1);
});

test('an overlap that another system wrote at another start is reported and marked', async () => {
  const { bookings, processes, doctor, crowd, times } = await open();
  const [time = { start: '', end: '' }] = times;
  const foreignId = randomUUID();
  const slip = async () => {
    // The moment between our look at the day and our write.
    const { records } = processes[0]?.infra ?? {};
    if (!records) throw new Error('no process');
    const transact = records.transact.bind(records);
    records.transact = async (...given) => {
      records.transact = transact;
      const start = formatInstant(Date.parse(time.start) + 10 * minute);
      await postBundle([
        {
          resource: {
            resourceType: 'Slot',
            id: foreignId,
            schedule: { reference: `Schedule/${doctor.scheduleId}` },
            status: 'busy',
            start,
            end: time.end,
          },
          request: { method: 'PUT', url: `Slot/${foreignId}` },
        },
      ]);
      return transact(...given);
    };
  };
  await slip();
  const [booking] = bookings;
  if (!booking) throw new Error('no process');
  expect((await book(booking, doctor, crowd[0] ?? '', time)).status).toBe(200);
  await expect
    .poll(async () => (await slotsOf(doctor)).filter(({ overbooked }) => overbooked).length, {
      timeout: 10_000,
    })
    .toBe(1);
  const line = processes[0]?.logLines.find((text) => text.includes('another system has booked'));
  expect(line).toContain(foreignId);
  expect(line).not.toContain(crowd[0]);
});

test(
  'one key fifty times at once, and after a restart: one effect, the same answer',
  { timeout: 120_000 },
  async () => {
    const { clinic, bookings, doctor, times } = await open();
    const patientId = await createRecord();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        book(bookings[index % 2] as Booking, doctor, patientId, times[0], {}, key),
      ),
    );
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await visitsOf(patientId)).toHaveLength(1);

    const { booking } = clinic.startProcess();
    expect(await book(booking, doctor, patientId, times[0], {}, key)).toEqual(first);
    const altered = await book(booking, doctor, patientId, times[0], { comment: 'Something else' }, key);
    const elsewhen = await book(booking, doctor, patientId, times[2], {}, key);
    expect([altered, elsewhen].map(({ status, code }) => `${status} ${code}`)).toEqual([
      '422 idempotency_key_reused',
      '422 idempotency_key_reused',
    ]);
    const other = await createRecord();
    expect((await book(booking, doctor, other, times[0], {}, key)).status).toBe(409);
    const independent = await book(booking, doctor, other, times[2], {}, key);
    expect(independent.status).toBe(200);
    expect(independent.appointment?.id).not.toBe(first?.appointment?.id);
  },
);

test('one key with two bodies at once: one is booked, the other refused', async () => {
  const { clinic, bookings, doctor, times } = await open();
  const other = await createDoctor(clinic);
  const patientId = await createRecord();
  const key = randomUUID();
  const answers = await Promise.all(
    [doctor, other].map((each, index) =>
      book(bookings[index] as Booking, each, patientId, times[index * 4], {}, key),
    ),
  );
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '422']);
  expect(await visitsOf(patientId)).toHaveLength(1);
});
