import type { Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { type FhirRequest, parseRequest } from '../parse-request.ts';
import type { Policy } from '../policy.ts';
import { parseScopes } from '../scopes.ts';
import { boundedSlots } from './bounded-slots.policy.ts';
import { grantedScope } from './granted-scope.policy.ts';
import { listedIncludes } from './includes.policy.ts';
import { knownInteraction } from './known-interaction.policy.ts';
import { namedValueSet } from './named-value-set.policy.ts';
import { ownCompartment } from './own-compartment.policy.ts';
import { boundedPage } from './page.policy.ts';
import { plainBody } from './plain-body.policy.ts';
import { allowedSearchParameters } from './search-parameters.policy.ts';
import { withheld } from './withheld.policy.ts';

type By = { patientId?: string; scope?: string };

/** What one policy says with no other to cover for it: `pass`, what it narrows to, or its refusal. */
function ask(policy: Policy, asked: string | FhirRequest, { patientId = 'A', scope = '' }: By = {}) {
  const request = typeof asked === 'string' ? parseRequest('GET', `/r4/${asked}`) : asked;
  const decision = policy(request, { patientId, sessionId: 's', scopes: parseScopes(scope) });
  if (decision.kind === 'narrow') return decision.parameters;
  if (decision.kind === 'pass') return 'pass';
  expect(decision.reason).toMatch(/^[A-Z_].+\.$/);
  return `${decision.status} ${decision.code}`;
}

const none: FhirRequest = { interaction: 'other', type: undefined, parameters: [] };
const write = (resource: object, interaction: 'update' | 'book' = 'update'): FhirRequest => {
  const { resourceType: type } = resource as Resource;
  return { interaction, type, id: '1', resource: resource as Resource, parameters: [] };
};
const markRead: FhirRequest = { interaction: 'mark-read', type: 'Communication', id: '1', parameters: [] };

test('an interaction that is not of the table is not allowed', () => {
  expect(ask(knownInteraction, 'Observation/1')).toBe('pass');
  expect(ask(knownInteraction, 'Coverage/1')).toBe('403 not_allowed');
  expect(ask(knownInteraction, none)).toBe('403 not_allowed');
  expect(ask(knownInteraction, 'Constructor/1')).toBe('403 not_allowed');
});

describe('scopes', () => {
  test.each<[string, FhirRequest | string, string, string]>([
    ['reading needs r', 'Observation/1', 'patient/Observation.r', 'pass'],
    ['and not s', 'Observation/1', 'patient/Observation.cuds', '403 scope_missing'],
    ['searching needs s', 'Observation', 'patient/Observation.s', 'pass'],
    ['and not r', 'Observation', 'patient/Observation.crud', '403 scope_missing'],
    ['a PUT needs c', write({ resourceType: 'Observation' }), 'patient/Observation.c', 'pass'],
    ['or u', write({ resourceType: 'Observation' }), 'patient/Observation.u', 'pass'],
    ['and neither r, d nor s', write({ resourceType: 'Observation' }), 'patient/*.rds', '403 scope_missing'],
    ['marking as read needs u', markRead, 'patient/Communication.u', 'pass'],
    ['and no other', markRead, 'patient/Communication.crds', '403 scope_missing'],
    ['booking needs c', write({ resourceType: 'Slot' }, 'book'), 'patient/Appointment.c', 'pass'],
    [
      'and no other',
      write({ resourceType: 'Slot' }, 'book'),
      'patient/Appointment.ruds',
      '403 scope_missing',
    ],
    ['of visits', write({ resourceType: 'Slot' }, 'book'), 'patient/Slot.cruds', '403 scope_missing'],
    ['what is unknown is granted by nothing', none, 'patient/*.cruds', '403 scope_missing'],
  ])('%s', (_what, asked, scope, expected) => {
    expect(ask(grantedScope, asked, { scope })).toBe(expected);
  });
});

describe('includes', () => {
  test.each([
    ['Appointment?_include=Appointment:location', 'pass'],
    ['Appointment?_revinclude=Appointment:location', '403 include_not_allowed'],
    ['Appointment?_include:iterate=Appointment:location', '403 include_not_allowed'],
    ['Communication?_revinclude=Communication:part-of', 'pass'],
    ['Observation?_include=Observation:subject', '403 include_not_allowed'],
    ['Observation?code=x', 'pass'],
  ])('%s: %s', (asked, expected) => {
    expect(ask(listedIncludes, asked)).toBe(expected);
  });

  test('nothing comes along with what is unknown', () => {
    const parameters = [{ name: '_include', modifier: undefined, value: 'Appointment:location' }];
    expect(ask(listedIncludes, { ...none, parameters })).toBe('403 include_not_allowed');
  });
});

describe('search parameters', () => {
  const longest = 'x'.repeat(200);
  const kinds: Record<string, { taken: string[]; refused: string[] }> = {
    'Observation?code=': {
      taken: ['a', 'http://loinc.org|8867-4', '|a', 'a,b|c', longest, `${longest}|${longest}`, 'a b'],
      refused: ['a|', 'a|b|c', 'a$b', 'a\\b', 'a,', ',a', `${longest}|${longest}x`, `${longest}${longest}x`],
    },
    'Observation?date=': {
      taken: [
        '2026',
        '2026-01',
        'ge2026-01-02',
        'eq2026',
        'le2026',
        'gt2026',
        'lt2026',
        '2026-01-02T03:04Z',
        '2026-01-02T03:04:05Z',
        '2026-01-02T03:04:05.123456789+05:45',
        '2026-01-02T03:04:05.1-03:30',
        '2026,2027',
      ],
      refused: [
        '26',
        '20261',
        'x2026',
        'ne2026',
        'sa2026',
        'geeq2026',
        '2026-1',
        '2026-01-2',
        '2026-01-02T',
        '2026-01-02T03:04',
        '2026-01-02T03Z',
        '2026-01-02T03:04:05.Z',
        '2026-01-02T03:04:05.1234567890Z',
        '2026-01-02T03:04:05+0545',
        '2026-01-02T03:04:05Zx',
        'abcd',
        '2026-ab',
        '2026-01-ab',
        '2026-01-02Tab:04Z',
        '2026-01-02T03:abZ',
        '2026-01-02T03:04:abZ',
        '2026-01-02T03:04:05.aZ',
        '2026-01-02T03:04:05+ab:45',
        '2026-01-02T03:04:05+05:ab',
      ],
    },
    'Appointment?practitioner=': {
      taken: ['1', 'Practitioner/1', 'Practitioner/a-B.9', 'x'.repeat(64)],
      refused: [
        'practitioner/1',
        'Practitioner/',
        'Practitioner/1/2',
        '/1',
        'P/1',
        'Pr4/1',
        'urn:1',
        'a_b',
        'x'.repeat(65),
        `P${'x'.repeat(64)}/1`,
      ],
    },
    'Organization?name=': {
      taken: ['Himal', 'a b', longest],
      refused: ['a|b', 'a$b', 'a\\b', `${longest}x`],
    },
    'Questionnaire?url=': {
      taken: [
        'urn:x',
        'https://a.example/Q',
        'HTTPS://a.example/Q',
        'h2+a.b-c:x',
        'urn:x|1.0',
        'urn:x|v_1-a',
      ],
      refused: [
        'x',
        ':x',
        '1urn:x',
        'u_n:x',
        'urn:',
        'urn:a b',
        'urn:a$b',
        'urn:x|',
        'urn:x|a|b',
        'urn:x|a b',
        `urn:${'x'.repeat(401)}`,
        `urn:x|${'1'.repeat(61)}`,
      ],
    },
  };
  for (const [search, { taken, refused }] of Object.entries(kinds)) {
    test.each(taken)(`${search}%s`, (value) => {
      expect(ask(allowedSearchParameters, `${search}${encodeURIComponent(value)}`)).toBe('pass');
    });
    test.each(refused)(`not ${search}%s`, (value) => {
      expect(ask(allowedSearchParameters, `${search}${encodeURIComponent(value)}`)).toBe('400 bad_search');
    });
  }

  test.each([
    ['ValueSet/$expand?url=urn:x&count=999999&offset=0&filter=a b&displayLanguage=ne', 'pass'],
    ['ValueSet/$expand?count=1234567', '400 bad_search'],
    ['ValueSet/$expand?count=-1', '400 bad_search'],
    ['ValueSet/$expand?count=1x', '400 bad_search'],
    ['ValueSet/$expand?count=1&count=1', '400 bad_search'],
    ['ValueSet/$expand?url:not=urn:x', '400 bad_search'],
    ['ValueSet/$expand?displayLanguage=zh-Hans-CN-x1', 'pass'],
    ['ValueSet/$expand?displayLanguage=n', '400 bad_search'],
    ['ValueSet/$expand?displayLanguage=nepa', '400 bad_search'],
    ['ValueSet/$expand?displayLanguage=ne-', '400 bad_search'],
    ['ValueSet/$expand?displayLanguage=ne-a', '400 bad_search'],
    ['ValueSet/$expand?displayLanguage=ne-aaaaaaaaa', '400 bad_search'],
    ['ValueSet/$expand?displayLanguage=ne-aa-bb-cc-dd', '400 bad_search'],
    ['ValueSet/$expand?displayLanguage=1e', '400 bad_search'],
    ['PractitionerRole/1/$available-slots?start=2026-01-02T03:04:05Z', 'pass'],
    ['PractitionerRole/1/$available-slots?start=2026-01-02T03:04:05.123456789%2B05:45', 'pass'],
    [
      'PractitionerRole/1/$available-slots?start=2026-01-02T03:04:05Z&start=2026-01-02T03:04:05Z',
      '400 bad_search',
    ],
    ['PractitionerRole/1/$available-slots?start=2026-01-02', '400 bad_search'],
    ['PractitionerRole/1/$available-slots?start=x2026-01-02T03:04:05Z', '400 bad_search'],
    ['PractitionerRole/1/$available-slots?start=2026-01-02T03:04:05Zx', '400 bad_search'],
    ['PractitionerRole/1/$available-slots?start=2026-01-02T03:04:05.1234567890Z', '400 bad_search'],
    ['PractitionerRole/1/$available-slots?start=2026-01-02T03:04:05-0545', '400 bad_search'],
    ['PractitionerRole/1/$available-slots?url=urn:x', '400 bad_search'],
    ['AuditEvent?site:not=x', 'pass'],
    ['AuditEvent?site:in=x', '400 bad_search'],
    ['AuditEvent?outcome:not=x', '400 bad_search'],
    ['AuditEvent?toString:not=x', '400 bad_search'],
    ['AuditEvent/1?site:not=x', '400 bad_search'],
    ['Observation?_lastUpdated=ge2026', 'pass'],
    ['Observation?_include=x&_revinclude=x&_count=x&_offset=x', 'pass'],
    ['Observation?_summary=count', 'pass'],
    ['Observation?_summary=data', '400 bad_search'],
    ['Observation?_sort=-date,_id,-_lastUpdated', 'pass'],
    ['Observation?_sort=date-', '400 bad_search'],
    ['Observation?_sort=--date', '400 bad_search'],
    ['Observation?_sort=date,code', '400 bad_search'],
    ['Coverage?_id=1', 'pass'],
    ['Coverage?status=x', '400 bad_search'],
    ['Coverage?_sort=date', '400 bad_search'],
    ['Observation/1?_id=1', '400 bad_search'],
    ['Observation/1', 'pass'],
  ])('%s: %s', (asked, expected) => {
    expect(ask(allowedSearchParameters, asked)).toBe(expected);
  });

  test('what is unknown has none', () => {
    expect(ask(allowedSearchParameters, none)).toBe('400 bad_search');
  });
});

describe('one’s own record', () => {
  const own = { subject: { reference: 'Patient/A' } };
  test.each<[string, FhirRequest | string, unknown]>([
    ['a read is judged by its answer', 'Observation/1', 'pass'],
    ['marking as read too', markRead, 'pass'],
    ['a search is narrowed', 'Observation?patient=Patient/A&subject=A', { patient: 'A' }],
    ['to nobody else', 'Observation?patient=B', '403 not_yours'],
    ['in no parameter', 'Slot?subject=B', '403 not_yours'],
    ['a modifier names nobody', 'Observation?patient:not=B', { patient: 'A' }],
    ['what cannot be searched is nobody’s', 'Binary', '403 not_yours'],
    ['the directory is everybody’s', 'Slot', 'pass'],
    ['one’s own Patient', 'Patient/A', 'pass'],
    ['not another’s', 'Patient/B', '403 not_yours'],
    ['not all', 'Patient', '403 not_yours'],
    ['what is not in the compartment', 'Coverage/1', '403 not_yours'],
    ['nor inherited by it', 'Constructor/1', '403 not_yours'],
    ['a write of one’s own', write({ resourceType: 'Observation', ...own }), 'pass'],
    ['a write of nobody’s', write({ resourceType: 'Observation' }), '403 not_yours'],
    ['a booking of nobody’s', write({ resourceType: 'Appointment' }, 'book'), '403 not_yours'],
    ['an unknown interaction', { ...none, type: 'Observation' } as unknown as FhirRequest, '403 not_yours'],
    ['an unknown type', none, '403 not_yours'],
  ])('%s', (_what, asked, expected) => {
    expect(ask(ownCompartment, asked)).toEqual(expected);
  });

  test('who is nobody has none, the directory included', () => {
    expect(ask(ownCompartment, 'Slot', { patientId: '' })).toBe('403 not_yours');
  });
});

test.each([
  ['Slot?_id=1', 'pass'],
  ['Slot?_id=1&status=free', 'pass'],
  ['Slot/1', 'pass'],
  ['Observation', 'pass'],
  ['Slot?schedule=1&start=ge2026-01-01&end=le2026-03-04', 'pass'],
  ['Slot?schedule=1&start=gt2026-01-01&start=lt2026-03-04', 'pass'],
  ['Slot?schedule=1&end=gt2026-01-01&end=lt2026-03-04', 'pass'],
  ['Slot?schedule=1&start=ge2026-01-01&end=le2026-03-04T00:00:01Z', '400 unbounded_slots'],
  ['Slot?schedule=1&start=ge2026-01-01&start=ge2026-02-01&end=le2026-03-20&end=le2027', 'pass'],
  ['Slot?schedule=1&schedule=2&start=ge2026-01-01&end=le2026-01-02', '400 unbounded_slots'],
  ['Slot?schedule=1,2&start=ge2026-01-01&end=le2026-01-02', 'pass'],
  ['Slot?schedule=1,2,3,4,5,6,7,8,9,10&start=ge2026-01-01&end=le2026-01-02', 'pass'],
  ['Slot?schedule=1,2,3,4,5,6,7,8,9,10,11&start=ge2026-01-01&end=le2026-01-02', '400 unbounded_slots'],
  ['Slot?schedule=1,2', '400 unbounded_slots'],
  ['Slot?status=1&start=ge2026-01-01&end=le2026-01-02', '400 unbounded_slots'],
  ['Slot?schedule=1&start=ge2026-01-01', '400 unbounded_slots'],
  ['Slot?schedule=1&end=le2026-01-01', '400 unbounded_slots'],
  ['Slot?schedule=1&start=ge2026-01-01&end=eq2026-01-02', '400 unbounded_slots'],
  ['Slot?schedule=1&start=ge2026-01-01&_lastUpdated=le2026-01-02', '400 unbounded_slots'],
  ['Slot?schedule=1&start=gesoon&end=le2026-01-02', '400 unbounded_slots'],
  ['Slot?schedule=1&start=ge2026-01-01&end=xle2026-01-02', '400 unbounded_slots'],
  ['Slot?schedule=1', '400 unbounded_slots'],
])('slots: %s: %s', (asked, expected) => {
  expect(ask(boundedSlots, asked)).toBe(expected);
});

test.each([
  ['Observation/1', 'pass'],
  ['Observation', { _count: '50', _offset: '0' }],
  ['Observation?_count=1&_offset=5000', { _count: '1', _offset: '5000' }],
  ['Observation?_count=201', { _count: '200', _offset: '0' }],
  ['Observation?_count=999999999', { _count: '200', _offset: '0' }],
  ['Slot', { _count: '500', _offset: '0' }],
  ['Slot?_count=501', { _count: '500', _offset: '0' }],
  ['Observation?_offset=5001', '400 bad_page'],
  ['Observation?_offset=x', '400 bad_page'],
  ['Observation?_count=0', '400 bad_page'],
  ['Observation?_count=1x', '400 bad_page'],
  ['Observation?_count=x1', '400 bad_page'],
  ['Observation?_count=1234567890', '400 bad_page'],
  ['Observation?_count=1&_count=1', '400 bad_page'],
  ['Observation?_offset=1&_offset=1', '400 bad_page'],
])('pages: %s: %j', (asked, expected) => {
  expect(ask(boundedPage, asked)).toEqual(expected);
});

test.each([
  ['Observation/1', 'pass'],
  ['ValueSet/$expand?url=urn:x', { count: '1000' }],
  ['ValueSet/$expand?url=urn:x&count=10', { count: '10' }],
  ['ValueSet/$expand?url=urn:x&count=1001', { count: '1000' }],
  ['ValueSet/$expand?count=10', '400 bad_search'],
])('value sets: %s: %j', (asked, expected) => {
  expect(ask(namedValueSet, asked)).toEqual(expected);
});

describe('what is withheld or was never true', () => {
  const unlabelled = { '_security:not': 'http://terminology.hl7.org/CodeSystem/v3-ActCode|NOPAT' };
  const unmistaken = { ...unlabelled, 'status:not': 'entered-in-error' };
  test.each<[string, unknown]>([
    ['Observation/1', 'pass'],
    ['Observation', { ...unmistaken, _sort: '_id' }],
    ['Observation?_id=1', { ...unlabelled, _sort: '_id' }],
    ['Observation?_id=1&_summary=count', unmistaken],
    ['Observation?_sort=date', { ...unmistaken, _sort: 'date,_id' }],
    ['Observation?_sort=-_id', { ...unmistaken, _sort: '-_id' }],
    ['Observation?_sort=_id,date', { ...unmistaken, _sort: '_id,date' }],
    ['Observation?_sort=date,-_id', { ...unmistaken, _sort: 'date,-_id' }],
    ['Observation?_sort=x_id', { ...unmistaken, _sort: 'x_id,_id' }],
    ['Observation?_sort=_idx', { ...unmistaken, _sort: '_idx,_id' }],
    ['Observation?_sort=date&_sort=code', { ...unmistaken, _sort: 'date,code,_id' }],
    ['Constructor', { ...unlabelled, _sort: '_id' }],
  ])('%s: %j', (asked, expected) => {
    expect(ask(withheld, asked)).toEqual(expected);
  });
});

describe('bodies', () => {
  const note = (text: string) => ({ resourceType: 'Observation', note: [{ text }] });
  test.each<[string, object, string]>([
    ['plain words, with ? and lines', note('well?\n\tyes\r'), 'pass'],
    ['a null character', note('a\u0000'), '400 bad_body'],
    ['a vertical tab', note('\u000b'), '400 bad_body'],
    ['an escape', note('\u001b[1m'), '400 bad_body'],
    ['a delete', note('\u007f'), '400 bad_body'],
    ['a reference', { resourceType: 'Observation', subject: { reference: 'Patient/A' } }, 'pass'],
    ['a search', { resourceType: 'Observation', subject: { reference: 'Patient?x=1' } }, '400 bad_body'],
    [
      'a search after a reference',
      { resourceType: 'Observation', reference: ['Patient/A', 'Patient?x=1'] },
      '400 bad_body',
    ],
    ['a list of searches', { resourceType: 'Observation', reference: ['Patient?x=1'] }, '400 bad_body'],
    ['numbers and nothing', { resourceType: 'Observation', value: 1, more: null }, 'pass'],
  ])('%s', (_what, resource, expected) => {
    expect(ask(plainBody, write(resource))).toBe(expected);
    expect(ask(plainBody, write(resource, 'book'))).toBe(expected);
  });

  test('what has none passes', () => {
    expect(ask(plainBody, markRead)).toBe('pass');
  });
});
