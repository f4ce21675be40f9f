import { type Attack, get, put } from './attack.ts';
import { message, reading } from './written.ts';

const session = 'openid profile offline_access fhirUser';
const whole = `${session} patient/*.cruds system/PractitionerRole.r system/PractitionerRole.$available-slots`;
const laboratory = 'http://terminology.hl7.org/CodeSystem/observation-category|laboratory';

const ownResult: Attack['twin'] = ({ a }) => get(`/Observation/${a.idOf('Observation')}`);
const ownResults: Attack['twin'] = () => get('/Observation');
const missingGrant = { refused: [403], code: 'scope_missing' } as const;

export const scopeAttacks: Attack[] = [
  {
    case: 16,
    does: 'writes with .rs',
    scope: `${session} patient/*.rs`,
    ask: (world) => put(message(world)),
    ...missingGrant,
    twin: (world) => put(message(world)),
    twinScope: `${session} patient/*.crs`,
  },
  {
    case: 16,
    does: 'changes what is stored with .crs',
    scope: `${session} patient/*.crs`,
    ask: ({ a }) => put({ ...a.record[0], telecom: [] }, { 'if-match': 'W/"1"' }),
    ...missingGrant,
    looksUp: true,
    twin: ownResult,
    twinScope: `${session} patient/*.crs`,
  },
  {
    case: 16,
    does: 'creates with .rus',
    scope: `${session} patient/*.rus`,
    ask: (world) => put(reading(world)),
    ...missingGrant,
    looksUp: true,
    twin: (world) => put(reading(world)),
    twinScope: `${session} patient/*.crs`,
    twinHolds: ({ a }) => a.id,
  },
  ...['Condition', 'CareTeam', 'Made'].map((type): Attack => ({
    case: 16,
    does: `searches ${type}, which was not granted, whether or not there is data`,
    scope: `${session} patient/Observation.rs`,
    ask: () => get(`/${type}`),
    refused: [403],
    twin: ownResults,
    twinScope: `${session} patient/Observation.rs`,
  })),
  {
    case: 17,
    does: 'searches with .r',
    scope: `${session} patient/*.r`,
    ask: ownResults,
    ...missingGrant,
    twin: ownResult,
    twinScope: `${session} patient/*.r`,
  },
  {
    case: 17,
    does: 'reads with .s',
    scope: `${session} patient/*.s`,
    ask: ownResult,
    ...missingGrant,
    twin: ownResults,
    twinScope: `${session} patient/*.s`,
  },
  {
    case: 17,
    does: 'reads the directory without its grant',
    scope: `${session} patient/*.cruds`,
    ask: ({ doctor }) => get(`/PractitionerRole/${doctor.roleId}`),
    ...missingGrant,
    twin: ({ doctor }) => get(`/PractitionerRole?_id=${doctor.roleId}`),
    twinScope: `${session} system/PractitionerRole.r`,
    twinHolds: ({ doctor }) => doctor.roleId,
  },
  {
    case: 17,
    does: 'gets by an include what the token does not let it see',
    scope: `${session} patient/DiagnosticReport.rs`,
    ask: () => get('/DiagnosticReport?_include=DiagnosticReport:result'),
    fault: ({ text }) => (text.includes('"resourceType":"Observation"') ? 'gave the results' : undefined),
    twin: () => get('/DiagnosticReport?_include=DiagnosticReport:result'),
    twinHolds: ({ a }) => a.mark('result-note'),
  },
  ...['rs', 'cruds'].map((letters): Attack => ({
    case: 18,
    does: `searches with a granular .${letters}?category=`,
    scope: `${session} patient/Observation.${letters}?category=${laboratory}`,
    ask: ownResults,
    ...missingGrant,
    twin: ownResults,
    twinScope: `${session} patient/Observation.rs`,
  })),
  ...['Patient', 'Observation', 'Appointment', 'Coverage', 'Group'].map((type): Attack => ({
    case: 19,
    does: `searches ${type} with the grant of the directory`,
    scope: `${session} system/PractitionerRole.r`,
    ask: () => get(`/${type}`),
    refused: [403],
    leak: ({ b }) => `/Patient?_id=${b.id}`,
    twin: ({ doctor }) => get(`/Practitioner?_id=${doctor.practitionerId}`),
    twinScope: `${session} system/PractitionerRole.r`,
    twinHolds: ({ doctor }) => doctor.practitionerId,
  })),
  ...['system/*.cruds', 'user/*.cruds', 'system/Observation.rs', 'user/Patient.rs'].map((extra): Attack => ({
    case: 20,
    does: `searches with ${extra} alone`,
    scope: `${session} ${extra}`,
    ask: ownResults,
    ...missingGrant,
    twin: ownResults,
    twinScope: `${whole} ${extra}`,
  })),
  {
    case: 20,
    does: 'reads B’s result with system/*.cruds and user/*.cruds besides',
    scope: `${whole} system/*.cruds user/*.cruds`,
    ask: ({ b }) => get(`/Observation/${b.idOf('Observation')}`),
    refused: [404],
    looksUp: true,
    leak: ({ b }) => `/Observation/${b.idOf('Observation')}`,
    twin: ownResult,
    twinScope: `${whole} system/*.cruds user/*.cruds`,
  },
  ...(
    [
      ['ValueSet/$expand', () => get('/ValueSet/$expand?url=http://hl7.org/fhir/ValueSet/languages')],
      ['PractitionerRole/x', ({ doctor }) => get(`/PractitionerRole/${doctor.roleId}`)],
      ['PractitionerRole/x/$meta', ({ doctor }) => get(`/PractitionerRole/${doctor.roleId}/$meta`)],
      ['Patient/B/$available-slots', ({ b }) => get(`/Patient/${b.id}/$available-slots`)],
    ] satisfies [string, Attack['ask']][]
  ).map(([what, ask]): Attack => ({
    case: 21,
    does: `calls ${what} with the grant of $available-slots`,
    scope: `${session} system/PractitionerRole.$available-slots`,
    ask,
    refused: [403],
    twin: ({ doctor }) => get(`/PractitionerRole/${doctor.roleId}/$available-slots`),
    twinScope: `${session} system/PractitionerRole.$available-slots`,
    twinHolds: ({ doctor }) => doctor.scheduleId,
  })),
  {
    case: 21,
    does: 'learns from $available-slots who took the others',
    ask: ({ doctor }) => get(`/PractitionerRole/${doctor.roleId}/$available-slots`),
    fault: ({ text }) => {
      const { entry } = JSON.parse(text) as { entry: { resource: object }[] };
      const told = new Set(entry.flatMap(({ resource }) => Object.keys(resource)));
      const extra = [...told].filter(
        (name) => !['resourceType', 'schedule', 'status', 'start', 'end'].includes(name),
      );
      return extra.length === 0 && entry.length > 0 ? undefined : `told ${extra.join()}`;
    },
    leak: ({ doctor }) => `/Slot?schedule=Schedule/${doctor.scheduleId}`,
    twin: ({ doctor }) => get(`/PractitionerRole/${doctor.roleId}/$available-slots`),
    twinHolds: ({ doctor }) => doctor.scheduleId,
  },
  ...[
    'PATIENT/*.cruds',
    'patient/*.CRUDS',
    'patient/*.crudsx',
    'patient/*.sr',
    'patient/*.',
    'patient/*',
    'patient/*.read',
    'patient/*.*',
    'patient/observation.rs',
    'patient\u002f*.cruds\tpatient/Observation.rs',
    'xpatient/*.cruds',
    'patient/*.cruds,',
    '"patient/*.cruds"',
  ].map((scope): Attack => ({
    case: 22,
    does: `searches with ${JSON.stringify(scope)}`,
    scope,
    ask: ownResults,
    ...missingGrant,
    twin: ownResults,
    twinScope: 'patient/Observation.rs',
  })),
];
