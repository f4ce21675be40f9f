import { recordsUrl } from '../test/stack.ts';
import { type Attack, form, get, post } from './attack.ts';
import { bodyOf } from './calls.ts';
import type { World } from './world.ts';
import { ownResults, bothResults, refuse } from './refused-search.ts';
import { directoryAttacks, pathsAndPages, withheldAttacks } from './page-attacks.ts';

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

export const searchAttacks: Attack[] = [
  ...foreignPatients,
  ...includes,
  ...roundabout,
  ...posted,
  ...pathsAndPages,
  ...directoryAttacks,
  ...withheldAttacks,
];
