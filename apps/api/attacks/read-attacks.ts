import { randomUUID } from 'node:crypto';
import { type Attack, get, post } from './attack.ts';

const missing = (type: string) => () => get(`/${type}/${randomUUID()}`);
const ownPatient: Attack['twin'] = ({ a }) => get(`/Patient/${a.id}`);

/** Types of which both patients have at least one. */
export const recordTypes = [
  'Account',
  'AllergyIntolerance',
  'Appointment',
  'AuditEvent',
  'Binary',
  'ChargeItem',
  'Communication',
  'Condition',
  'Consent',
  'DiagnosticReport',
  'DocumentReference',
  'Immunization',
  'Invoice',
  'MedicationAdministration',
  'MedicationRequest',
  'Observation',
  'QuestionnaireResponse',
  'Task',
];

export const readAttacks: Attack[] = [
  ...['', '/_history/1', '/_history'].map((rest): Attack => ({
    case: 23,
    does: `reads Patient/B${rest}`,
    ask: ({ b }) => get(`/Patient/${b.id}${rest}`),
    refused: [403],
    sameAs: () => get(`/Patient/${randomUUID()}${rest}`),
    leak: ({ b }) => `/Patient/${b.id}${rest}`,
    twin: ownPatient,
  })),
  ...recordTypes.map((type): Attack => ({
    case: 24,
    does: `reads B’s ${type} by its id`,
    ask: ({ b }) => get(`/${type}/${b.idOf(type)}`),
    refused: [404],
    code: 'not_found',
    looksUp: true,
    sameAs: missing(type),
    leak: ({ b }) => `/${type}/${b.idOf(type)}?_format=json`,
    twin: ({ a }) => get(`/${type}/${a.idOf(type)}`),
  })),
  {
    case: 24,
    does: 'reads what the hospital withholds from A',
    ask: ({ traps }) => get(`/Observation/${traps.withheldResult.id}`),
    refused: [404],
    looksUp: true,
    sameAs: missing('Observation'),
    leak: ({ traps }) => `/Observation/${traps.withheldResult.id}`,
    leaks: ({ name }) => `CANARY-N-${name}-`,
    twin: ({ a }) => get(`/Observation/${a.idOf('Observation')}`),
  },
  {
    case: 25,
    does: 'reads B’s result of which A is focus and performer',
    ask: ({ traps }) => get(`/Observation/${traps.resultAboutB.id}`),
    refused: [404],
    looksUp: true,
    sameAs: missing('Observation'),
    leak: ({ traps }) => `/Observation/${traps.resultAboutB.id}`,
    twin: ({ a }) => get(`/Observation/${a.idOf('Observation')}`),
  },
  {
    case: 25,
    does: 'reads a visit of A and B',
    ask: ({ traps }) => get(`/Appointment/${traps.visitOfBoth.id}`),
    refused: [404],
    looksUp: true,
    sameAs: missing('Appointment'),
    leak: ({ traps }) => `/Appointment/${traps.visitOfBoth.id}`,
    twin: ({ a }) => get(`/Appointment/${a.idOf('Appointment')}`),
  },
  ...(['relative', 'group', 'list'] as const).map((trap): Attack => ({
    case: 26,
    does: `reaches B through a ${trap}`,
    ask: ({ traps }) => get(`/${traps[trap].resourceType}/${traps[trap].id}`),
    refused: [403],
    leak: ({ traps }) => `/${traps[trap].resourceType}/${traps[trap].id}`,
    twin: ownPatient,
  })),
  {
    case: 26,
    does: 'reaches B through the link of A’s own Patient',
    ask: ({ a }) => get(`/Patient?_id=${a.id}&_include=Patient:link`),
    refused: [403],
    leak: ({ a }) => `/Patient?_id=${a.id}&_include=Patient:link`,
    twin: ownPatient,
  },
  {
    case: 27,
    does: 'reads a file that is nobody’s',
    ask: ({ traps }) => get(`/Binary/${traps.ownerlessFile.id}`),
    refused: [404],
    looksUp: true,
    sameAs: missing('Binary'),
    leak: ({ traps }) => `/Binary/${traps.ownerlessFile.id}?_format=json`,
    leaks: ({ name }) => `CANARY-N-${name}-`,
    twin: ({ a }) => get(`/Binary/${a.idOf('Binary')}`),
  },
  {
    case: 27,
    does: 'reads B’s file as the file itself',
    ask: ({ b }) => ({ ...get(`/Binary/${b.idOf('Binary')}`), headers: { accept: 'text/plain' } }),
    refused: [404],
    looksUp: true,
    leak: ({ b }) => `/Binary/${b.idOf('Binary')}?_format=json`,
    twin: ({ a }) => ({ ...get(`/Binary/${a.idOf('Binary')}`), headers: { accept: 'text/plain' } }),
  },
  {
    case: 27,
    does: 'searches files',
    ask: ({ b }) => get(`/Binary?_id=${b.idOf('Binary')}`),
    refused: [403],
    twin: ({ a }) => get(`/Binary/${a.idOf('Binary')}`),
  },
  {
    case: 29,
    does: 'asks for the history of everything',
    ask: () => get('/_history'),
    refused: [400, 403],
    leak: ({ b }) => `/Patient/${b.id}/_history`,
    twin: ownPatient,
  },
  {
    case: 29,
    does: 'asks for the history of a type',
    ask: () => get('/Observation/_history'),
    refused: [403],
    leak: () => '/Observation/_history?_count=500',
    twin: ({ a }) => get(`/Observation/${a.idOf('Observation')}`),
  },
  {
    case: 29,
    does: 'asks for the history of B’s result',
    ask: ({ b }) => get(`/Observation/${b.idOf('Observation')}/_history`),
    refused: [403],
    leak: ({ b }) => `/Observation/${b.idOf('Observation')}/_history`,
    twin: ({ a }) => get(`/Observation/${a.idOf('Observation')}`),
  },
  ...['$everything', '$graphql', '$export', '$expunge', '$delete-expunge', '$meta-add', '$merge'].flatMap(
    (operation): Attack[] =>
      [`/Patient/B/${operation}`, `/Patient/${operation}`, `/${operation}`].flatMap((path) =>
        (['GET', 'POST'] as const).map((method): Attack => ({
          case: 54,
          does: `calls ${method} ${path}`,
          ask: ({ b }) => {
            const below = path.replace('/B/', `/${b.id}/`);
            return method === 'GET' ? get(below) : post(below, { resourceType: 'Parameters' });
          },
          refused: [403],
          ...(operation === '$everything' && method === 'GET' && path.includes('/B/')
            ? { leak: ({ b }) => `/Patient/${b.id}/$everything` }
            : {}),
          twin: ownPatient,
        })),
      ),
  ),
  {
    case: 54,
    does: 'expands a value set that it does not name',
    ask: () => get('/ValueSet/$expand?filter=a'),
    refused: [400],
    code: 'bad_search',
    twin: ownPatient,
  },
];
