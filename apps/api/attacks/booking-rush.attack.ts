import { setTimeout as sleep } from 'node:timers/promises';
import type { Appointment, Slot } from 'fhir/r4';
import { beforeAll, expect, inject, test } from 'vitest';
import { inParallel } from '@portal/test-stack/seed/in-parallel';
import {
  type TestDoctor,
  bookingBundle,
  createDoctor,
  postBundle,
  search,
  slotsOf,
} from '../test/booking-clinic.ts';
import { send } from './calls.ts';
import { openManyPatients } from './many-patients.ts';
import type { SignedIn } from './open-sessions.ts';
import { countOf, rush, tally } from './rush.ts';

/** The long form: BOOKING_ROUNDS=20. */
const rounds = Number(process.env['BOOKING_ROUNDS'] ?? 2);
const crowdSize = 200;

/** When the other system comes, in ms after the crowd: before, among and after those who are served first. */
const delays = [0, 60, 200, 800];

let crowd: SignedIn[];
beforeAll(async () => {
  crowd = await openManyPatients(crowdSize);
  await Promise.all(inject('suite').apiUrls.map(lookIn));
});

/** Whoever books has looked at something before. */
async function lookIn(api: string) {
  await inParallel(crowd, 8, async ({ id, token }) => {
    const { status } = await send(api, {
      path: `/r4/Patient/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(200);
  });
}

const visitsOfDoctor = ({ practitionerId }: TestDoctor) =>
  search<Appointment>(`Appointment?practitioner=Practitioner/${practitionerId}`);

async function openRounds() {
  const doctor = await createDoctor(inject('suite'));
  return { doctor, times: doctor.times().slice(0, rounds) };
}

/** Somebody else comes first in each round, so that nobody has booked as much as one may. */
function everybody(round: number): SignedIn[] {
  const first = (round * 13) % crowdSize;
  return [...crowd.slice(first), ...crowd.slice(0, first)];
}

test(`case 57: 200 at once for one time, at two processes, ${rounds} rounds: one is booked, the others are told that it is taken`, async () => {
  const { doctor, times } = await openRounds();
  const slowest: number[] = [];
  for (const [round, time] of times.entries()) {
    const { statuses, milliseconds } = await rush(inject('suite').apiUrls, everybody(round), ({ id }) =>
      bookingBundle(doctor, id, time),
    );
    expect(tally(statuses)).toEqual({ 200: 1, 409: crowdSize - 1 });
    expect(await slotsOf(doctor)).toHaveLength(round + 1);
    expect(await visitsOfDoctor(doctor)).toHaveLength(round + 1);
    slowest.push(Math.round(Math.max(...milliseconds)));
  }
  process.stdout.write(`200 for one time, slowest answer of each round in ms: ${slowest.join(', ')}\n`);
}, 600_000);

test(`case 57: the same while another system writes the time directly, ${rounds} rounds: each time has one holder`, async () => {
  const { doctor, times } = await openRounds();
  let wonByOthers = 0;
  for (const [round, { start, end }] of times.entries()) {
    const slot: Slot = {
      resourceType: 'Slot',
      schedule: { reference: `Schedule/${doctor.scheduleId}` },
      status: 'busy',
      start,
      end,
    };
    const hospital = async () => {
      await sleep(delays[round % delays.length]);
      return postBundle([{ resource: slot, request: { method: 'POST', url: 'Slot' } }]);
    };
    const [{ statuses }, ...foreign] = await Promise.all([
      rush(inject('suite').apiUrls, everybody(round), ({ id }) => bookingBundle(doctor, id, { start, end })),
      ...Array.from({ length: 5 }, hospital),
    ]);
    wonByOthers += countOf(foreign, 200);
    expect(tally([...statuses, ...foreign])).toEqual({ 200: 1, 409: crowdSize + foreign.length - 1 });
    expect(await slotsOf(doctor)).toHaveLength(round + 1);
  }
  process.stdout.write(`times won by the other system: ${wonByOthers} of ${times.length}\n`);
}, 600_000);
