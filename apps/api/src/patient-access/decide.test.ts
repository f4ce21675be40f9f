import { describe, expect, test } from 'vitest';
import { requestedScope } from '../portal-auth/requested-scope.ts';
import { Refusal } from '../http/refusal.ts';
import { decide } from './decide.ts';
import { parseRequest } from './parse-request.ts';
import type { Body } from './read-body.ts';
import { parseScopes } from './scopes.ts';
import { compartment } from './tables/compartment.ts';
import { directoryTypes } from './tables/directory.ts';
import { interactions } from './tables/interactions.ts';
import { searchParameters, sortParameters } from './tables/search-parameters.ts';
import { mistakenBy, siftedTypes } from './tables/withheld.ts';
import { writes } from './tables/writes.ts';

type Options = { scope?: string; patientId?: string; method?: string; body?: Body };

function decideOn(url: string, options: Options = {}) {
  const { scope = requestedScope, patientId = 'A', method = 'GET', body } = options;
  try {
    return decide(parseRequest(method, `/r4${url}`, { body }), {
      patientId,
      sessionId: 's',
      scopes: parseScopes(scope),
    }).narrowing;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status;
  }
}

const unlabelled = { '_security:not': 'http://terminology.hl7.org/CodeSystem/v3-ActCode|NOPAT' };
const page = { _count: '50', _offset: '0', _sort: '_id', ...unlabelled };
const unmistaken = { 'status:not': 'entered-in-error' };
const ownPage = { patient: 'A', ...page, ...unmistaken };

