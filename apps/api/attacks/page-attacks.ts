import { type Attack, get } from './attack.ts';
import type { World } from './world.ts';
import { ownResults, refuse } from './refused-search.ts';

export const pathsAndPages: Attack[] = [
  ...(
    [
      ['/Patient/B/Observation', ({ b }) => `/Patient/${b.id}/Observation`],
      ['/Patient/A/Observation', ({ a }) => `/Patient/${a.id}/Observation`],
      ['/Patient/B/*', ({ b }) => `/Patient/${b.id}/*`],
      ['/Practitioner/x/Patient', ({ doctor }) => `/Practitioner/${doctor.practitionerId}/Patient`],
    ] satisfies [string, (world: World) => string][]
  ).map(([what, path]) =>
    refuse(40, `searches ${what}`, path, {
      refused: [400, 403],
      leak: ({ b }) => `/Observation?patient=${b.id}`,
    }),
  ),
  refuse(42, 'goes to a huge offset', () => '/Observation?_offset=999999', { code: 'bad_page' }),
  refuse(42, 'asks for nothing', () => '/Observation?_count=0', { code: 'bad_page' }),
  refuse(42, 'asks for pages twice', () => '/Observation?_count=1&_count=2', { code: 'bad_page' }),
  refuse(42, 'sends 200 alternatives', () => `/Observation?code=${'x,'.repeat(199)}x`, {}),
  refuse(42, 'sends 50 parameters', () => `/Observation?${'code=x&'.repeat(50)}`, {}),
  refuse(42, 'sends 20 kB of search', () => `/Observation?code=${'x'.repeat(20_000)}`, {
    refused: [400, 414, 431],
  }),
  refuse(42, 'asks for every slot', () => '/Slot?status=busy', { code: 'unbounded_slots' }),
  {
    case: 42,
    does: 'asks for a page of 100000',
    ask: () => get('/Observation?_count=100000'),
    fault: ({ text }) => (text.includes('_count=200&') ? undefined : 'the page is not capped'),
    twin: ownResults,
  },
  ...(
    [
      ['/../', ({ b }) => `/Observation/../Patient/${b.id}`],
      ['encoded ../', ({ b }) => `/Observation/%2e%2e/Patient/${b.id}`],
      ['encoded slashes', ({ b }) => `/Observation%2F..%2FPatient%2F${b.id}`],
      ['//', ({ b }) => `//Patient/${b.id}`],
      ['// inside', ({ b }) => `/Patient//${b.id}`],
      ['a matrix parameter', ({ b }) => `/Patient/${b.id};x=1`],
      ['a path twice encoded', ({ b }) => `/Patient/%252e%252e/Patient/${b.id}`],
      ['a letter twice encoded', ({ b }) => `/%2550atient/${b.id}`],
      ['an encoded letter', ({ b }) => `/%50atient/${b.id}`],
      ['NUL', ({ b }) => `/Patient/${b.id}%00`],
      ['NUL in the search', ({ a }) => `/Observation?patient=${a.id}%00`],
      ['a line break in the search', ({ a }) => `/Observation?patient=${a.id}%0d%0aX: y`],
      ['a search twice encoded', ({ b }) => `/Observation?%2570atient=${b.id}`],
      ['a value twice encoded', () => '/Observation?code=%2541'],
      ['broken encoding', () => '/Observation?code=%zz'],
      ['broken UTF-8', () => '/Observation?code=%c0%af'],
      ['a trailing slash', ({ b }) => `/Patient/${b.id}/`],
      ['a backslash', ({ b }) => `/Patient\\${b.id}`],
    ] satisfies [string, (world: World) => string][]
  ).map(([what, path]) =>
    refuse(43, `writes ${what}`, path, {
      ask: (world) => ({ path: `/r4${path(world).replaceAll(' ', '')}` }),
      leak: ({ b }) => `/Observation/../Patient/${b.id}`,
    }),
  ),
  ...[
    '_format=html',
    '_format=text/html',
    '_format=xml',
    '_format=application/fhir+turtle',
    '_pretty=true',
  ].map((format): Attack => ({
    case: 44,
    does: `asks for ${format}`,
    ask: () => ({ ...get(`/Observation?${format}`), headers: { accept: 'text/html, application/fhir+xml' } }),
    fault: ({ headers, text }) =>
      String(headers['content-type']).startsWith('application/fhir+json') && text.startsWith('{')
        ? undefined
        : `came as ${String(headers['content-type'])}`,
    leak: ({ b }) => `/Observation?patient=${b.id}&_format=html`,
    twin: ownResults,
  })),
];

