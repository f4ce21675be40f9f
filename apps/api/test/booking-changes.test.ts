import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { extensionUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import { findCancelReason, findVisitState } from '@portal/clinical-domain/visits/visit-state';
import { as, book, bookingBundle, createRecord, createRecords, slotsOf, visitsOf } from './booking-clinic.ts';
import { parseBookingRequest } from '../src/booking/parse-booking-request.ts';
import { putResource } from './people.ts';
import { reason, openBookingFixture, cancel } from './booking-fixture.ts';

describe('cancelling', () => {
  test('frees the time at once; the same time is booked and cancelled any number of times', async () => {
    const { booking, doctor, times } = await openBookingFixture();
    const patients = await createRecords(5);
    for (const patientId of patients) {
      const { status, appointment } = await book(booking, doctor, patientId, times[0]);
      expect(status).toBe(200);
      const cancelled = await cancel(booking, appointment, patientId);
      expect([cancelled.status, cancelled.appointment?.status]).toEqual([200, 'cancelled']);
      const why = cancelled.appointment?.cancelationReason?.coding?.[0];
      expect(pickTranslation(why, 'display', 'en')).toBe('I cannot come at this time');
      expect(pickTranslation(why, 'display', 'ne')).toBe('यो समयमा आउन सक्दिनँ');
      expect((await slotsOf(doctor)).map((slot) => slot.status)).toEqual(['free']);
      const again = await cancel(booking, appointment, patientId);
      expect(again).toEqual(cancelled);
    }
    expect((await slotsOf(doctor))[0]?.meta?.versionId).toBe('10');
  });

  test('F14: a patient need not say why; that it was the patient is kept, and a repeat gets the same', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
    const { appointment } = await book(booking, doctor, patientId, times[0]);
    const withoutReason = { cancelationReason: undefined } as Partial<Appointment>;
    const cancelled = await cancel(booking, appointment, patientId, withoutReason);
    expect([cancelled.status, cancelled.appointment?.status]).toEqual([200, 'cancelled']);
    const stored = cancelled.appointment;
    expect(stored && findVisitState(stored, Date.now())).toBe('cancelled-by-patient');
    expect(stored && findCancelReason(stored, 'en')).toBeUndefined();
    expect(await cancel(booking, appointment, patientId, withoutReason)).toEqual(cancelled);
  });

  test('refuses what is not one’s own, over, changed meanwhile, or more than a cancel', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
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
    const { booking, doctor, patientId, times } = await openBookingFixture();
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
    const { clinic, booking, patientId, doctor, times } = await openBookingFixture();
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
    const request = parseBookingRequest(bundle, patientId);
    expect((await booking.findRepeat(request, as(patientId, 'move')))?.body).toEqual(moved.body);
    expect(await booking.findRepeat(request, as(patientId, 'another'))).toBeUndefined();
    expect(await booking.findRepeat(request, as(patientId))).toBeUndefined();

    const full = clinic.startProcess({ PORTAL_OPEN_BOOKINGS: '1' }).booking;
    const again = await book(full, doctor, patientId, times[0], { replaces: is?.id ?? '' });
    expect(again.status).toBe(200);
  });

  test('never loses the old visit when the new one fails', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
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