describe('interaction × scope × owner', () => {
  const everything = requestedScope;
  const own = 'patient/*.cruds';
  const directory = 'system/PractitionerRole.r';
  test.each([
    ['/Patient/A', everything, {}],
    ['/Patient/A', own, {}],
    ['/Patient/A', 'patient/Patient.r', {}],
    ['/Patient/A', 'patient/Patient.s', 403],
    ['/Patient/A', directory, 403],
    ['/Patient/A', '', 403],
    ['/Patient/B', everything, 403],
    ['/Patient', everything, 403],
    ['/Observation/1', own, {}],
    ['/Observation/1', 'patient/Observation.s', 403],
    ['/Observation/1', 'patient/Appointment.r', 403],
    ['/Observation', own, ownPage],
    ['/Observation', 'patient/Observation.r', 403],
    ['/Observation', 'user/*.cruds system/*.cruds', 403],
    ['/Observation?patient=A', own, ownPage],
    ['/Observation?patient=Patient/A', own, ownPage],
    ['/Observation?subject=Patient/A', own, ownPage],
    ['/Observation?patient=B', own, 403],
    ['/Observation?patient=A,B', own, 403],
    ['/Observation?patient=A&patient=B', own, 403],
    ['/Observation?subject=Patient/B', own, 403],
    ['/PractitionerRole', directory, page],
    ['/PractitionerRole', own, 403],
    ['/PractitionerRole/1', directory, {}],
    ['/Schedule', 'system/PractitionerRole.$available-slots', 403],
    ['/AuditEvent', everything, { patient: 'A', ...page }],
    ['/AuditEvent?site:not=patient-portal', everything, { patient: 'A', ...page }],
    ['/AuditEvent?date:not=2026-01-01', everything, 400],
    ['/Observation?site:not=x', everything, 400],
    ['/Observation?code:not=x', everything, 400],
    ['/AuditEvent', 'patient/AuditEvent.r', 403],
    ['/Binary/1', own, {}],
    ['/Binary', own, 403],
    ['/Slot/1', directory, {}],
    [
      '/Slot?schedule=1&start=ge2026-01-01&end=le2026-01-14',
      directory,
      { ...page, ...unmistaken, _count: '500' },
    ],
    ['/Slot?schedule=1&start=ge2026-01-01&end=le2026-01-14', own, 403],
    ['/ValueSet/$expand?url=urn:x', directory, { count: '1000' }],
    ['/ValueSet/$expand?url=urn:x', own, 403],
    ['/PractitionerRole/1/$available-slots', 'system/PractitionerRole.$available-slots', {}],
    ['/PractitionerRole/1/$available-slots', directory, 403],
    ['/PractitionerRole/1', 'system/PractitionerRole.$available-slots', 403],
    ['/PractitionerRole/1/$everything', everything, 403],
    ['/Task', own, ownPage],
    ['/Coverage', everything, 403],
    ['/Subscription/1', everything, 403],
    ['/toString', everything, 403],
    ['/Constructor', everything, 403],
  ])('%s with %s is %j', (url, scope, expected) => {
    expect(decideOn(url, { scope })).toEqual(expected);
  });

  test.each(['POST', 'PATCH', 'DELETE'])('%s is denied', (method) => {
    expect(decideOn('/Observation/1', { method })).toBe(403);
  });

  const mine = { subject: { reference: 'Patient/A' } };
  test.each<[string, string, object, number | object]>([
    ['/Observation/1', own, mine, {}],
    ['/Observation/1', 'patient/Observation.c', mine, {}],
    ['/Observation/1', 'patient/Observation.u', mine, {}],
    ['/Observation/1', 'patient/*.rs', mine, 403],
    ['/Observation/1', 'patient/Communication.cruds', mine, 403],
    ['/Observation/1', own, {}, 403],
    ['/Observation/1', own, { subject: { reference: 'Patient/B' } }, 403],
    ['/Observation/1', own, { subject: { reference: 'https://evil.example/Patient/A' } }, 403],
    ['/Observation/1', own, { subject: { reference: 'Patient?name=A' } }, 403],
    ['/Observation/1', own, { ...mine, encounter: { reference: 'Encounter?x=1' } }, 400],
    ['/Observation/1', own, { ...mine, note: [{ text: 'a\u0000' }] }, 400],
    ['/Observation/1?_format=json', own, mine, {}],
    ['/Observation/1?code=x', own, mine, 400],
    ['/Appointment/1', own, { participant: [{ actor: { reference: 'Patient/A' } }] }, {}],
    [
      '/Appointment/1',
      own,
      { participant: [{ actor: { reference: 'Patient/A' } }, { actor: { reference: 'Patient/B' } }] },
      403,
    ],
    ['/Patient/A', own, {}, {}],
    ['/Patient/B', own, {}, 403],
    ['/Slot/1', everything, {}, 403],
    ['/Schedule/1', everything, {}, 403],
    ['/AuditEvent/1', everything, { entity: [{ what: { reference: 'Patient/A' } }] }, 403],
    ['/Subscription/1', everything, {}, 403],
    ['/SearchParameter/1', everything, {}, 403],
    ['/MedicationRequest/1', own, mine, 403],
  ])('PUT %s with %s and %j is %j', (url, scope, content, expected) => {
    const [, resourceType, id] = url.split(/[/?]/);
    const value = { resourceType, id, ...content };
    expect(decideOn(url, { method: 'PUT', scope, body: { kind: 'json', value } })).toEqual(expected);
  });

  test('a caller without a patient is denied everything, the directory included', () => {
    for (const url of ['/Patient/A', '/Observation', '/Observation?patient=A', '/PractitionerRole']) {
      expect([url, decideOn(url, { patientId: '' })]).toEqual([url, 403]);
    }
  });
});

