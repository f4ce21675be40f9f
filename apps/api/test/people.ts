import { randomUUID } from 'node:crypto';
import type { Patient, Resource } from 'fhir/r4';
import { identityOrigin, recordsUrl } from './stack.ts';

export type Person = { userId: string; email: string; password: string; given: string; family: string };

const admin = { username: 'admin', password: 'admin', client_id: 'admin-cli', grant_type: 'password' };

async function callAdmin(path: string, method = 'GET', body?: object) {
  const issued = await fetch(`${identityOrigin}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(admin),
  });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const answer = await fetch(`${identityOrigin}/admin/realms/portal${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A new account at the identity server, with the hospital's claim if one is given. */
export async function createPerson({ fhirUser }: { fhirUser?: string | string[] } = {}): Promise<Person> {
  const name = randomUUID();
  const person = {
    email: `${name}@example.org`,
    password: `person-${randomUUID()}`,
    given: `Given${name.slice(0, 8)}`,
    family: `Canary${name.slice(0, 8)}`,
  };
  const created = await callAdmin('/users', 'POST', {
    username: person.email,
    email: person.email,
    emailVerified: true,
    enabled: true,
    firstName: person.given,
    lastName: person.family,
    attributes: fhirUser === undefined ? {} : { fhirUser: [fhirUser].flat() },
    credentials: [{ type: 'password', value: person.password, temporary: false }],
  });
  return { ...person, userId: created.headers.get('location')?.split('/').at(-1) ?? '' };
}

/** A new hospital record and the account that the hospital has linked to it. */
export async function createPatient() {
  const patientId = randomUUID();
  const person = await createPerson({ fhirUser: `Patient/${patientId}` });
  const patient: Patient = {
    resourceType: 'Patient',
    id: patientId,
    name: [{ given: [person.given], family: person.family }],
  };
  await putResource(patient);
  return { ...person, patientId };
}

export async function putResource(resource: Resource) {
  const answer = await fetch(`${recordsUrl}/${resource.resourceType}/${resource.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify(resource),
  });
  if (!answer.ok) throw new Error(`PUT ${resource.resourceType}: ${answer.status} ${await answer.text()}`);
}

export async function readResource(path: string): Promise<{ status: number; body: Resource }> {
  const answer = await fetch(`${recordsUrl}/${path}`);
  return { status: answer.status, body: (await answer.json()) as Resource };
}

export async function hasAccount({ email }: Person): Promise<boolean> {
  const answer = await callAdmin(`/users?exact=true&email=${encodeURIComponent(email)}`);
  return ((await answer.json()) as unknown[]).length > 0;
}

/** How often the identity server did this for the person, by its own account. */
export async function countIdentityEvents({ userId }: Person, type: string): Promise<number> {
  const answer = await callAdmin(`/events?type=${type}&user=${userId}&max=200`);
  return ((await answer.json()) as unknown[]).length;
}

/** Sessions of the person at the identity server: those of browsers, and those that the portal's refresh tokens keep alive. */
export async function countUpstreamSessions({ userId }: Pick<Person, 'userId'>): Promise<number> {
  const clients = (await (await callAdmin('/clients')).json()) as { id: string; clientId: string }[];
  const offline = clients
    .filter(({ clientId }) => clientId.startsWith('patient-portal'))
    .map(({ id }) => `/users/${userId}/offline-sessions/${id}`);
  const lists = await Promise.all(
    [`/users/${userId}/sessions`, ...offline].map(
      async (path) => (await (await callAdmin(path)).json()) as { id: string }[],
    ),
  );
  return new Set(lists.flat().map(({ id }) => id)).size;
}

export async function setFhirUser({ userId }: Person, fhirUser: string | undefined) {
  const user = (await (await callAdmin(`/users/${userId}`)).json()) as { attributes?: object };
  const attributes = fhirUser === undefined ? {} : { fhirUser: [fhirUser] };
  await callAdmin(`/users/${userId}`, 'PUT', { ...user, attributes });
}

export async function setEmailVerified({ userId }: Person, emailVerified: boolean) {
  const user = (await (await callAdmin(`/users/${userId}`)).json()) as object;
  await callAdmin(`/users/${userId}`, 'PUT', { ...user, emailVerified });
}

/** Ends every sign-in of the person with this app at the identity server, as its administrator does. */
export async function signOutEverywhere({ userId }: Person, clientId: string) {
  await callAdmin(`/users/${userId}/logout`, 'POST');
  await callAdmin(`/users/${userId}/consents/${clientId}`, 'DELETE');
}
