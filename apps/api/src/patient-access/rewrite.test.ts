import type { Bundle, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { requestedScope } from '../portal-auth/requested-scope.ts';
import { decide } from './decide.ts';
import { parseRequest } from './parse-request.ts';
import type { Asked } from './forward.ts';
import { rewrite, rewriteBooked } from './rewrite.ts';
import { parseScopes } from './scopes.ts';

const base = 'https://portal.example.org/r4';
const caller = { patientId: 'A', sessionId: 's', scopes: parseScopes(requestedScope) };

function rewriteAnswer(url: string, answer: object, scope = requestedScope): unknown {
  const request = decide(parseRequest('GET', `/r4${url}`), caller) as Asked;
  try {
    return rewrite(answer as Resource, request, { ...caller, scopes: parseScopes(scope) }, base);
  } catch (error) {
    return error instanceof Refusal ? error.status : error;
  }
}

const observation = (change: object) => ({ resourceType: 'Observation', id: '1', ...change });
const withheld = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }],
};

test.each([
  ['mine', observation({ subject: { reference: 'Patient/A' } }), true],
  ['another’s', observation({ subject: { reference: 'Patient/B' } }), false],
  ['nobody’s', observation({}), false],
  ['mine only as performer', observation({ performer: [{ reference: 'Patient/A' }] }), false],
  [
    'of a patient elsewhere',
    observation({ subject: { reference: 'https://evil.example/Patient/A' } }),
    false,
  ],
  ['of a version', observation({ subject: { reference: 'Patient/A/_history/1' } }), false],
  ['of a group', observation({ subject: { reference: 'Group/A' } }), false],
  ['of an identifier', observation({ subject: { identifier: { value: 'A' } } }), false],
  ['withheld', observation({ subject: { reference: 'Patient/A' }, meta: withheld }), false],
  ['another id', observation({ id: '2', subject: { reference: 'Patient/A' } }), false],
  ['another type', { resourceType: 'Patient', id: '1' }, false],
  ['an outcome', { resourceType: 'OperationOutcome', issue: [] }, false],
])('a read that brings %s', (_what, answer, shown) => {
  expect(rewriteAnswer('/Observation/1', answer)).toEqual(shown ? answer : 404);
});

