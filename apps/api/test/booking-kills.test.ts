import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import {
  answerOf,
  as,
  bookingBundle,
  createDoctor,
  createRecords,
  openClinic,
  search,
  slotsOf,
  type TestDoctor,
  bookAs,
} from './booking-clinic.ts';
import type { WorkerOrder } from './booking-worker.ts';
import { environment } from './stack.ts';

/** The long form: BOOKING_KILLS=200. */
const rounds = Number(process.env['BOOKING_KILLS'] ?? 3);
const atOnce = 6;

/** Slots that are busy without one open visit, and open visits without their busy slot. */
async function findHalves(doctor: TestDoctor): Promise<string[]> {
  const [slots, visits] = await Promise.all([
    slotsOf(doctor),
    search<Appointment>(`Appointment?practitioner=${doctor.practitionerId}`),
  ]);
  const busy = slots.filter(({ status }) => status === 'busy').map(({ id }) => `Slot/${id}`);
  const held = visits
    .filter(({ status }) => status === 'proposed')
    .map(({ slot }) => slot?.[0]?.reference ?? 'none');
  return [
    ...busy.filter((slot) => !held.includes(slot)),
    ...held.filter((slot) => !busy.includes(slot)),
  ].concat(new Set(held).size === held.length ? [] : ['a slot is held twice']);
}

test(
  `a process killed while it books, ${rounds} rounds: no half bookings, and a repeat ends what was begun`,
  { timeout: 60_000 + rounds * 15_000 },
  async () => {
    const clinic = await openClinic();
    const { booking } = clinic.startProcess({ PORTAL_OPEN_BOOKINGS: '1000' });
    let [doctor, patients] = await Promise.all([createDoctor(clinic), createRecords(atOnce)]);
    let [times, doneBeforeKill, ordered] = [doctor.times(), 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      if (times.length < 2 * atOnce) {
        doctor = await createDoctor(clinic);
        patients = await createRecords(atOnce);
        times = doctor.times();
      }
      const child = fork(new URL('./booking-worker.ts', import.meta.url), {
        env: {
          ...process.env,
          ...environment,
          PORTAL_ORGANIZATION_ID: clinic.organizationId,
          PORTAL_OPEN_BOOKINGS: '1000',
          PORTAL_LOG_LEVEL: 'silent',
        },
      });
      await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => expect.fail('the process did not start')),
      ]);
      const orders: WorkerOrder[] = patients.map((patientId) => {
        const time = times.shift() ?? { start: '', end: '' };
        return { bundle: bookingBundle(doctor, patientId, time), patientId, key: randomUUID() };
      });
      for (const order of orders) child.send(order);
      await sleep(Math.random() * 900);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await sleep(700);
      expect(await findHalves(doctor)).toEqual([]);
      const before = await search<Appointment>(`Appointment?practitioner=${doctor.practitionerId}`);

      for (const { bundle, patientId, key } of orders) {
        const answer = await answerOf(bookAs(booking, bundle, as(patientId, key)));
        expect(answer.status).toBe(200);
      }
      const after = await search<Appointment>(`Appointment?practitioner=${doctor.practitionerId}`);
      doneBeforeKill += atOnce - (after.length - before.length);
      ordered += atOnce;
      expect(new Set(after.map(({ start }) => start)).size).toBe(after.length);
      expect(await findHalves(doctor)).toEqual([]);
    }
    process.stdout.write(`booked before the kill: ${doneBeforeKill} of ${ordered}\n`);
  },
);
