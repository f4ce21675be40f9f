import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
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
])('GET %s is %j', (url, expected) => {
  expect(parseRequest('GET', url)).toMatchObject(expected);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'get'])(
  '%s is none of the known interactions',
  (method) => {
    expect(parseRequest(method, '/r4/Patient/1')).toMatchObject({ interaction: 'other' });
  },
);

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
