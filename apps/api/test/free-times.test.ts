import { findDoctors } from '@portal/fhir-queries/practitioner-role.query';
import { findFirstFreeTimes } from '@portal/fhir-queries/free-times.query';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { bookingHorizon, freeVisits } from '@portal/clinical-domain/booking/booking-windows';
import type { Slot } from 'fhir/r4';
import { expect, onTestFinished, test } from 'vitest';
import { createDoctor, openClinic, rules } from './booking-clinic.ts';
import { clientOf } from './gateway-client.ts';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { recordsUrl } from './stack.ts';

test('the first free times of ten doctors are one search of the records server', async () => {
  const proxy = await startRecordingProxy(recordsUrl);
  onTestFinished(() => proxy.close());
  const clinic = await openClinic();
  const created = await Promise.all(Array.from({ length: 12 }, () => createDoctor(clinic)));
  const portal = await startPortal({
    PORTAL_RECORDS_URL: `${proxy.url}/fhir`,
    PORTAL_ORGANIZATION_ID: clinic.organizationId,
  });
  const client = clientOf(await signIn(portal));
  const now = Date.now();
  const [busy, ...free] = created;
  const [first, second] = busy ? freeVisits(busy.role, [], now, rules) : [];
  await hospitalPuts<Slot>({
    resourceType: 'Slot',
    schedule: { reference: `Schedule/${busy?.scheduleId}` },
    status: 'busy',
    start: first?.start ?? '',
    end: first?.end ?? '',
  });

  const doctors = await findDoctors(client, {
    organizationId: clinic.organizationId,
    specialty: '394579002',
  });
  expect(doctors).toHaveLength(12);
  proxy.seen.length = 0;
  const start = startOfDay(clinicDay(now, rules.zone), rules.zone);
  const span = { start, end: bookingHorizon(now, rules).end };
  const times = await findFirstFreeTimes(client, { doctors, span, now, rules });

  const asked = proxy.seen.map(({ url }) => url);
  const [slots, others] = [true, false].map((is) => asked.filter((url) => url.includes('/Slot?') === is));
  expect(slots).toHaveLength(2);
  // Whether a patient may see what the slots of an answer refer to: one look-up for all of them.
  expect(others).toEqual([expect.stringContaining('/Schedule?_id=')]);
  expect(times.get(busy?.roleId ?? '')?.visit.start).toBe(second?.start);
  for (const { roleId } of free) expect(times.get(roleId)?.visit.start).toBe(first?.start);
});
