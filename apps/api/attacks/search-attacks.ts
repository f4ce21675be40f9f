import { recordsUrl } from '../test/stack.ts';
import { type Attack, form, get, post } from './attack.ts';
import { bodyOf } from './calls.ts';
import type { World } from './world.ts';

const ownResults: Attack['twin'] = ({ a }) => get(`/Observation?patient=${a.id}`);
const bothResults = ({ a, b }: World) => `/Observation?patient=${a.id},${b.id}`;

function refuse(
  number: number,
  does: string,
  query: (world: World) => string,
  more: Partial<Attack>,
): Attack {
  return {
    case: number,
    does,
    ask: (world) => get(query(world)),
    refused: [400],
    twin: ownResults,
    ...more,
  };
}

const foreignPatients: Attack[] = [
  {
    case: 30,
    does: 'names no patient',
    ask: () => get('/Observation?_count=200'),
    leak: bothResults,
    twin: ownResults,
  },
  ...(
    [
      ['two patients in one', ({ a, b }) => `patient=${a.id},${b.id}`],
      ['two patients one after the other', ({ a, b }) => `patient=${a.id}&patient=${b.id}`],
      ['B as the subject', ({ b }) => `subject=Patient/${b.id}`],
      ['A and B by two parameters', ({ a, b }) => `patient=${a.id}&subject=Patient/${b.id}`],
      ['B', ({ b }) => `patient=Patient/${b.id}`],
    ] satisfies [string, (world: World) => string][]
  ).map(([what, query]) =>
    refuse(30, `names ${what}`, (world) => `/Observation?${query(world)}`, {
      refused: [403],
      code: 'not_yours',
      leak: bothResults,
    }),
  ),
  ...(
    [
      ['patient:not', ({ a }) => `patient:not=${a.id}`],
      ['patient:missing', () => 'patient:missing=false'],
      ['patient:identifier', ({ b }) => `patient:identifier=${b.mark('identifier')}`],
      ['subject:Patient', ({ b }) => `subject:Patient=${b.id}`],
      ['code:not', () => 'code:not=x'],
      ['code:in', () => 'code:in=http://hl7.org/fhir/ValueSet/observation-codes'],
    ] satisfies [string, (world: World) => string][]
  ).map(([what, query]) =>
    refuse(31, `uses ${what}`, (world) => `/Observation?${query(world)}`, {
      leak: ({ b }) => `/Observation?subject:Patient=${b.id}`,
    }),
  ),
  ...(
    [
      ['an absolute reference', ({ b }) => `subject=${recordsUrl}/Patient/${b.id}`],
      ['a versioned reference', ({ b }) => `subject=Patient/${b.id}/_history/1`],
      ['an absolute reference to A', ({ a }) => `subject=${recordsUrl}/Patient/${a.id}`],
    ] satisfies [string, (world: World) => string][]
  ).map(([what, query]) =>
    refuse(31, `uses ${what}`, (world) => `/Observation?${query(world)}`, {
      refused: [400, 403],
      leak: ({ b }) => `/Observation?subject=Patient/${b.id}/_history/1`,
    }),
  ),
];

const includes: Attack[] = [
  ...[
    '_include=*',
    '_revinclude=*',
    '_include:iterate=DiagnosticReport:result',
    '_include:recurse=DiagnosticReport:result',
    '_include=DiagnosticReport:subject',
    '_include=DiagnosticReport:*',
    '_revinclude=Observation:derived-from',
  ].map((include) =>
    refuse(32, `asks for ${include}`, () => `/DiagnosticReport?${include}`, {
      refused: [403],
      code: 'include_not_allowed',
      leak: ({ traps }) =>
        `/DiagnosticReport?_id=${traps.reportWithForeignResults.id}&_include=DiagnosticReport:result`,
      twin: () => get('/DiagnosticReport?_include=DiagnosticReport:result'),
    }),
  ),
  ...(
    [
      ['DiagnosticReport', '_include=DiagnosticReport:result', 'reportWithForeignResults'],
      ['Communication', '_include=Communication:part-of', 'messageInForeignThread'],
      ['Invoice', '_include=Invoice:account', 'billOnForeignAccount'],
    ] as const
  ).map(([type, include, trap]): Attack => ({
    case: 32,
    does: `follows ${include} from A’s ${type} to what is B’s`,
    ask: ({ traps }) => get(`/${type}?_id=${traps[trap].id}&${include}`),
    leak: ({ traps }) => `/${type}?_id=${traps[trap].id}&${include}`,
    twin: ({ traps }) => get(`/${type}?_id=${traps[trap].id}&${include}`),
  })),
  ...(
    [
      ['MedicationRequest', '_revinclude=MedicationAdministration:request'],
      ['Communication', '_revinclude=Communication:part-of'],
    ] as const
  ).map(([type, include]): Attack => ({
    case: 32,
    does: `follows ${include} from A’s ${type} to what is B’s`,
    ask: ({ a }) => get(`/${type}?_id=${a.idOf(type)}&${include}`),
    leak: ({ a }) => `/${type}?_id=${a.idOf(type)}&${include}`,
    twin: ({ a }) => get(`/${type}?_id=${a.idOf(type)}&${include}`),
  })),
];