describe('searches', () => {
  const count = { _count: '50', _offset: '0', ...unlabelled };
  test.each([
    ['/Appointment?_sort=date', { ...ownPage, _sort: 'date,_id' }],
    ['/Appointment?_sort=-_id', { ...ownPage, _sort: '-_id' }],
    ['/Observation?_id=1', { patient: 'A', ...page }],
    [
      '/MedicationRequest?_count=10&status=active&_sort=-authoredon',
      { ...ownPage, _count: '10', _sort: '-authoredon,_id' },
    ],
    ['/Observation?_summary=count', { patient: 'A', ...count, ...unmistaken }],
    ['/Observation?_summary=count&_id=1', { patient: 'A', ...count, ...unmistaken }],
    ['/Condition?_summary=count', { patient: 'A', ...count, 'verification-status:not': 'entered-in-error' }],
    ['/ChargeItem?_summary=count', { patient: 'A', ...count }],
    ['/PractitionerRole?organization=238488&specialty=394579002&_summary=count', count],
    [
      '/PractitionerRole?specialty=394579002&_sort=-_lastUpdated&organization=238488&_include=PractitionerRole:practitioner&_revinclude=Schedule:actor',
      { ...page, _sort: '-_lastUpdated,_id' },
    ],
    ['/Observation?_count=100000', { ...ownPage, _count: '200' }],
    ['/Observation?date=ge2026-01-01T00:00:00%2B05:45&category=laboratory', ownPage],
  ])('%s is allowed as %j', (url, expected) => {
    expect(decideOn(url)).toEqual(expected);
  });

  test.each([
    '/Observation?code:not=x',
    '/Observation?patient:missing=true',
    '/Observation?patient:identifier=A',
    '/Observation?patient:Patient=A',
    '/Observation?performer=Practitioner/1',
    '/Observation?_has:DiagnosticReport:result:patient=B',
    '/Observation?subject.name=x',
    '/Appointment?practitioner=https://evil.example/Practitioner/1',
    '/Appointment?practitioner=Practitioner/1/_history/1',
    ...[
      '_filter',
      '_query',
      '_list',
      '_content',
      '_text',
      '_in',
      '_pid',
      '_source',
      '_mdm',
      '_includeDeleted',
      '_contained',
      '_total',
      '_elements',
      '_security',
      '_tag',
      '_profile',
      '_getpages',
      '__proto__',
      'constructor',
    ].map((name) => `/Observation?${name}=1`),
    '/Observation?_summary=true',
    '/Observation?_summary=count,data',
    '/Observation?_sort=patient.name',
    '/Observation?_sort=-code',
    '/Observation?_count=0',
    '/Observation?_count=-1',
    '/Observation?_count=1&_count=2',
    '/Observation?_offset=100000',
    '/Observation?date=yesterday',
    '/Observation?code=a$b',
    '/Patient/A?_elements=name',
    '/Slot?schedule=1',
    '/Slot?start=ge2026-01-01&end=le2026-01-14',
    '/Slot?schedule=1&start=ge2026-01-01&end=le2027-01-14',
    '/ValueSet/$expand',
    '/ValueSet/$expand?url=urn:x&valueSet=1',
    '/ValueSet/$expand?url=urn:x&url=urn:y',
    '/PractitionerRole/1/$available-slots?start=yesterday',
    '/PractitionerRole/1/$available-slots?patient=A',
  ])('%s is refused as malformed', (url) => {
    expect(decideOn(url)).toBe(400);
  });

  test.each([
    '/PractitionerRole?_include=*',
    '/PractitionerRole?_include=PractitionerRole:*',
    '/PractitionerRole?_include:iterate=PractitionerRole:practitioner',
    '/PractitionerRole?_include:recurse=PractitionerRole:practitioner',
    '/PractitionerRole?_revinclude=Appointment:actor',
    '/PractitionerRole?_revinclude=*',
    '/Observation?_include=Observation:subject',
    '/Schedule?_revinclude=Slot:schedule',
  ])('%s brings along what is not listed, and is denied', (url) => {
    expect(decideOn(url)).toBe(403);
  });
});

describe('the tables', () => {
  test('a type is written exactly where the table of writes says how', () => {
    const written = Object.keys(interactions).filter((type) =>
      interactions[type]?.some((code) => code === 'update'),
    );
    expect(Object.keys(writes).sort()).toEqual(written.sort());
  });

  test('what was entered in error is left out by the records server, or sifted', () => {
    const neither = Object.keys(compartment).filter(
      (type) => !Object.hasOwn(mistakenBy, type) && !siftedTypes.has(type),
    );
    expect(neither).toEqual(['AuditEvent', 'Binary']);
  });

  test.each(Object.keys(interactions))('%s is either of the directory or of the compartment', (type) => {
    const places = [directoryTypes.has(type), Object.hasOwn(compartment, type), type === 'Patient'];
    expect(places.filter(Boolean)).toHaveLength(1);
  });

  test.each(Object.entries(interactions).filter(([, codes]) => codes.includes('search-type')))(
    '%s says what it can be searched and sorted by',
    (type) => {
      expect(searchParameters[type]).toBeDefined();
      expect(sortParameters[type]).toBeDefined();
      const searchBy = compartment[type]?.searchBy;
      if (searchBy !== undefined) expect(searchParameters[type]).toHaveProperty(searchBy, 'reference');
    },
  );
});
