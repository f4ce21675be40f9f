import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { parseAuditSearch } from './audit-search.ts';

function parse(query: string) {
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => {
    const [plain = '', modifier] = name.split(':');
    return { name: plain, modifier, value };
  });
  return parseAuditSearch(parameters, 'a', 'Asia/Kathmandu');
}

test.each([
  ['date=ge2026-01-02', '2026-01-01T18:15:00.000Z', undefined],
  ['date=gt2026-01-02', '2026-01-02T18:15:00.000Z', undefined],
  ['date=le2026-01-02', undefined, '2026-01-02T18:15:00.000Z'],
  ['date=lt2026-01-02', undefined, '2026-01-01T18:15:00.000Z'],
  ['date=2026-01-02', '2026-01-01T18:15:00.000Z', '2026-01-02T18:15:00.000Z'],
  ['date=eq2026-01-02T10:00Z', '2026-01-02T10:00:00.000Z', '2026-01-02T10:01:00.000Z'],
  ['date=le2026-01-02T10:00:00%2B05:45', undefined, '2026-01-02T04:15:01.000Z'],
  ['date=gt2026-01-02T10:00:00.123Z', '2026-01-02T10:00:00.124Z', undefined],
  [
    'date=ge2026-01-01&date=ge2026-01-02&date=lt2026-02-01&date=lt2026-01-03',
    '2026-01-01T18:15:00.000Z',
    '2026-01-02T18:15:00.000Z',
  ],
])('%s is from %s to before %s', (query, from, before) => {
  const search = parse(query);
  expect([search.from?.toISOString(), search.before?.toISOString()]).toEqual([from, before]);
});

test('a page, a kind and an outcome', () => {
  const search = parse(
    'patient=Patient/a&subtype=read,http://hl7.org/fhir/restful-interaction|update&outcome=4,8&_count=20&_offset=40&_sort=-date',
  );
  expect(search).toMatchObject({ count: 20, offset: 40, subtypes: ['read', 'update'], outcomes: [4, 8] });
});

test.each([
  ['site=patient-portal', 'portal'],
  ['site:not=patient-portal', 'hospital'],
  ['', undefined],
])('%s asks for what was recorded by: %s', (query, source) => {
  expect(parse(query).source).toBe(source);
});

test.each([
  ['site=elsewhere', 400],
  ['site:in=patient-portal', 400],
  ['date:not=2026-01-01', 400],
  ['patient=b', 403],
  ['patient=a,b', 403],
  ['patient=Patient/b', 403],
  ['patient=a&patient=b', 400],
  ['patient:missing=true', 400],
  ['patient.name=x', 400],
  ['entity=Patient/b', 400],
  ['agent=x', 400],
  ['_id=x', 400],
  ['_include=AuditEvent:patient', 400],
  ['_has:x=1', 400],
  ['date=2026', 400],
  ['date=ge2026-13-01', 400],
  ['date=ge2026-01-01T25:00Z', 400],
  ['date=ne2026-01-01', 400],
  ['outcome=1', 400],
  ['subtype=a%27b', 400],
  ['_sort=date', 400],
  ['_count=0', 400],
  ['_count=-1', 400],
  ['_count=50&_offset=951', 400],
  ['_offset=9999999999', 400],
])('%s is refused with %i', (query, status) => {
  expect(() => parse(query)).toThrow(expect.objectContaining({ name: 'Refusal', status }) as Refusal);
});
