import { randomUUID } from 'node:crypto';
import type { Bundle } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { formatInstant } from '@portal/clinical-domain/time/clinic-day';
import { clinicInstant } from '@portal/clinical-domain/time/clinic-time';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import {
  answerOf,
  as,
  book,
  bookingBundle,
  createDoctor,
  createRecord,
  openClinic,
  slotsOf,
  bookAs,
} from './booking-clinic.ts';
import { shift, openBookingFixture } from './booking-fixture.ts';

describe('what is refused', () => {
  test('times that the doctor does not offer', async () => {
    const { booking, doctor, patientId, times } = await openBookingFixture();
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
    const { clinic, booking, doctor, patientId, times } = await openBookingFixture();
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
    const { clinic, booking, doctor, patientId, times } = await openBookingFixture();
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
      const answer = await answerOf(bookAs(booking, sent, as(patientId)));
      expect([JSON.stringify(sent).slice(0, 2000), answer.status]).toEqual([expect.anything(), status]);
    }
    const onlyHere = await createDoctor(clinic, { modes: ['in-person'] });
    const video = { serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }] };
    expect((await book(booking, onlyHere, patientId, time, video)).code).toBe('mode_not_offered');
    expect(await slotsOf(doctor)).toEqual([]);
  });
});
