import type { Bundle, Resource } from 'fhir/r4';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, bodyOf } from './calls.ts';
import { recordTypes } from './read-attacks.ts';
import { reportFigures } from './figures.ts';
import { type World, bare, createWorld } from './world.ts';

type Named = { reference?: string } | undefined;
type Owned = {
  subject?: Named | Named[];
  patient?: Named;
  for?: Named;
  securityContext?: Named;
  participant?: { actor?: Named }[];
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** The patients of a resource, as R4 has them: written down again, because the gateway's own table is on trial. */
function patientsOf(resource: Resource): string[] {
  if (resource.resourceType === 'Patient') return [`Patient/${resource.id}`];
  const { subject, patient, for: receiver, securityContext, participant = [] } = resource as Owned;
  return [subject, patient, receiver, securityContext, ...participant.map(({ actor }) => actor)]
    .flat()
    .flatMap((named) => (named?.reference?.startsWith('Patient/') ? [named.reference] : []));
}

function isShown(resource: Resource): boolean {
  const patients = patientsOf(resource);
  const own = patients.length > 0 && patients.every((patient) => patient === world.a.self.reference);
  return own && !resource.meta?.security?.some(({ code }) => code === 'NOPAT');
}

function isMistaken(resource: Resource): boolean {
  const { status, verificationStatus } = resource as {
    status?: string;
    verificationStatus?: { coding?: { code?: string }[] };
  };
  return [status, ...(verificationStatus?.coding ?? []).map(({ code }) => code)].includes('entered-in-error');
}

/** Every page, as the links lead. */
async function searchThroughGateway(query: string): Promise<string[]> {
  const found: string[] = [];
  let path: string | undefined = `/r4/${query}`;
  for (let page = 0; path !== undefined && page < 300; page += 1) {
    const answer: Answer = await world.ask({ path });
    if (answer.status !== 200) return [`answered ${answer.status}`];
    const { entry = [], link = [] } = bodyOf(answer) as Bundle;
    found.push(...entry.flatMap(({ resource }) => (resource ? [nameOf(resource)] : [])));
    const next = link.find(({ relation }) => relation === 'next')?.url;
    path = next === undefined ? undefined : next.slice(new URL(next).origin.length);
  }
  return found.sort();
}

async function searchBare(query: string): Promise<string[]> {
  const { entry = [] } = JSON.parse(
    await bare(`/${query}${query.includes('?') ? '&' : '?'}_count=500&_offset=0`),
  ) as Bundle;
  const byId = query.includes('_id=');
  return entry
    .flatMap(({ resource }) => resource ?? [])
    .filter((resource) => isShown(resource) && (byId || !isMistaken(resource)))
    .map(nameOf)
    .sort();
}

const nameOf = ({ resourceType, id }: Resource) => `${resourceType}/${id}`;
const searchable = recordTypes.filter((type) => type !== 'Binary' && type !== 'AuditEvent');

/** The same question to both, the bare server's narrowed to the two patients so that it fits in one page. */
function questions(): [gateway: string, bare: string][] {
  const { a, b, traps } = world;
  const both = `patient=${a.id},${b.id}`;
  const all = [...a.record, ...b.record, ...Object.values(traps)];
  const listIds = (type: string) =>
    all.flatMap(({ resourceType, id }) => (resourceType === type && id !== undefined ? [id] : [])).join();
  const statuses = {
    Observation: 'final,entered-in-error',
    Appointment: 'booked,proposed,cancelled',
    Communication: 'completed,in-progress',
    Invoice: 'issued',
    MedicationRequest: 'active',
    Task: 'requested',
  };
  return [
    ...searchable.flatMap((type): [string, string][] => [
      [type, `${type}?${both}`],
      [`${type}?patient=${a.id}&_count=1`, `${type}?${both}`],
      [`${type}?_lastUpdated=ge2020&_sort=-_lastUpdated`, `${type}?${both}`],
      [`${type}?_id=${listIds(type)}`, `${type}?_id=${listIds(type)}`],
    ]),
    ...(
      [
        ['DiagnosticReport', '_include=DiagnosticReport:result'],
        ['Communication', '_include=Communication:part-of'],
        ['Communication', '_revinclude=Communication:part-of'],
        ['MedicationRequest', '_revinclude=MedicationAdministration:request'],
        ['Invoice', '_include=Invoice:account'],
      ] as const
    ).map(([type, include]): [string, string] => [
      `${type}?${include}`,
      `${type}?patient=${a.id}&${include}`,
    ]),
    ...Object.entries(statuses).map(([type, status]): [string, string] => [
      `${type}?status=${status}`,
      `${type}?${both}&status=${status}`,
    ]),
    ['Observation?category=laboratory', `Observation?${both}&category=laboratory`],
    ['Observation?code=http://loinc.org|55423-8', `Observation?${both}&code=http://loinc.org|55423-8`],
    ['Observation?date=ge2020&_sort=date&_count=2', `Observation?${both}&date=ge2020`],
    ['Communication?category=message', `Communication?${both}&category=message`],
  ];
}

describe('the same question to the gateway and to the bare records server', () => {
  test('what the gateway finds is what the records server finds, of A’s, neither withheld nor mistaken', async ({
    task,
  }) => {
    const asked = questions();
    const different: string[] = [];
    for (const [gateway, direct] of asked) {
      const [shown, expected] = await Promise.all([searchThroughGateway(gateway), searchBare(direct)]);
      if (JSON.stringify(shown) !== JSON.stringify(expected))
        different.push(`${gateway}\n  shows ${shown.join()}\n  not ${expected.join()}`);
    }
    reportFigures(task, { differences: different.length, compared: asked.length });
    expect(different).toEqual([]);
  });

  test('what can be read by its id is what is A’s and not withheld', async ({ task }) => {
    const all = [...world.a.record, ...world.b.record, ...Object.values(world.traps)].filter(
      ({ resourceType }) =>
        resourceType !== 'AuditEvent' &&
        !['Slot', 'HealthcareService', 'Practitioner'].includes(resourceType),
    );
    const different: string[] = [];
    for (const resource of all) {
      const { status } = await world.ask({ path: `/r4/${nameOf(resource)}` });
      if ((status === 200) !== isShown(resource)) different.push(`${nameOf(resource)} ${status}`);
    }
    reportFigures(task, { differences: different.length, compared: all.length });
    expect(different).toEqual([]);
  });
});
