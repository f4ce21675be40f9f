import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { parseRequest } from './parse-request.ts';

test.each([
  ['/r4/Patient/123', { interaction: 'read', type: 'Patient', id: '123' }],
  ['/r4/Appointment', { interaction: 'search-type', type: 'Appointment' }],
  ['/r4/Patient/1/Observation', { interaction: 'other' }],
  ['/r4/Patient/1/_history', { interaction: 'other' }],
  ['/r4/Patient/$everything', { interaction: 'other' }],
  ['/r4/_history', { interaction: 'other' }],
  ['/r4', { interaction: 'other' }],
  ['/r4/patient/1', { interaction: 'other' }],
  ['/r4/ValueSet/$expand?url=urn:x', { interaction: 'expand', type: 'ValueSet' }],
  ['/r4/ValueSet/1/$expand', { interaction: 'other' }],
  ['/r4/CodeSystem/$expand', { interaction: 'other' }],
  ['/r4/PractitionerRole/1/$available-slots', { interaction: 'available-slots', id: '1' }],
  ['/r4/PractitionerRole/1/$available-slots/2', { interaction: 'other' }],
  ['/r4/Patient/1/$available-slots', { interaction: 'other' }],
])('GET %s is %j', (url, expected) => {
  expect(parseRequest('GET', url)).toMatchObject(expected);
});

test.each(['POST', 'PATCH', 'DELETE', 'HEAD', 'get'])('%s is none of the known interactions', (method) => {
  expect(parseRequest(method, '/r4/Patient/1')).toMatchObject({ interaction: 'other' });
});

const json = (value: unknown) => ({ kind: 'json', value }) as const;

test.each<[string, string, string, object, object | number]>([
  [
    'PUT',
    '/Binary/1',
    '',
    { resourceType: 'Binary', id: '1' },
    { interaction: 'update', type: 'Binary', id: '1' },
  ],
  [
    'PUT',
    '/Binary/1',
    'W/"3"',
    { resourceType: 'Binary', id: '1' },
    { interaction: 'update', ifMatch: 'W/"3"' },
  ],
  ['PUT', '/Binary/1', '"3"', { resourceType: 'Binary', id: '1' }, 400],
  ['PUT', '/Binary/1', '*', { resourceType: 'Binary', id: '1' }, 400],
  ['PUT', '/Binary/1', '', { resourceType: 'Binary', id: '2' }, 400],
  ['PUT', '/Binary/1', '', { resourceType: 'Binary' }, 400],
  ['PUT', '/Binary/1', '', { resourceType: 'Patient', id: '1' }, 400],
  ['PUT', '/Binary/1', '', [], 400],
  ['PUT', '/Binary/1/_history/1', '', {}, { interaction: 'other' }],
  ['PUT', '/Binary', '', {}, { interaction: 'other' }],
  ['PUT', '/Binary?x=1', '', {}, 400],
  ['POST', '/Binary', '', {}, { interaction: 'other' }],
  ['POST', '/Binary?x=1', '', {}, 400],
  ['POST', '/Patient/1/$merge', '', {}, { interaction: 'other' }],
])('%s %s with If-Match %j and %j is %j', (method, path, ifMatch, body, expected) => {
  const headers = ifMatch === '' ? {} : { 'if-match': ifMatch };
  const parse = () => parseRequest(method, `/r4${path}`, { headers, body: json(body) });
  if (typeof expected === 'number') expect(parse).toThrow(expect.objectContaining({ status: expected }));
  else expect(parse()).toMatchObject(expected);
});

test('a posted search is one search', () => {
  const request = parseRequest('POST', '/r4/Observation/_search?code=a', {
    body: { kind: 'form', text: 'code=b%7Cc&_sort=-date' },
  });
  expect(request).toEqual({
    interaction: 'search-type',
    type: 'Observation',
    parameters: [
      { name: 'code', modifier: undefined, value: 'a' },
      { name: 'code', modifier: undefined, value: 'b|c' },
      { name: '_sort', modifier: undefined, value: '-date' },
    ],
  });
});

test('parameters are decoded once, and what asks for another format is left out', () => {
  const { parameters } = parseRequest(
    'GET',
    '/r4/Observation?code=a%7Cb&name=Sita+R%C4%81i&date:not=ge2026&_format=html',
  );
  expect(parameters).toEqual([
    { name: 'code', modifier: undefined, value: 'a|b' },
    { name: 'name', modifier: undefined, value: 'Sita Rāi' },
    { name: 'date', modifier: 'not', value: 'ge2026' },
  ]);
});

test.each([
  '/r4/../fhir/Patient/1',
  '/r4/Patient/..',
  '/r4/Patient/./1',
  '/r4//Patient/1',
  '/r4/Patient//1',
  '/r4/Patient/1/',
  '/r4/Patient/1;x=y',
  '/r4/Patient/%31',
  '/r4/Patient/1%00',
  '/r4/Patient/%252e%252e',
  '/r4/Patient/1#x',
  '/r4/Patient\\1',
  '/r4/Patient/é',
  '/r4/Observation?code=%zz',
  '/r4/Observation?code=%00',
  '/r4/Observation?code=a%0d%0ab',
  '/r4/Observation?code=%2541',
  '/r4/Observation?code',
  '/r4/Observation?=x',
  '/r4/Observation?code=',
  `/r4/Observation?code=${'x'.repeat(600)}`,
  `/r4/Observation?_id=${'1,'.repeat(200)}1`,
  `/r4/Observation?${'code=1&'.repeat(60)}`,
  `/r4/Observation?${'x'.repeat(9000)}=1`,
])('%s is refused', (url) => {
  expect(() => parseRequest('GET', url)).toThrow(Refusal);
});

test('whatever is sent, it is refused or understood with a plain type and id', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'Patient',
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '%25',
      '?',
      '&',
      '=',
      ';',
      '//',
      '\\',
      '$',
      '_history',
      ':',
      '#',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      try {
        const request = parseRequest('GET', `/r4/${pieces.join('')}`);
        if (request.interaction === 'other') return;
        expect(request.type).toMatch(/^[A-Z][A-Za-z]+$/);
        if (request.interaction === 'read') {
          expect(request.id).toMatch(/^[A-Za-z0-9\-.]{1,64}$/);
          expect(request.id).not.toMatch(/^\.\.?$/);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
        expect((error as Refusal).status).toBe(400);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, string, object]>([
  ['POST', '/r4/Communication/c1/$read', { interaction: 'mark-read', type: 'Communication', id: 'c1' }],
  ['GET', '/r4/Communication/c1/$read', { interaction: 'other' }],
  ['POST', '/r4/Communication/$read', { interaction: 'other' }],
  ['POST', '/r4/Communication/c1/$read/x', { interaction: 'other' }],
  ['POST', '/r4/Observation/c1/$read', { interaction: 'other' }],
])('%s %s', (method, url, expected) => {
  expect(parseRequest(method, url)).toMatchObject(expected);
});

test('$read takes no body', () => {
  const body = { kind: 'json', value: { resourceType: 'Parameters' } } as const;
  expect(() => parseRequest('POST', '/r4/Communication/c1/$read', { body })).toThrow(Refusal);
});