test('a page shows what is mine, in our addresses', () => {
  const internal = 'http://10.0.0.5:8080/fhir';
  const entry = (resource: { resourceType: string; id: string }, mode = 'match') => ({
    fullUrl: `${internal}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode, score: 1 },
  });
  const answer = {
    resourceType: 'Bundle',
    id: 'stored-search',
    type: 'searchset',
    total: 99,
    link: [
      { relation: 'self', url: `${internal}/Observation?patient=A` },
      { relation: 'next', url: `${internal}?_getpages=stored-search` },
    ],
    entry: [
      entry(observation({ subject: { reference: 'Patient/A' } })),
      entry(observation({ id: '2', subject: { reference: 'Patient/B' } })),
      entry({ resourceType: 'Practitioner', id: '3' }, 'include'),
      entry({ resourceType: 'Patient', id: 'B' }, 'include'),
      entry({ resourceType: 'OperationOutcome', id: '4' }, 'outcome'),
      {},
    ],
  };
  const page = rewriteAnswer('/Observation?code=x%7Cy&_count=2', answer) as Bundle;
  expect(page).toEqual({
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: `${base}/Observation?code=x%7Cy&_count=2&_offset=0` },
      { relation: 'next', url: `${base}/Observation?code=x%7Cy&_count=2&_offset=2` },
    ],
    entry: [
      {
        fullUrl: `${base}/Observation/1`,
        resource: observation({ subject: { reference: 'Patient/A' } }),
        search: { mode: 'match' },
      },
      {
        fullUrl: `${base}/Practitioner/3`,
        resource: { resourceType: 'Practitioner', id: '3' },
        search: { mode: 'include' },
      },
    ],
  });
});

test('a count is a number and nothing else', () => {
  const answer = { resourceType: 'Bundle', type: 'searchset', total: 3, entry: [{ resource: { id: 'x' } }] };
  expect(rewriteAnswer('/Observation?_summary=count', answer)).toEqual({
    resourceType: 'Bundle',
    type: 'searchset',
    total: 3,
    link: [{ relation: 'self', url: `${base}/Observation?_summary=count&_count=50&_offset=0` }],
  });
});

test('a count that is not there is none', () => {
  const answer = { resourceType: 'Bundle', type: 'searchset' };
  expect(rewriteAnswer('/Observation?_summary=count', answer)).toMatchObject({ total: 0 });
});

const mine = { subject: { reference: 'Patient/A' } };
const pageOf = (entry: object[], hasNext = false) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  link: [{ relation: 'self' }, ...(hasNext ? [{ relation: 'next' }] : [])],
  entry: entry.map((resource) => ('resource' in resource ? resource : { resource })),
});
const namesIn = (page: unknown) =>
  (page as Bundle).entry?.map(({ resource }) => `${resource?.resourceType}/${resource?.id}`);
const relationsIn = (page: unknown) => (page as Bundle).link?.map(({ relation }) => relation);

test('what the records server answers in place of a page is no page', () => {
  expect(rewriteAnswer('/Observation', { resourceType: 'OperationOutcome' })).toMatchObject({
    dependency: 'records',
  });
  expect(namesIn(rewriteAnswer('/Observation', { resourceType: 'Bundle' }))).toEqual([]);
});

test('a page has the type that was asked for, and what was entered in error only by its id', () => {
  const wrong = observation({ ...mine, id: '2', status: 'entered-in-error' });
  const other = { resourceType: 'Condition', id: '3', ...mine };
  const nameless = { resourceType: 'Observation', ...mine };
  const answer = pageOf([observation(mine), wrong, other, nameless]);
  expect(namesIn(rewriteAnswer('/Observation', answer))).toEqual(['Observation/1']);
  expect(namesIn(rewriteAnswer('/Observation?_id=1,2', answer))).toEqual(['Observation/1', 'Observation/2']);
});

test('what comes along is in the order of its address, true, and of a type that the token lets see', () => {
  const include = (resource: object) => ({ resource, search: { mode: 'include' } });
  const answer = pageOf([
    include({ resourceType: 'Practitioner', id: '2' }),
    include({ resourceType: 'Practitioner', id: '1' }),
    include({ resourceType: 'Condition', id: '3', ...mine }),
    include({
      resourceType: 'Condition',
      id: '4',
      ...mine,
      verificationStatus: { coding: [{ code: 'entered-in-error' }] },
    }),
    include({ resourceType: 'Observation', id: '5', ...mine }),
    observation(mine),
  ]);
  const along = (scope?: string, url = '/Observation') =>
    namesIn(rewriteAnswer(url, answer, scope))?.slice(1);
  const all = ['Condition/3', 'Observation/5', 'Practitioner/1', 'Practitioner/2'];
  expect(along()).toEqual(all);
  expect(along(requestedScope, '/Observation?_id=1')).toEqual(all);
  expect(along('patient/Condition.r')).toEqual(['Condition/3']);
  expect(along('patient/Condition.s')).toEqual(['Condition/3']);
  expect(along('patient/Condition.cud')).toEqual([]);
  expect(along('system/PractitionerRole.r')).toEqual(['Practitioner/1', 'Practitioner/2']);
});

test('there is a next page where the records server has one, something was found, and it is not too deep', () => {
  const next = (url: string, entry: object[], hasNext = true) =>
    relationsIn(rewriteAnswer(url, pageOf(entry, hasNext)))?.includes('next');
  expect(next('/Observation', [observation(mine)])).toBe(true);
  expect(next('/Observation', [observation(mine)], false)).toBe(false);
  expect(next('/Observation', [])).toBe(false);
  expect(next('/Observation', [observation({})])).toBe(true);
  expect(
    next('/Observation', [
      { resource: { resourceType: 'Practitioner', id: '1' }, search: { mode: 'include' } },
    ]),
  ).toBe(false);
  expect(next('/Observation?_offset=4999', [observation(mine)])).toBe(true);
  expect(next('/Observation?_offset=5000', [observation(mine)])).toBe(false);
});

test('an expansion is a value set that is not withheld', () => {
  const expansion = { resourceType: 'ValueSet', status: 'active' };
  const url = '/ValueSet/$expand?url=urn:x';
  expect(rewriteAnswer(url, expansion)).toBe(expansion);
  expect(rewriteAnswer(url, { ...expansion, meta: withheld })).toBe(404);
  expect(rewriteAnswer(url, { resourceType: 'CodeSystem' })).toBe(404);
});

test('what a booking answers is the caller’s visit, or names nobody else’s', () => {
  const visit = {
    resourceType: 'Appointment',
    id: '1',
    participant: [{ actor: { reference: 'Patient/A' } }],
  };
  const booked = (answer: object) => rewriteBooked(answer as Resource, caller);
  expect(booked(visit)).toBe(visit);
  const { id: _id, ...nameless } = visit;
  expect(() => booked(nameless)).toThrow('not_found');
  expect(() => booked({ ...visit, participant: [] })).toThrow('not_found');
  expect(() => booked(observation(mine))).toThrow('not_found');
  const outcome = { resourceType: 'OperationOutcome', issue: [] };
  expect(booked(outcome)).toBe(outcome);
  const told = { response: { status: '201' } };
  const slot = { resourceType: 'Slot', id: '2', status: 'busy', comment: 'Private' };
  const entry = [
    { ...told, resource: visit },
    { ...told, resource: { ...visit, participant: [] } },
    { ...told, resource: slot },
    told,
  ];
  expect(booked({ resourceType: 'Bundle', type: 'transaction-response', entry })).toEqual({
    resourceType: 'Bundle',
    type: 'transaction-response',
    entry: [
      { ...told, resource: visit },
      told,
      { ...told, resource: { resourceType: 'Slot', id: '2', status: 'busy' } },
      told,
    ],
  });
  expect(booked({ resourceType: 'Bundle' })).toEqual({ resourceType: 'Bundle' });
});