const roundabout: Attack[] = [
  refuse(
    33,
    'uses _has',
    ({ traps }) => `/Observation?_has:DiagnosticReport:result:_id=${traps.reportWithForeignResults.id}`,
    {
      leak: ({ traps }) =>
        `/Observation?_has:DiagnosticReport:result:_id=${traps.reportWithForeignResults.id}`,
    },
  ),
  refuse(
    33,
    'uses _has inside _has',
    ({ traps }) =>
      `/Observation?_has:DiagnosticReport:result:_has:Task:focus:_id=${traps.reportWithForeignResults.id}`,
    {
      leak: ({ traps }) =>
        `/Patient?_has:Observation:patient:_has:DiagnosticReport:result:_id=${traps.reportWithForeignResults.id}`,
    },
  ),
  ...(
    [
      ['subject:Patient.identifier', ({ b }) => `subject:Patient.identifier=${b.mark('identifier')}`],
      ['subject.name', ({ b }) => `subject.name=${b.mark('family')}`],
      ['a sorting chain', () => '_sort=subject.name'],
      ['a typed sorting chain', () => '_sort=-patient:Patient.birthdate'],
    ] satisfies [string, (world: World) => string][]
  ).map(([what, query]) =>
    refuse(34, `uses ${what}`, (world) => `/Observation?${query(world)}`, {
      leak: ({ b }) => `/Observation?subject:Patient.identifier=${b.mark('identifier')}`,
    }),
  ),
  ...[
    '_filter=status eq final',
    '_query=everything',
    '_list=42',
    '_content=CANARY',
    '_text=CANARY',
    '_in=Group/1',
    '_pid=1',
    '_source=x',
    '_mdm=true',
    '_includeDeleted=true',
    '_contained=both',
    '_containedType=container',
    '_at=2026',
    '_since=2026-01-01',
    '_type=Patient',
    '_tag=x',
    '_profile=x',
    'made-up=1',
    '__proto__=1',
    'constructor=1',
    'toString=1',
  ].map((query) => refuse(35, `uses ${query}`, () => `/Observation?${encodeURI(query)}`, {})),
  refuse(35, 'uses _security', () => '/Observation?_security=NOPAT', {
    leak: () => '/Observation?_security=NOPAT&_sort=-_lastUpdated&_count=500',
    leaks: ({ name }) => `CANARY-N-${name}-`,
  }),
  ...['_elements=valueString', '_summary=text', '_summary=data', '_summary=true'].map((query) =>
    refuse(
      36,
      `hides the subject by ${query}`,
      ({ a, b }) => `/Observation?_id=${a.idOf('Observation')},${b.idOf('Observation')}&${query}`,
      { leak: ({ b }) => `/Observation?_id=${b.idOf('Observation')}&_elements=valueString` },
    ),
  ),
  {
    case: 37,
    does: 'counts',
    ask: () => get('/Condition?_summary=count'),
    fault: (answer, { a }) => {
      const own = a.record.filter(({ resourceType }) => resourceType === 'Condition').length;
      const { total } = bodyOf(answer) as { total?: number };
      return total === own ? undefined : `counted ${total} in the place of ${own}`;
    },
    twin: ownResults,
  },
  ...['_total=accurate', '_total=estimate'].map((query) =>
    refuse(37, `asks for ${query}`, () => `/Observation?${query}`, {}),
  ),
  {
    case: 38,
    does: 'lists ids of A’s and B’s',
    ask: ({ a, b }) => get(`/Observation?_id=${a.idOf('Observation')},${b.idOf('Observation')}`),
    leak: ({ a, b }) => `/Observation?_id=${a.idOf('Observation')},${b.idOf('Observation')}`,
    twin: ({ a, b }) => get(`/Observation?_id=${a.idOf('Observation')},${b.idOf('Observation')}`),
  },
];

const posted: Attack[] = (
  [
    ['A in the address and B in the form', ({ a }) => `?patient=${a.id}`, ({ b }) => `patient=${b.id}`],
    ['B in the address and A in the form', ({ b }) => `?patient=${b.id}`, ({ a }) => `patient=${a.id}`],
    ['B in the form', () => '', ({ b }) => `subject=Patient%2F${b.id}`],
  ] satisfies [string, (world: World) => string, (world: World) => string][]
).map(([what, query, body]): Attack => ({
  case: 39,
  does: `posts a search with ${what}`,
  ask: (world) => post(`/Observation/_search${query(world)}`, body(world), form),
  refused: [403],
  leak: bothResults,
  twin: ({ a }) => post('/Observation/_search', `patient=${a.id}`, form),
}));

const paths: Attack[] = [
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

const directory: Attack[] = [
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

export const searchAttacks: Attack[] = [
  ...foreignPatients,
  ...includes,
  ...roundabout,
  ...posted,
  ...paths,
  ...directory,
];
