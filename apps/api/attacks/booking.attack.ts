import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, Resource, Slot } from 'fhir/r4';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { type TestDoctor, bookingBundle, createDoctor, slotsOf, visitsOf } from '../test/booking-clinic.ts';
import { putResource } from '../test/people.ts';
import { get, post, put } from './attack.ts';
import { type Answer, bodyOf, codeOf, nextApi, send } from './calls.ts';
import { openManyPatients } from './many-patients.ts';
import { withheld } from './traps.ts';
import { type Patient, type World, bare, createWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const minute = 60_000;
const reason = { coding: [{ system: systemUris.cancelReason, code: 'TIME' }] };
const shift = (instant: string, by: number) => new Date(Date.parse(instant) + by).toISOString();
const headersOf = (key?: string) => (key === undefined ? {} : { 'idempotency-key': key });

function book(
  patient: Patient,
  time: VisitSlot | undefined,
  change: Parameters<typeof bookingBundle>[3] = {},
  key?: string,
  doctor: TestDoctor = world.doctor,
): Promise<Answer> {
  const bundle = bookingBundle(doctor, patient.id, time ?? { start: '', end: '' }, change);
  return world.askAs(patient, post('', bundle, headersOf(key)));
}

/** A free time of the doctor that no other test of this file takes. */
let taken = 0;
function nextTime(): VisitSlot {
  taken += 1;
  const free = world.doctor.times().filter((time) => !meets(time, world.traps.takenTime as Slot));
  const time = free[taken + 8];
  if (!time) throw new Error('the doctor has no more times');
  return time;
}

const statusesOf = (answers: Answer[]) =>
  answers.map(({ status }) => status).sort((one, other) => one - other);
const visitOf = (answer: Answer) => (bodyOf(answer) as Bundle).entry?.[1]?.resource as Appointment;

describe('booking', () => {
  test('case 56: books as B', async () => {
    const time = nextTime();
    const asB = bookingBundle(world.doctor, world.b.id, time);
    const refused = await world.ask(post('', asB));
    expect([refused.status, codeOf(refused)]).toEqual([403, 'not_yours']);
    const both = await book(world.a, time, {
      participant: [
        { actor: { reference: `Practitioner/${world.doctor.practitionerId}` }, status: 'needs-action' },
        { actor: world.a.self, status: 'accepted' },
        { actor: world.b.self, status: 'accepted' },
      ],
    });
    expect(both.status).toBe(403);
    expect((await visitsOf(world.b.id)).map(({ start }) => start)).not.toContain(time.start);
    const own = await book(world.a, time, {
      comment: world.a.mark('booked'),
      supportingInformation: [{ reference: `Appointment/${world.traps.foreignVisit.id}` }],
    });
    expect([own.status, own.text.includes(world.a.mark('booked'))]).toEqual([200, true]);
    expect(await bare(`/Appointment/${visitOf(own).id}`)).not.toContain(world.traps.foreignVisit.id);
  });

  test('case 56: cancels B’s visit, or books in its place', async () => {
    const theirs = await world.askAs(
      world.b,
      post('', bookingBundle(world.doctor, world.b.id, nextTime(), { comment: world.b.mark('theirs') })),
    );
    const visit = visitOf(theirs);
    const before = await bare(`/Appointment/${visit.id}`);
    const cancelled = { ...visit, status: 'cancelled', cancelationReason: reason };
    expect((await world.ask(put(cancelled))).status).toBe(403);
    const claimed = await world.ask(
      put({ ...cancelled, participant: [{ actor: world.a.self, status: 'accepted' }] }),
    );
    const missing = await world.ask(get(`/Appointment/${randomUUID()}`));
    expect([claimed.status, claimed.text]).toEqual([404, missing.text]);
    const replaced = bookingBundle(world.doctor, world.a.id, nextTime(), { replaces: visit.id ?? '' });
    const old = replaced.entry?.[2]?.resource as Appointment;
    expect((await world.ask(post('', replaced))).status).toBe(403);
    old.participant = [{ actor: world.a.self, status: 'accepted' }];
    expect((await world.ask(post('', replaced))).status).toBe(404);
    expect((await world.ask({ method: 'DELETE', path: `/r4/Appointment/${visit.id}` })).status).toBe(403);
    expect(await bare(`/Appointment/${visit.id}`)).toBe(before);

    const own = visitOf(await book(world.a, nextTime(), { comment: world.a.mark('to-cancel') }));
    const done = await world.ask(put({ ...own, status: 'cancelled', cancelationReason: reason }));
    expect([done.status, (bodyOf(done) as Appointment).status]).toEqual([200, 'cancelled']);
  });

  test('case 57: overlapping times of one schedule at once: one of them is booked', async () => {
    const hours = (minutes: number) => ({
      availableStartTime: '09:00:00',
      availableEndTime: '17:00:00',
      extension: [
        { url: extensionUrls.bookingWindow, valueInteger: minutes * 2 },
        { url: extensionUrls.visitDuration, valueInteger: minutes },
      ],
    });
    const doctor = await createDoctor(inject('suite'), { availableTime: [hours(30), hours(45)] });
    const patients = await openManyPatients(10);
    const times = doctor.times();
    const first = times.find((time) => times.some((other) => overlap(time, other)));
    const second = times.find((time) => first && overlap(first, time));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, call) => {
        const patient = patients[call % patients.length] ?? { id: '', token: '' };
        const time = (call % 4 < 2 ? first : second) ?? { start: '', end: '' };
        const headers = { authorization: `Bearer ${patient.token}`, 'idempotency-key': randomUUID() };
        return send(nextApi(), post('', bookingBundle(doctor, patient.id, time), headers));
      }),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 39 }, () => 409)]);
    expect(await slotsOf(doctor)).toHaveLength(1);
  });

  test('case 59: past, beyond the horizon, off the hours, off the grid, longer', async () => {
    const time = nextTime();
    const days = (count: number) => ({
      start: shift(time.start, count * 1440 * minute),
      end: shift(time.end, count * 1440 * minute),
    });
    const moved = (by: number) => ({
      start: shift(time.start, by * minute),
      end: shift(time.end, by * minute),
    });
    for (const [what, wrong] of [
      ['past', days(-30)],
      ['beyond the horizon', days(60)],
      [
        'at night',
        {
          ...moved(0),
          start: time.start.replace(/T.*/, 'T20:00:00Z'),
          end: time.start.replace(/T.*/, 'T20:30:00Z'),
        },
      ],
      ['off the grid', moved(7)],
      ['longer', { ...time, end: shift(time.end, 30 * minute) }],
      ['shorter', { ...time, end: shift(time.end, -10 * minute) }],
      ['ending before it begins', { start: time.end, end: time.start }],
      ['a year', { ...time, end: shift(time.end, 365 * 1440 * minute) }],
      ['no time', { start: 'tomorrow', end: 'later' }],
    ] as const) {
      const answer = await book(world.a, wrong);
      expect([what, answer.status >= 400 && answer.status < 500]).toEqual([what, true]);
    }
    const organizationId = randomUUID();
    await putResource({ resourceType: 'Organization', id: organizationId, name: 'Elsewhere' } as Resource);
    const stranger = await createDoctor({ organizationId });
    const elsewhere = await book(world.a, stranger.times()[0], {}, undefined, stranger);
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([422, 'doctor_not_bookable']);
    const hidden = await createDoctor(inject('suite'), { meta: { security: [withheld] } });
    const withheldDoctor = await book(world.a, hidden.times()[0], {}, undefined, hidden);
    expect([withheldDoctor.status, codeOf(withheldDoctor)]).toEqual([422, 'doctor_not_bookable']);
    const asked = await world.ask(get(`/PractitionerRole/${hidden.roleId}/$available-slots`));
    expect(asked.status).toBe(404);
    expect((await book(world.a, time)).status).toBe(200);
  });

  test('case 60: a key reused with another body, and the same key of another patient', async () => {
    const key = randomUUID();
    const [first, second, third] = [nextTime(), nextTime(), nextTime()];
    const booked = await book(world.a, first, {}, key);
    expect(booked.status).toBe(200);
    const repeated = await book(world.a, first, {}, key);
    expect([repeated.status, visitOf(repeated).id]).toEqual([200, visitOf(booked).id]);
    const another = await book(world.a, second, {}, key);
    expect([another.status, codeOf(another)]).toEqual([422, 'idempotency_key_reused']);
    const patientB = await book(world.b, third, {}, key);
    expect(patientB.status, patientB.text).toBe(200);
    expect(visitOf(patientB).id).not.toBe(visitOf(booked).id);
    const badKey = await book(world.a, second, {}, `bad key ${key}`);
    expect(badKey.status).toBe(400);
  });

  test('case 58: a Slot that the hospital holds is not taken by writing it', async () => {
    const slot = {
      resourceType: 'Slot',
      id: randomUUID(),
      status: 'busy-unavailable',
      comment: world.b.mark('held'),
      schedule: { reference: `Schedule/${world.doctor.scheduleId}` },
      ...nextTime(),
    };
    await putResource(slot);
    const answer = await book(world.a, slot);
    expect(answer.status).toBe(409);
    expect((await world.ask(put({ ...slot, status: 'free' }))).status).toBe(403);
    expect((await world.ask(get(`/Slot/${slot.id}`))).text).toContain('busy-unavailable');
  });
});

function meets(one: VisitSlot, other: VisitSlot): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}

function overlap(one: VisitSlot, other: VisitSlot): boolean {
  return one.start !== other.start && one.start < other.end && other.start < one.end;
}
