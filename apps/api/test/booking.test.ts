import { randomUUID } from 'node:crypto';
import type { Bundle, Resource, Slot } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { answerOf, as, book, createDoctor, createRecord, slotsOf, visitsOf } from './booking-clinic.ts';
import { putResource, readResource } from './people.ts';
import { shift, openBookingFixture, cancel } from './booking-fixture.ts';

describe('booking', () => {
  test('stores what the patient said and fills in the rest from the directory', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
    const [time] = times;
    const answer = await book(booking, doctor, patientId, time, {
      serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }],
      specialty: [{ text: 'Not the doctor’s' }],
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      type: 'transaction-response',
      entry: [{ response: { status: '201 Created' } }, { response: { status: '201 Created' } }],
    });
    const [stored] = await visitsOf(patientId);
    expect(stored).toMatchObject({
      status: 'proposed',
      start: time?.start,
      end: time?.end,
      minutesDuration: 30,
      comment: 'Chest pain',
      appointmentType: {
        coding: [{ system: systemUris.appointmentType, code: 'ROUTINE', display: 'Routine' }],
      },
      serviceType: [{ coding: [{ code: 'video' }] }],
      specialty: [{ coding: [{ display: 'Cardiology' }] }],
      participant: [
        { actor: { display: 'Dr. Anil Rai' }, status: 'needs-action' },
        { actor: { reference: `Patient/${patientId}` }, status: 'accepted' },
      ],
    });
    const [slot] = await slotsOf(doctor);
    expect(slot).toMatchObject({ status: 'busy', ...time });
    expect(stored?.slot).toEqual([{ reference: `Slot/${slot?.id}` }]);
    expect(answer.appointment?.id).toBe(stored?.id);
  });

  test('a time that is taken is 409 with what is left of its window', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
    expect((await book(booking, doctor, patientId, times[0])).status).toBe(200);
    const second = await book(booking, doctor, await createRecord(), times[0]);
    expect([second.status, second.code]).toEqual([409, 'time_taken']);
    expect(second.free).toEqual([[times[1]?.start, times[1]?.end]]);
    expect(await slotsOf(doctor)).toHaveLength(1);
  });

  test('times are compared as instants, whatever form they are sent in', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
    const [time = { start: '', end: '' }] = times;
    const inKathmandu = (instant: string) => shift(instant, 345).replace('Z', '.000+05:45');
    const sent = { start: inKathmandu(time.start), end: inKathmandu(time.end) };
    expect((await book(booking, doctor, patientId, sent)).status).toBe(200);
    expect((await slotsOf(doctor))[0]?.start).toBe(time.start);
    expect((await book(booking, doctor, await createRecord(), time)).status).toBe(409);
  });

  test('a slot that the hospital published is updated; one it made busy at another start is respected', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
    const publish = async (start = '', end = '', status: Slot['status'] = 'free') => {
      const slot = { resourceType: 'Slot', id: randomUUID(), comment: 'hospital', status, start, end };
      await putResource({ ...slot, schedule: { reference: `Schedule/${doctor.scheduleId}` } } as Resource);
      return slot.id;
    };
    const published = await publish(times[0]?.start, times[0]?.end);
    expect((await book(booking, doctor, patientId, times[0])).status).toBe(200);
    expect((await readResource(`Slot/${published}`)).body).toMatchObject({
      status: 'busy',
      comment: 'hospital',
    });
    await publish(shift(times[4]?.start ?? '', 10), shift(times[4]?.start ?? '', 20), 'busy-unavailable');
    const refused = await book(booking, doctor, patientId, times[4]);
    expect([refused.status, refused.free]).toEqual([409, [[times[5]?.start, times[5]?.end]]]);
  });

  test('one patient’s visits never overlap, with whichever doctor', async () => {
    const { clinic, booking, doctor, patientId, times } = await openBookingFixture();
    const other = await createDoctor(clinic, { visitMinutes: 20 });
    expect((await book(booking, doctor, patientId, times[0])).status).toBe(200);
    const refused = await book(booking, other, patientId, other.times()[1]);
    expect([refused.status, refused.code]).toEqual([409, 'own_visit_overlaps']);
    expect(refused.free).toEqual([[other.times()[2]?.start, other.times()[2]?.end]]);
    const both = await Promise.all([
      book(booking, doctor, patientId, times[4]),
      book(booking, other, patientId, other.times()[6]),
    ]);
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
  });

  test('open bookings are capped, and a cancelled one makes room', async () => {
    const { clinic, doctor, patientId, times } = await openBookingFixture();
    const { booking } = clinic.startProcess({ PORTAL_OPEN_BOOKINGS: '2' });
    const [first] = await Promise.all([0, 2].map((index) => book(booking, doctor, patientId, times[index])));
    const third = await book(booking, doctor, patientId, times[4]);
    expect([third.status, third.code]).toEqual([422, 'too_many_open_bookings']);
    await cancel(booking, first?.appointment, patientId);
    expect((await book(booking, doctor, patientId, times[4])).status).toBe(200);
  });
});

describe('available slots', () => {
  test('are what can be booked, to the horizon, without anybody’s data', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
    const all = async (range = {}) => {
      const { body } = await booking.availableSlots(doctor.roleId, range, as(patientId));
      return ((body as Bundle).entry ?? []).map(({ resource }) => resource as Slot);
    };
    const before = await all();
    await book(booking, doctor, patientId, times[0]);
    const after = await all();
    expect(after).toHaveLength(before.length - 1);
    expect(after.map(({ start }) => start)).not.toContain(times[0]?.start);
    expect(Object.keys(after[0] ?? {})).toEqual(['resourceType', 'schedule', 'status', 'start', 'end']);
    const day = times[0]?.start.slice(0, 10) ?? '';
    expect((await all({ start: day, end: day })).map(({ start }) => start)).toEqual(
      times
        .filter(({ start }) => start.startsWith(day))
        .slice(1)
        .map(({ start }) => start),
    );
    expect(await all({ start: '2031-01-01', end: '2031-01-05' })).toEqual([]);
    expect((await all({ start: '2001-01-01', end: '2031-01-05' })).length).toBe(after.length);
    expect(
      await answerOf(booking.availableSlots(doctor.roleId, { start: 'now' }, as(patientId))),
    ).toMatchObject({
      status: 400,
    });
    expect(await answerOf(booking.availableSlots(randomUUID(), {}, as(patientId)))).toMatchObject({
      status: 404,
    });
  });
});
