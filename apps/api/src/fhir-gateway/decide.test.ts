import { describe, expect, test } from 'vitest';
import { requestedScope } from '../portal-auth/requested-scope.ts';
import { Refusal } from '../refusal.ts';
import { decide } from './decide.ts';
import { parseRequest } from './parse-request.ts';
import { parseScopes } from './scopes.ts';
import { compartment } from './tables/compartment.ts';
import { directoryTypes } from './tables/directory.ts';
import { interactions } from './tables/interactions.ts';
import { searchParameters, sortParameters } from './tables/search-parameters.ts';

function decideOn(url: string, { scope = requestedScope, patientId = 'A', method = 'GET' } = {}) {
  try {
    return decide(parseRequest(method, `/r4${url}`), {
      patientId,
      sessionId: 's',
      scopes: parseScopes(scope),
    }).narrowing;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status;
  }
}

const page = { _count: '50', _offset: '0' };

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
    ['/Observation', own, { patient: 'A', ...page }],
    ['/Observation', 'patient/Observation.r', 403],
    ['/Observation', 'user/*.cruds system/*.cruds', 403],
    ['/Observation?patient=A', own, { patient: 'A', ...page }],
    ['/Observation?patient=Patient/A', own, { patient: 'A', ...page }],
    ['/Observation?subject=Patient/A', own, { patient: 'A', ...page }],
    ['/Observation?patient=B', own, 403],
    ['/Observation?patient=A,B', own, 403],
    ['/Observation?patient=A&patient=B', own, 403],
    ['/Observation?subject=Patient/B', own, 403],
    ['/PractitionerRole', directory, page],
    ['/PractitionerRole', own, 403],
    ['/PractitionerRole/1', directory, {}],
    ['/Schedule', 'system/PractitionerRole.$available-slots', 403],
    ['/AuditEvent', everything, 403],
    ['/Subscription/1', everything, 403],
    ['/toString', everything, 403],
    ['/Constructor', everything, 403],
  ])('%s with %s is %j', (url, scope, expected) => {
    expect(decideOn(url, { scope })).toEqual(expected);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is denied', (method) => {
    expect(decideOn('/Observation/1', { method })).toBe(403);
  });

  test('a caller without a patient is denied everything, the directory included', () => {
    for (const url of ['/Patient/A', '/Observation', '/Observation?patient=A', '/PractitionerRole']) {
      expect([url, decideOn(url, { patientId: '' })]).toEqual([url, 403]);
    }
  });
});

describe('searches', () => {
  test.each([
    ['/Appointment?_sort=date', { patient: 'A', ...page }],
    [
      '/MedicationRequest?_count=10&status=active&_sort=-authoredon',
      { patient: 'A', _count: '10', _offset: '0' },
    ],
    [
      '/PractitionerRole?organization=238488&specialty=394579002&_summary=count',
      { ...page, '_security:not': 'http://terminology.hl7.org/CodeSystem/v3-ActCode|NOPAT' },
    ],
    [
      '/PractitionerRole?specialty=394579002&_sort=-_lastUpdated&organization=238488&_include=PractitionerRole:practitioner&_revinclude=Schedule:actor',
      page,
    ],
    ['/Observation?_count=100000', { patient: 'A', _count: '200', _offset: '0' }],
    ['/Observation?date=ge2026-01-01T00:00:00%2B05:45&category=laboratory', { patient: 'A', ...page }],
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
