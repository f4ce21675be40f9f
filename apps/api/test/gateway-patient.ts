import { randomUUID } from 'node:crypto';
import type { Appointment, Resource } from 'fhir/r4';
import { createPatient, putResource } from './people.ts';
import type { TestPortal } from './portal.ts';
import { signInWeb } from './sign-in.ts';

export type SignedIn = Awaited<ReturnType<typeof signIn>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A fresh patient at the portal, with a way to call the gateway. */
export async function signIn(portal: TestPortal, person?: Awaited<ReturnType<typeof createPatient>>) {
  const patient = person ?? (await createPatient());
  const { tokens, browser } = await signInWeb(portal, patient);
  const self = { reference: `Patient/${patient.patientId}` };

  const send = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method,
      url: `/r4${path}`,
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/fhir+json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });

  return {
    ...patient,
    self,
    tokens,
    browser,
    send,
    get: (path: string) => send('GET', path),
    put: (resource: Resource, headers?: Record<string, string>) =>
      send('PUT', `/${resource.resourceType}/${resource.id}`, resource, headers),
    bundle: (type: string, entry: object[]) => send('POST', '', { resourceType: 'Bundle', type, entry }),
  };
}

/** What the hospital writes. */
export async function hospitalPuts<T extends Resource>(resource: T | Omit<T, 'id'>): Promise<T> {
  const stored = { id: randomUUID(), ...resource } as T;
  await putResource(stored);
  return stored;
}

export const createPractitioner = () =>
  hospitalPuts<Resource>({ resourceType: 'Practitioner', name: [{ family: 'Rai' }] } as Resource);

/** A doctor whom these patients have visited, and may write to. */
export async function createDoctorOf(...patients: Pick<SignedIn, 'self'>[]): Promise<Resource> {
  const doctor = await createPractitioner();
  for (const { self } of patients) await putVisit(self, doctor);
  return doctor;
}

export const putVisit = (self: { reference: string }, { id }: Resource, more: Partial<Appointment> = {}) =>
  hospitalPuts<Appointment>({
    resourceType: 'Appointment',
    status: 'fulfilled',
    start: '2026-10-01T04:00:00Z',
    end: '2026-10-01T04:30:00Z',
    participant: [
      { actor: self, status: 'accepted' },
      { actor: { reference: `Practitioner/${id}` }, status: 'accepted' },
    ],
    ...more,
  });