/** What is withheld is not told by what stands around it. */
export const withheldAttacks: Attack[] = (
  [
    ['the link to the next page', ({ a, traps }) => `_id=${a.idOf('Condition')},${traps.withheldProblem.id}`],
    ['a page that is short', ({ traps }) => `_id=${traps.withheldProblem.id}`],
  ] satisfies [string, (world: World) => string][]
).map(([what, query]) => ({
  case: 77,
  does: `learns of a withheld problem from ${what}`,
  ask: (world) => get(`/Condition?${query(world)}&_count=1`),
  fault: ({ text }) => (text.includes('"next"') ? 'there is a next page' : undefined),
  leak: (world) => `/Condition?${query(world)}`,
  leaks: ({ name }) => `CANARY-N-${name}-`,
  twin: ({ a }) => get(`/Condition?_id=${a.idOf('Condition')}&_count=1`),
}));

export const directoryAttacks: Attack[] = [
  ...['_include=*', '_include:iterate=PractitionerRole:practitioner', '_revinclude=Appointment:actor'].map(
    (include) =>
      refuse(19, `asks the directory for ${include}`, () => `/PractitionerRole?${include}`, {
        refused: [403],
        code: 'include_not_allowed',
        leak: ({ doctor }) =>
          `/Practitioner?_id=${doctor.practitionerId}&_revinclude=Appointment:practitioner`,
        twin: ({ doctor }) =>
          get(`/PractitionerRole?_id=${doctor.roleId}&_include=PractitionerRole:practitioner`),
        twinHolds: ({ doctor }) => doctor.practitionerId,
      }),
  ),
  {
    case: 21,
    does: 'reads of a slot who holds it',
    ask: ({ traps }) => get(`/Slot/${traps.takenTime.id}`),
    leak: ({ traps }) => `/Slot/${traps.takenTime.id}`,
    twin: ({ traps }) => get(`/Slot/${traps.takenTime.id}`),
    twinHolds: ({ doctor }) => doctor.scheduleId,
  },
  {
    case: 21,
    does: 'finds of a slot who holds it',
    ask: ({ traps }) => get(`/Slot?_id=${traps.takenTime.id}`),
    leak: ({ traps }) => `/Slot/${traps.takenTime.id}`,
    twin: ({ traps }) => get(`/Slot?_id=${traps.takenTime.id}`),
    twinHolds: ({ doctor }) => doctor.scheduleId,
  },
  ...(
    [
      ['read', (id) => `/Practitioner/${id}`],
      ['search', (id) => `/Practitioner?_id=${id}`],
    ] satisfies [string, (id: string) => string][]
  ).map(([way, path]): Attack => ({
    case: 90,
    does: `learns a doctor’s private data by ${way}`,
    ask: ({ traps }) => get(path(traps.privateDoctor.id)),
    leak: ({ traps }) => path(traps.privateDoctor.id),
    leaks: ({ name }) => `CANARY-N-${name}-`,
    twin: ({ doctor }) => get(path(doctor.practitionerId)),
    twinHolds: ({ doctor }) => doctor.practitionerId,
  })),
  {
    case: 19,
    does: 'finds a part of the directory that the hospital withholds',
    ask: ({ traps }) => get(`/HealthcareService?_id=${traps.withheldService.id}`),
    leak: ({ traps }) => `/HealthcareService?_id=${traps.withheldService.id}`,
    leaks: ({ name }) => `CANARY-N-${name}-`,
    twin: ({ doctor }) => get(`/PractitionerRole?_id=${doctor.roleId}`),
    twinHolds: ({ doctor }) => doctor.roleId,
  },
];
