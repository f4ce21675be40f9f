import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, OperationOutcome } from 'fhir/r4';
import { expect, test } from 'vitest';
import { extensionUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { bookingBundle, createDoctor, openClinic, visitsOf } from './booking-clinic.ts';
import { createPatient } from './people.ts';
import { startPortal } from './portal.ts';
import { signInWeb } from './sign-in.ts';

test('a patient books, repeats, reschedules and cancels through the API', async () => {
  const clinic = await openClinic();
  const [doctor, portal] = await Promise.all([
    createDoctor(clinic),
    startPortal({ PORTAL_ORGANIZATION_ID: clinic.organizationId }),
  ]);
  const [a, b] = await Promise.all(
    [1, 2].map(async () => {
      const patient = await createPatient();
      const { tokens } = await signInWeb(portal, patient);
      const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers: object = {}) =>
        portal.app.inject({
          method,
          url: `/r4${path}`,
          headers: {
            authorization: `Bearer ${tokens.access_token}`,
            ...(body && { 'content-type': 'application/fhir+json' }),
            ...headers,
          },
          ...(body && { payload: JSON.stringify(body) }),
        });
      return { ...patient, call };
    }),
  );
  if (!a || !b) throw new Error('nobody signed in');
  const slots = await a.call('GET', `/PractitionerRole/${doctor.roleId}/$available-slots`);
  expect(slots.statusCode).toBe(200);
  const offered = slots.json<Bundle>().entry?.map(({ resource }) => resource) ?? [];
  const [time, , later] = doctor.times();
  expect(offered).toContainEqual(expect.objectContaining(time));
  if (!time || !later) throw new Error('no time');

  const key = { 'idempotency-key': randomUUID() };
  const booked = await a.call('POST', '', bookingBundle(doctor, a.patientId, time), key);
  expect([booked.statusCode, booked.json<Bundle>().type]).toEqual([200, 'transaction-response']);
  const repeated = await a.call('POST', '/', bookingBundle(doctor, a.patientId, time), key);
  expect([repeated.statusCode, repeated.body]).toEqual([200, booked.body]);
  const altered = await a.call('POST', '', bookingBundle(doctor, a.patientId, later), key);
  expect(altered.statusCode).toBe(422);

  const lost = await b.call('POST', '', bookingBundle(doctor, b.patientId, time), key);
  expect(lost.statusCode).toBe(409);
  const outcome = lost.json<OperationOutcome>();
  expect(outcome.issue[0]?.details?.coding?.[0]?.code).toBe('time_taken');
  expect(outcome.extension?.[0]?.url).toBe(extensionUrls.freeTime);
  expect((await b.call('POST', '', bookingBundle(doctor, a.patientId, later))).statusCode).toBe(403);

  const visit = booked.json<Bundle>().entry?.[1]?.resource as Appointment;
  const read = await a.call('GET', `/Appointment/${visit.id}`);
  expect(read.json<Appointment>()).toMatchObject({ status: 'proposed', start: time.start });
  const replaces = visit.id ?? '';
  const move = bookingBundle(doctor, a.patientId, later, { replaces });
  move.entry?.splice(2, 1, {
    resource: { ...read.json<Appointment>(), status: 'cancelled' } as Appointment,
    request: { method: 'PUT', url: `Appointment/${replaces}`, ifMatch: 'W/"1"' },
  });
  const moveKey = { 'idempotency-key': randomUUID() };
  const moved = await a.call('POST', '', move, moveKey);
  expect(moved.statusCode).toBe(200);
  const movedAgain = await a.call('POST', '', move, moveKey);
  expect([movedAgain.statusCode, movedAgain.body]).toEqual([200, moved.body]);
  const newId = moved.json<Bundle>().entry?.[1]?.resource?.id;
  const now = (await a.call('GET', `/Appointment/${newId}`)).json<Appointment>();
  const cancelled = { ...now, status: 'cancelled', cancelationReason: { coding: [{ code: 'BETTER' }] } };
  expect((await b.call('PUT', `/Appointment/${now.id}`, cancelled)).statusCode).toBe(403);
  expect((await a.call('PUT', `/Appointment/${now.id}`, cancelled, { 'if-match': 'W/"9"' })).statusCode).toBe(
    412,
  );
  const gone = await a.call('PUT', `/Appointment/${now.id}`, cancelled, { 'if-match': 'W/"1"' });
  expect([gone.statusCode, gone.json<Appointment>().status]).toEqual([200, 'cancelled']);
  expect((await a.call('PUT', `/Appointment/${now.id}`, cancelled)).statusCode).toBe(200);
  expect((await visitsOf(a.patientId)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(await visitsOf(b.patientId)).toEqual([]);
});
