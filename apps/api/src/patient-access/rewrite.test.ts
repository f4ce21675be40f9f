import type { Bundle, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { requestedScope } from '../portal-auth/requested-scope.ts';
import { decide } from './decide.ts';
import { parseRequest } from './parse-request.ts';
import type { Asked } from './forward.ts';
import { rewrite } from './rewrite.ts';
import { parseScopes } from './scopes.ts';

const base = 'https://portal.example.org/r4';
const caller = { patientId: 'A', sessionId: 's', scopes: parseScopes(requestedScope) };

function rewriteAnswer(url: string, answer: object): unknown {
  const request = decide(parseRequest('GET', `/r4${url}`), caller) as Asked;
  try {
    return rewrite(answer as Resource, request, caller, base);
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
