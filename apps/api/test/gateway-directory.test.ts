import type { Bundle, Practitioner, PractitionerRole, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';

test('a doctor’s private data are absent by read, search and include; name and photo are there', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const doctor = await hospitalPuts<Practitioner>({
    resourceType: 'Practitioner',
    name: [{ text: 'Dr. Anil Rai' }],
    birthDate: '1970-12-31',
    gender: 'male',
    address: [{ use: 'home', text: 'CanaryHome' }],
    telecom: [{ system: 'phone', value: 'CanaryPhone' }],
    identifier: [{ system: 'urn:citizenship', value: 'CanaryCitizenship' }],
    photo: [{ contentType: 'image/png', data: 'iVBORw0KGgo=' }],
  });
  const role = await hospitalPuts<PractitionerRole>({
    resourceType: 'PractitionerRole',
    practitioner: { reference: `Practitioner/${doctor.id}` },
    telecom: [{ system: 'phone', value: 'CanaryPhone' }],
    notAvailable: [{ description: 'CanaryIllness', during: { start: '2026-01-01' } }],
  });
  const answers = [
    await a.get(`/Practitioner/${doctor.id}`),
    await a.get(`/Practitioner?_id=${doctor.id}`),
    await a.get(`/PractitionerRole?_id=${role.id}&_include=PractitionerRole:practitioner`),
    await a.bundle('batch', [{ request: { method: 'GET', url: `Practitioner/${doctor.id}` } }]),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/Canary|1970-12-31|"male"/);
    const found = findDoctor(answer.json<Resource>());
    expect([found?.name, found?.photo]).toEqual([doctor.name, doctor.photo]);
  }
  expect((await a.get(`/Practitioner/${doctor.id}?_elements=birthDate`)).statusCode).toBe(400);
});

function findDoctor(answer: Resource): Practitioner | undefined {
  if (answer.resourceType === 'Practitioner') return answer as Practitioner;
  const resources = ((answer as Bundle).entry ?? []).flatMap(({ resource }) => resource ?? []);
  return resources.find(({ resourceType }) => resourceType === 'Practitioner') as Practitioner | undefined;
}
