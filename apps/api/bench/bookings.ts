import { randomUUID } from 'node:crypto';
import type { Resource } from 'fhir/r4';
import { openSessions } from '../attacks/open-sessions.ts';
import { countOf, rush } from '../attacks/rush.ts';
import { startApi } from '../test/api-process.ts';
import { bookingBundle, createDoctor, createRecords, slotsOf } from '../test/booking-clinic.ts';
import { putResource } from '../test/people.ts';
import type { Bench } from './bench.ts';
import { type Check, countCheck } from './checks.ts';
import { median } from './load.ts';
import { printTable } from './table.ts';

const crowdSize = 200;
const doctorCount = 20;
const atOnce = 16;

/** Bookings of 20 doctors at one API process, then 200 of one time at two. */
export async function measureBookings({ realm, folder, settings, rounds }: Bench): Promise<Check[]> {
  const organizationId = randomUUID();
  await putResource({ resourceType: 'Organization', id: organizationId, name: 'Clinic' } as Resource);
  const patients = await openSessions(realm, await createRecords(crowdSize), 3600);
  const doctors = await Promise.all(
    Array.from({ length: doctorCount }, () => createDoctor({ organizationId })),
  );
  const start = () =>
    startApi(folder, { ...settings, PORTAL_ORGANIZATION_ID: organizationId, PORTAL_OPEN_BOOKINGS: '1000' });
  const apis = await Promise.all([start(), start()]);
  const [first] = apis;
  const checks: Check[] = [];
  try {
    const rows = [['', 'bookings/s', 'p50 ms', 'slowest ms']];
    for (let round = 0; round < rounds; round += 1) {
      const { statuses, milliseconds, elapsedMs } = await rush(
        [first.url],
        patients,
        ({ id }, index) => {
          const doctor = doctors[index % doctorCount];
          const time = doctor?.times()[round * (crowdSize / doctorCount) + Math.floor(index / doctorCount)];
          if (!doctor || !time) throw new Error('The doctors have no more times.');
          return bookingBundle(doctor, id, time);
        },
        atOnce,
      );
      rows.push([
        `${crowdSize} bookings of ${doctorCount} doctors, ${atOnce} at once`,
        ((crowdSize * 1000) / elapsedMs).toFixed(0),
        median(milliseconds).toFixed(0),
        Math.max(...milliseconds).toFixed(0),
      ]);
      checks.push(countCheck('bookings of free times refused', crowdSize - countOf(statuses, 200), 0));
    }
    const doctor = await createDoctor({ organizationId });
    for (const time of doctor.times().slice(-rounds)) {
      const { statuses, milliseconds } = await rush(
        apis.map(({ url }) => url),
        patients,
        ({ id }) => bookingBundle(doctor, id, time),
      );
      rows.push([
        `${crowdSize} bookings of one time at two processes`,
        '',
        median(milliseconds).toFixed(0),
        Math.max(...milliseconds).toFixed(0),
      ]);
      checks.push(
        countCheck('bookings of one time that were made', countOf(statuses, 200), 1),
        countCheck('bookings of one time that were told it is taken', countOf(statuses, 409), crowdSize - 1),
      );
    }
    checks.push(countCheck('slots of that doctor', (await slotsOf(doctor)).length, rounds));
    printTable('Bookings', rows);
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
  }
  return checks;
}
