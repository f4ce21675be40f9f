import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, Resource, Slot } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { clinicInstant, formatInstant, minute } from '@portal/clinical-domain/booking/clinic-time';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir-extensions';
import {
  answerOf,
  as,
  book,
  bookingBundle,
  createDoctor,
  createRecord,
  createRecords,
  openClinic,
  slotsOf,
  visitsOf,
} from './booking-clinic.ts';
import { putResource, readResource } from './people.ts';

const shift = (instant: string, minutes: number) => formatInstant(Date.parse(instant) + minutes * minute);
const reason = (code: string) => ({ coding: [{ system: systemUris.cancelReason, code }] });

async function open() {
  const clinic = await openClinic();
  const [doctor, patientId] = await Promise.all([createDoctor(clinic), createRecord()]);
  return { clinic, doctor, patientId, ...clinic.startProcess(), times: doctor.times() };
}

describe('booking', () => {
  test('stores what the patient said and fills in the rest from the directory', async () => {
    const { booking, doctor, patientId, times } = await open();
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
    const { booking, doctor, patientId, times } = await open();
    expect((await book(booking, doctor, patientId, times[0])).status).toBe(200);
    const second = await book(booking, doctor, await createRecord(), times[0]);
    expect([second.status, second.code]).toEqual([409, 'time_taken']);
    expect(second.free).toEqual([[times[1]?.start, times[1]?.end]]);
    expect(await slotsOf(doctor)).toHaveLength(1);
  });

  test('times are compared as instants, whatever form they are sent in', async () => {
    const { booking, doctor, patientId, times } = await open();
    const [time = { start: '', end: '' }] = times;
    const inKathmandu = (instant: string) => shift(instant, 345).replace('Z', '.000+05:45');
    const sent = { start: inKathmandu(time.start), end: inKathmandu(time.end) };
    expect((await book(booking, doctor, patientId, sent)).status).toBe(200);
    expect((await slotsOf(doctor))[0]?.start).toBe(time.start);
    expect((await book(booking, doctor, await createRecord(), time)).status).toBe(409);
  });

  test('a slot that the hospital published is updated; one it made busy at another start is respected', async () => {
    const { booking, doctor, patientId, times } = await open();
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
    const { clinic, booking, doctor, patientId, times } = await open();
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
    const { clinic, doctor, patientId, times } = await open();
    const { booking } = clinic.startProcess({ PORTAL_OPEN_BOOKINGS: '2' });
    const [first] = await Promise.all([0, 2].map((index) => book(booking, doctor, patientId, times[index])));
    const third = await book(booking, doctor, patientId, times[4]);
    expect([third.status, third.code]).toEqual([422, 'too_many_open_bookings']);
    await cancel(booking, first?.appointment, patientId);
    expect((await book(booking, doctor, patientId, times[4])).status).toBe(200);
  });
});

