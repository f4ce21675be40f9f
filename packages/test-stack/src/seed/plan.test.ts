import type { Appointment, Communication, FhirResource, PractitionerRole, Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { windowsOfDay } from '@portal/clinical-domain/booking/booking-windows';
import { addDays, clinicTime } from './clinic-time.ts';
import { doctors } from './data/doctors.ts';
import { specialties } from './data/specialties.ts';
import { stableId } from './ids.ts';
import { demoPatient } from './people.ts';
import { planSeed } from './plan.ts';
import { addressOf, orderByReference } from './reference-order.ts';

const today = '2026-11-15';
const week = Array.from({ length: 7 }, (_, days) => addDays(today, days));
const rules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
const plan = planSeed(today);

function ofType<T extends FhirResource>(resources: FhirResource[], type: T['resourceType']): T[] {
  return resources.filter((resource): resource is T => resource.resourceType === type);
}

test('every id is a UUID, except the organization that the specification names', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const others = plan.filter(({ id }) => !uuid.test(id ?? '')).map(addressOf);
  expect(others).toEqual(['Organization/238488']);
  expect(new Set(plan.map(addressOf)).size).toBe(plan.length);
});

test('every reference points into the seed', () => {
  const addresses = new Set(plan.map(addressOf));
  const references = [...JSON.stringify(plan).matchAll(/"reference":"([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(references.filter((reference) => !addresses.has(reference))).toEqual([]);
  expect(orderByReference(plan).flat()).toHaveLength(plan.length);
});

test('24 doctors or more over eight of the ten specialties, three of whom cannot be booked', () => {
  expect(doctors.length).toBeGreaterThanOrEqual(24);
  expect(Object.keys(specialties)).toHaveLength(10);
  expect(new Set(doctors.map(({ specialty }) => specialty)).size).toBe(8);
  const unbookable = doctors.flatMap((doctor) => doctor.unbookable ?? []);
  expect(unbookable.sort()).toEqual(['no-hours', 'no-schedule', 'on-leave']);
});

test.each(week)('a seed of %s puts coming visits at times that the booking rules know', (day) => {
  const resources = planSeed(day);
  const roles = ofType<PractitionerRole>(resources, 'PractitionerRole');
  const now = Date.parse(clinicTime(day, '00:00'));
  for (const slot of ofType<Slot>(resources, 'Slot').filter(({ start }) => Date.parse(start) > now)) {
    const doctor = doctors.find(
      ({ key }) => slot.schedule.reference === `Schedule/${stableId('Schedule', key)}`,
    );
    const role = roles.find(({ id }) => id === stableId('PractitionerRole', doctor?.key ?? ''));
    const date = new Date(Date.parse(slot.start) + 345 * 60_000).toISOString().slice(0, 10);
    const windows = role ? windowsOfDay(role, date, [], now, rules) : [];
    const starts = windows.flatMap(({ availableSlots }) => availableSlots.map(({ start }) => start));
    expect(starts).toContain(slot.start);
  }
});

test.each(week)('a seed of %s gives Sita three visits to come and five past', (day) => {
  const visits = ofType<Appointment>(planSeed(day), 'Appointment').filter(({ participant }) =>
    participant.some(({ actor }) => actor?.reference === `Patient/${demoPatient.id}`),
  );
  const coming = visits.filter(({ start }) => (start ?? '') > `${day}T18:15:00Z`);
  expect(coming).toHaveLength(3);
  expect(coming[0]?.participant[0]?.actor?.display).toBe('Dr. Anil Shrestha');
  const past = visits.filter((visit) => !coming.includes(visit)).map(({ status }) => status);
  expect(past.sort()).toEqual(['cancelled', 'fulfilled', 'fulfilled', 'fulfilled', 'noshow']);
});

test('what Sita is told of a visit names its doctor and its day', () => {
  const told = ofType<Communication>(plan, 'Communication').filter(
    ({ about, subject }) =>
      subject?.reference === `Patient/${demoPatient.id}` && about?.[0]?.reference?.startsWith('Appointment/'),
  );
  expect(told.map(({ payload }) => payload?.[0]?.contentString)).toEqual([
    expect.stringMatching(/^Your visit with Dr\. Anil Shrestha is on \d\d Nov 2026 at 10:30 AM, by video\.$/),
    expect.stringMatching(/^You cancelled your visit with Dr\. .+ on \d\d \w{3} 2026 at 2:30 PM\.$/),
  ]);
});

test('a seed of another day frees the times of the day before and keeps what others booked', () => {
  const before = ofType<Slot>(plan, 'Slot');
  const [mine, theirs] = before.filter(({ status }) => status === 'busy');
  const existing = before.map((slot) => ({ slot, heldByOthers: slot === theirs }));
  const after = ofType<Slot>(planSeed(addDays(today, 1), existing), 'Slot');
  const status = (slot: Slot | undefined) => after.find(({ id }) => id === slot?.id)?.status;
  expect(status(mine)).toBe('free');
  expect(status(theirs)).toBeUndefined();
  const places = after.map(({ schedule, start }) => `${schedule.reference} ${start}`);
  expect(new Set(places).size).toBe(places.length);
});

test('every text of a canary patient carries its mark', () => {
  const marks = (letter: string) =>
    JSON.stringify(plan).match(new RegExp(`CANARY-${letter}-[a-z-]+`, 'g')) ?? [];
  expect(marks('B').length).toBeGreaterThan(30);
  expect(marks('C')).toHaveLength(marks('B').length);
});
