import fc from 'fast-check';
import type { FhirResource } from 'fhir/r4';
import { includes } from '../src/patient-access/tables/includes.ts';
import { searchParameters, sortParameters } from '../src/patient-access/tables/search-parameters.ts';
import { form, get, post, put } from './attack.ts';
import type { Ask } from './calls.ts';
import { recordTypes } from './read-attacks.ts';
import type { World } from './world.ts';
import { message, reading } from './written.ts';

type Pair = [name: string, value: string];

const searchable = recordTypes.filter((type) => type !== 'Binary' && type !== 'AuditEvent');
const modifiers = [
  'not',
  'missing',
  'exact',
  'contains',
  'identifier',
  'Patient',
  'in',
  'above',
  'iterate',
  'text',
  'of-type',
];
const special = [
  '_has',
  '_filter',
  '_query',
  '_list',
  '_content',
  '_text',
  '_elements',
  '_summary',
  '_total',
  '_contained',
  '_source',
  '_tag',
  '_type',
  '_include',
  '_revinclude',
  '_security',
  'made-up',
];

/** Calls of every kind, good and bad, as they go over the wire. */
export function generateCalls(world: World): fc.Arbitrary<Ask> {
  const { a, b, doctor, traps } = world;
  const foreignNames = [
    b.id,
    `Patient/${b.id}`,
    `${a.id},${b.id}`,
    `Patient/${a.id},Patient/${b.id}`,
    '*',
    `Patient/${b.id}/_history/1`,
    `http://127.0.0.1/fhir/Patient/${b.id}`,
  ];
  const ownIds = (type: string) => idsOf(a.record, type);
  const anyIds = (type: string) => [
    ...ownIds(type),
    ...idsOf(b.record, type),
    ...idsOf(Object.values(traps), type),
  ];

  /** A search that finds something of A's. */
  const goodPairs = (type: string): fc.Arbitrary<Pair[]> =>
    fc.subarray<Pair>(
      [
        ['patient', a.id],
        ...('subject' in (searchParameters[type] ?? {}) ? [['subject', `Patient/${a.id}`] as Pair] : []),
        ['_count', '20'],
        ['_lastUpdated', 'ge2020-01-01'],
        ['_sort', '-_lastUpdated'],
        ['_sort', sortParameters[type]?.[0] ?? '_lastUpdated'],
        ['_offset', '0'],
        ['_format', 'json'],
        ['_pretty', 'true'],
        ['_id', [...anyIds(type)].slice(0, 20).join()],
        ...(includes[type]?.['_include'] ?? []).map((value): Pair => ['_include', value]),
        ...(includes[type]?.['_revinclude'] ?? []).map((value): Pair => ['_revinclude', value]),
      ],
      { maxLength: 5 },
    );

  const badPair = (type: string): fc.Arbitrary<Pair> => {
    const known = Object.keys(searchParameters[type] ?? {});
    const name = fc.constantFrom(...known, ...special);
    const value = fc.oneof(
      fc.constantFrom(...foreignNames, ...anyIds(type), 'CANARY', 'final', 'true', 'count', 'text'),
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    );
    const changed = fc.oneof(
      { weight: 2, arbitrary: name },
      {
        weight: 2,
        arbitrary: fc.tuple(name, fc.constantFrom(...modifiers)).map(([first, then]) => `${first}:${then}`),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(name, fc.constantFrom('name', 'identifier', 'subject', '_id'))
          .map((parts) => parts.join('.')),
      },
      { weight: 1, arbitrary: fc.constant(`_has:DiagnosticReport:result:_id`) },
    );
    return fc.tuple(changed, value);
  };

  const encodedQuery = (pairs: Pair[]): fc.Arbitrary<string> =>
    fc
      .tuple(...pairs.map(([name, value]) => fc.tuple(encoded(name), encoded(value))))
      .map((parts) => parts.map(([name, value]) => `${name}=${value}`).join('&'));

  const asSearch = (type: string, pairs: Pair[]): fc.Arbitrary<Ask> =>
    fc.tuple(encodedQuery(pairs), fc.nat(9)).map(([query, way]) => {
      if (way === 0) return post(`/${type}/_search`, query, form);
      if (way === 1) return post(`/${type}/_search?${query}`, '', form);
      return get(`/${type}${query === '' ? '' : `?${query}`}`);
    });

  const goodSearch = fc
    .constantFrom(...searchable)
    .chain((type) => goodPairs(type).chain((pairs) => asSearch(type, pairs)));
  const badSearch = fc
    .constantFrom(...searchable)
    .chain((type) =>
      fc
        .tuple(goodPairs(type), badPair(type), fc.nat(4))
        .chain(([pairs, bad, at]) => asSearch(type, pairs.toSpliced(at, 0, bad))),
    );
  const read = fc
    .constantFrom(...recordTypes)
    .chain((type) => fc.constantFrom(...ownIds(type), ...anyIds(type)).map((id) => get(`/${type}/${id}`)));
  const directory = fc.constantFrom(
    get(`/PractitionerRole?_id=${doctor.roleId}&_include=PractitionerRole:practitioner`),
    get(`/Practitioner/${doctor.practitionerId}`),
    get(`/Slot?_id=${traps.takenTime.id}`),
    get(`/Schedule/${doctor.scheduleId}`),
    get(`/HealthcareService?_id=${traps.withheldService.id}`),
  );
  const place = fc
    .tuple(
      fc.constantFrom(
        `Patient/${b.id}`,
        `Patient/${a.id}`,
        `Observation/${b.idOf('Observation')}`,
        `Observation/${a.idOf('Observation')}`,
      ),
      fc.constantFrom(
        '',
        '/',
        '//',
        '/.',
        '/..',
        '/_history',
        '/_history/1',
        '/$everything',
        '/$meta',
        ';x',
        '%00',
        '%2f',
        '%252f',
        '/*',
        '?_format=xml',
        '#x',
      ),
      fc.constantFrom('', '/', '/.', '/x/..', '/%2e%2e', '//'),
    )
    .map(([middle, after, before]): Ask => ({ path: `/r4${before}/${middle}${after}` }));
  const batch = fc.array(fc.oneof(read, goodSearch), { minLength: 1, maxLength: 4 }).map((calls) =>
    post('', {
      resourceType: 'Bundle',
      type: 'batch',
      entry: calls
        .filter(({ method }) => method === undefined)
        .map(({ path }) => ({ request: { method: 'GET', url: path.replace(/^\/r4\//, '') } })),
    }),
  );
  const write = fc
    .tuple(
      fc.constantFrom(
        'subject',
        'sender',
        'recipient',
        'partOf',
        'about',
        'performer',
        'focus',
        'meta',
        'contained',
        'note',
      ),
      fc.constantFrom<unknown>(
        b.self,
        [b.self],
        { reference: `Patient/${b.id}/_history/1` },
        [{ reference: `Communication/${b.idOf('Communication')}` }],
        { security: [] },
        [{ resourceType: 'Patient', id: b.id }],
        null,
      ),
      fc.boolean(),
    )
    .map(([element, value, isMessage]) =>
      put({ ...(isMessage ? message(world) : reading(world)), [element]: value }),
    );
  return fc.oneof(
    { weight: 36, arbitrary: goodSearch },
    { weight: 26, arbitrary: badSearch },
    { weight: 20, arbitrary: read },
    { weight: 5, arbitrary: directory },
    { weight: 7, arbitrary: place },
    { weight: 3, arbitrary: batch },
    { weight: 3, arbitrary: write },
  );
}

/** A text with some of its characters encoded, or all that must be, or twice. */
function encoded(text: string): fc.Arbitrary<string> {
  const must = toEncoded(text);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(must) },
    { weight: 2, arbitrary: fc.constant(encodeAll(text)) },
    { weight: 1, arbitrary: fc.constant(must.replaceAll('%', '%25')) },
    {
      weight: 1,
      arbitrary: fc.constant(must.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
    },
  );
}

function toEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function encodeAll(text: string): string {
  return [...Buffer.from(text.toWellFormed())]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
}

function idsOf(resources: readonly FhirResource[], type: string): string[] {
  return resources.flatMap(({ resourceType, id }) => (resourceType === type && id !== undefined ? [id] : []));
}