describe('what is refused', () => {
  test('times that the doctor does not offer', async () => {
    const { booking, doctor, patientId, times } = await open();
    const [first] = times;
    const start = first?.start ?? '';
    const at = (begin: string, minutes = 30) => ({ start: begin, end: shift(begin, minutes) });
    const clock = (hour: number) =>
      formatInstant(clinicInstant(start.slice(0, 10), hour * 60, 'Asia/Kathmandu'));
    const cases: [string, { start: string; end: string }][] = [
      ['past', at(shift(start, -7 * 24 * 60))],
      ['beyond_horizon', at(shift(start, 14 * 24 * 60))],
      ['outside_hours', at(clock(8))],
      ['outside_hours', at(clock(17))],
      ['off_grid', at(shift(start, 10))],
      ['off_grid', at(start.replace('Z', '.500Z'))],
      ['wrong_duration', at(start, 15)],
      ['wrong_duration', at(start, 60)],
      ['wrong_duration', at(start, 0)],
      ['wrong_duration', at(start, -30)],
      ['bad_booking', { start: 'tomorrow', end: 'later' }],
      ['bad_booking', { start: start.slice(0, 10), end: start.slice(0, 10) }],
    ];
    for (const [code, time] of cases) {
      const answer = await book(booking, doctor, patientId, time);
      expect([answer.code, answer.status]).toEqual([code, 422]);
    }
    expect(await slotsOf(doctor)).toEqual([]);
  });

  test('doctors who cannot be booked', async () => {
    const { clinic, booking, doctor, patientId, times } = await open();
    const today = new Date().toISOString().slice(0, 4);
    const [away, retired, elsewhere] = await Promise.all([
      createDoctor(clinic, { notAvailable: [{ description: 'Leave', during: { start: today } }] }),
      createDoctor(clinic, { active: false }),
      createDoctor(await openClinic()),
    ]);
    const refusals = [
      await book(booking, away, patientId, times[0]),
      await book(booking, retired, patientId, times[0]),
      await book(booking, elsewhere, patientId, times[0]),
      await book(booking, { ...doctor, scheduleId: randomUUID() }, patientId, times[0]),
      await book(booking, { ...doctor, practitionerId: elsewhere.practitionerId }, patientId, times[0]),
    ];
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '422 on_leave',
      '422 doctor_not_bookable',
      '422 doctor_not_bookable',
      '422 doctor_not_bookable',
      '422 wrong_practitioner',
    ]);
  });

  test('bundles that say what is not the patient’s to say', async () => {
    const { clinic, booking, doctor, patientId, times } = await open();
    const other = await createRecord();
    const [time = { start: '', end: '' }] = times;
    const bundle = () => bookingBundle(doctor, patientId, time);
    const entry = (change: object) => {
      const [slot, visit] = bundle().entry ?? [];
      return {
        ...bundle(),
        entry: [slot, { ...visit, resource: { ...visit?.resource, ...change } }],
      } as Bundle;
    };
    const practitioner = {
      actor: { reference: `Practitioner/${doctor.practitionerId}` },
      status: 'needs-action',
    };
    const patient = { actor: { reference: `Patient/${patientId}` }, status: 'accepted' };
    const cases: [number, Bundle][] = [
      [403, bookingBundle(doctor, other, time)],
      [403, entry({ participant: [{ ...patient, actor: { reference: `Patient/${other}` } }, practitioner] })],
      [403, entry({ participant: [patient, { ...patient, actor: { reference: `Patient/${other}` } }] })],
      [
        403,
        entry({
          participant: [{ ...patient, actor: { reference: `http://x/Patient/${patientId}` } }, practitioner],
        }),
      ],
      [422, entry({ participant: [patient, { ...practitioner, status: 'accepted' }] })],
      [422, entry({ participant: [patient] })],
      [422, entry({ participant: [patient, practitioner, practitioner] })],
      [422, entry({ status: 'booked' })],
      [422, entry({ status: 'fulfilled' })],
      [422, entry({ meta: { security: [{ code: 'NOPAT' }] } })],
      [422, entry({ contained: [{ resourceType: 'Patient', id: 'x' }] })],
      [422, entry({ extension: [{ url: extensionUrls.rescheduledFrom }] })],
      [422, entry({ identifier: [{ value: '1' }] })],
      [422, entry({ appointmentType: { coding: [{ code: 'SURGERY' }] } })],
      [422, entry({ appointmentType: { coding: [{ system: 'http://other', code: 'ROUTINE' }] } })],
      [422, entry({ slot: [{ reference: 'Slot/another' }] })],
      [422, entry({ start: shift(time.start, 30) })],
      [422, entry({ comment: 'x'.repeat(2001) })],
      [422, { ...bundle(), type: 'batch' }],
      [422, { ...bundle(), entry: (bundle().entry ?? []).toReversed() }],
      [422, { ...bundle(), entry: (bundle().entry ?? []).slice(0, 1) }],
    ];
    for (const [status, sent] of cases) {
      const answer = await answerOf(booking.book(sent, as(patientId)));
      expect([JSON.stringify(sent).slice(0, 2000), answer.status]).toEqual([expect.anything(), status]);
    }
    const onlyHere = await createDoctor(clinic, { modes: ['in-person'] });
    const video = { serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }] };
    expect((await book(booking, onlyHere, patientId, time, video)).code).toBe('mode_not_offered');
    expect(await slotsOf(doctor)).toEqual([]);
  });
});

async function cancel(
  booking: Parameters<typeof book>[0],
  appointment: Appointment | undefined,
  patientId: string,
  { ifMatch, ...change }: Partial<Appointment> & { ifMatch?: string } = {},
) {
  const sent = {
    ...appointment,
    status: 'cancelled',
    cancelationReason: reason('TIME'),
    ...change,
  } as Appointment;
  const answer = await answerOf(booking.cancel(sent, ifMatch, as(patientId)));
  return { ...answer, appointment: answer.body as Appointment | undefined };
}

describe('cancelling', () => {
  test('frees the time at once; the same time is booked and cancelled any number of times', async () => {
    const { booking, doctor, times } = await open();
    const patients = await createRecords(5);
    for (const patientId of patients) {
      const { status, appointment } = await book(booking, doctor, patientId, times[0]);
      expect(status).toBe(200);
      const cancelled = await cancel(booking, appointment, patientId);
      expect([cancelled.status, cancelled.appointment?.status]).toEqual([200, 'cancelled']);
      expect(cancelled.appointment?.cancelationReason?.coding?.[0]?.display).toBe(
        'I cannot come at this time',
      );
      expect((await slotsOf(doctor)).map((slot) => slot.status)).toEqual(['free']);
      const again = await cancel(booking, appointment, patientId);
      expect(again).toEqual(cancelled);
    }
    expect((await slotsOf(doctor))[0]?.meta?.versionId).toBe('10');
  });

  test('refuses what is not one’s own, over, changed meanwhile, or more than a cancel', async () => {
    const { booking, doctor, patientId, times } = await open();
    const other = await createRecord();
    const { appointment } = await book(booking, doctor, patientId, times[0]);
    const refused = async (...call: Parameters<typeof cancel>) => {
      const { status, code } = await cancel(...call);
      return `${status} ${code}`;
    };
    expect(await refused(booking, appointment, other)).toBe('404 not_found');
    expect(await refused(booking, { ...appointment, id: randomUUID() } as Appointment, patientId)).toBe(
      '404 not_found',
    );
    expect(await refused(booking, appointment, patientId, { ifMatch: 'W/"7"' })).toBe('412 version_conflict');
    expect(await refused(booking, appointment, patientId, { status: 'fulfilled' })).toBe('422 only_cancel');
    expect(await refused(booking, appointment, patientId, { start: times[2]?.start })).toBe(
      '422 only_cancel',
    );
    expect(await refused(booking, appointment, patientId, { participant: [] })).toBe('422 only_cancel');
    expect(await refused(booking, appointment, patientId, { cancelationReason: reason('BORED') })).toBe(
      '422 code_not_known',
    );
    const past = {
      ...appointment,
      id: randomUUID(),
      start: '2026-01-01T04:00:00Z',
      end: '2026-01-01T04:30:00Z',
    };
    const { meta: _meta, ...unversioned } = past;
    await putResource(unversioned as Resource);
    expect(await refused(booking, past as Appointment, patientId)).toBe('409 not_open');
    expect((await slotsOf(doctor))[0]?.status).toBe('busy');
    expect((await cancel(booking, appointment, patientId, { ifMatch: 'W/"1"' })).status).toBe(200);
  });

  test('a slot that another visit shares stays busy', async () => {
    const { booking, doctor, patientId, times } = await open();
    const { appointment } = await book(booking, doctor, patientId, times[0]);
    const { meta: _meta, identifier: _identifier, ...copy } = appointment ?? {};
    const shared = { ...copy, id: randomUUID(), status: 'booked' };
    await putResource(shared as Resource);
    expect((await cancel(booking, appointment, patientId)).status).toBe(200);
    expect((await slotsOf(doctor))[0]?.status).toBe('busy');
  });
});

describe('rescheduling', () => {
  test('books the new time and frees the old in one step, and links the two', async () => {
    const { clinic, booking, patientId, doctor, times } = await open();
    const old = await book(booking, doctor, patientId, times[0]);
    const replaces = old.appointment?.id ?? '';
    const moved = await book(booking, doctor, patientId, times[3], { replaces }, 'move');
    expect(moved.status).toBe(200);
    expect((moved.body as Bundle).entry?.[2]?.response?.status).toBe('200 OK');
    const visits = await visitsOf(patientId);
    const [was, is] = [visits.find(({ id }) => id === replaces), visits.find(({ id }) => id !== replaces)];
    expect([was?.status, is?.status, visits.length]).toEqual(['cancelled', 'proposed', 2]);
    expect(was?.extension).toEqual([
      { url: extensionUrls.rescheduledTo, valueReference: { reference: `Appointment/${is?.id}` } },
    ]);
    expect(is?.extension).toEqual([
      { url: extensionUrls.rescheduledFrom, valueReference: { reference: `Appointment/${replaces}` } },
    ]);
    const states = (await slotsOf(doctor)).map(({ start, status }) => `${start} ${status}`).sort();
    expect(states).toEqual([`${times[0]?.start} free`, `${times[3]?.start} busy`]);
    expect((await book(booking, doctor, patientId, times[3], { replaces }, 'move')).body).toEqual(moved.body);
    const bundle = bookingBundle(doctor, patientId, times[3] ?? { start: '', end: '' }, { replaces });
    expect((await booking.findRepeat(bundle, as(patientId, 'move')))?.body).toEqual(moved.body);
    expect(await booking.findRepeat(bundle, as(patientId, 'another'))).toBeUndefined();
    expect(await booking.findRepeat(bundle, as(patientId))).toBeUndefined();

    const full = clinic.startProcess({ PORTAL_OPEN_BOOKINGS: '1' }).booking;
    const again = await book(full, doctor, patientId, times[0], { replaces: is?.id ?? '' });
    expect(again.status).toBe(200);
  });

  test('never loses the old visit when the new one fails', async () => {
    const { booking, doctor, patientId, times } = await open();
    const [old] = await Promise.all([
      book(booking, doctor, patientId, times[0]),
      book(booking, doctor, await createRecord(), times[1]),
    ]);
    const replaces = old.appointment?.id ?? '';
    const stranger = await createRecord();
    const refusals = [
      await book(booking, doctor, patientId, times[1], { replaces }),
      await book(booking, doctor, patientId, times[0], { replaces }),
      await book(booking, doctor, patientId, times[2], { replaces: randomUUID() }),
      await book(booking, doctor, stranger, times[2], { replaces }),
    ];
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '409 time_taken',
      '422 same_time',
      '404 not_found',
      '404 not_found',
    ]);
    const [kept] = await visitsOf(patientId);
    expect(kept).toMatchObject({ status: 'proposed', meta: { versionId: '1' } });
    await cancel(booking, kept, patientId);
    const gone = await book(booking, doctor, patientId, times[2], { replaces });
    expect([gone.status, gone.code]).toEqual([409, 'not_open']);
  });
});

describe('available slots', () => {
  test('are what can be booked, to the horizon, without anybody’s data', async () => {
    const { booking, doctor, patientId, times } = await open();
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
