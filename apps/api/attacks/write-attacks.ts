import { randomUUID } from 'node:crypto';
import type { Communication, FhirResource, Observation } from 'fhir/r4';
import { type Attack, get, post, put } from './attack.ts';
import { bookingBundle } from '../test/booking-clinic.ts';
import type { World } from './world.ts';
import { dose, file, message, paper, reading } from './written.ts';

const sendMessage: Attack['twin'] = (world) => put(message(world));
const foreignHost = 'http://attacker.invalid';

function refuse(number: number, does: string, ask: Attack['ask'], more: Partial<Attack> = {}): Attack {
  return { case: number, does, ask, refused: [403], twin: sendMessage, ...more };
}

function bundle(type: 'batch' | 'transaction', entry: object[]) {
  return post('', { resourceType: 'Bundle', type, entry });
}
const getEntry = (url: string) => ({ request: { method: 'GET', url } });
const putEntry = (resource: FhirResource) => ({
  resource,
  request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
});
const ownBatch: Attack['twin'] = ({ a }) => bundle('batch', [getEntry(`Patient/${a.id}`)]);
const firstOf = ({ record }: World['a'], type: string) =>
  record.find(({ resourceType }) => resourceType === type) as FhirResource;

const owners: Attack[] = [
  refuse(45, 'creates a message about B', (world) => put(message(world, { subject: world.b.self }))),
  refuse(45, 'creates a message about nobody', (world) => {
    const { subject: _subject, ...rest } = message(world);
    return put(rest);
  }),
  refuse(
    45,
    'creates a message to B',
    (world) => put(message(world, { recipient: [world.a.self, world.b.self] })),
    { looksUp: true },
  ),
  refuse(45, 'creates a message from B', (world) => put(message(world, { sender: world.b.self })), {
    looksUp: true,
  }),
  refuse(45, 'creates a reading of B', (world) => put(reading(world, { subject: world.b.self }))),
  refuse(45, 'creates a file of B', (world) => put(file(world, { securityContext: world.b.self }))),
  refuse(45, 'creates a file of nobody', (world) => {
    const { securityContext: _owner, ...rest } = file(world);
    return put(rest);
  }),
  refuse(
    45,
    'answers in B’s conversation',
    (world) =>
      put(message(world, { partOf: [{ reference: `Communication/${world.b.idOf('Communication')}` }] })),
    { refused: [422], code: 'unknown_reference', looksUp: true },
  ),
  refuse(
    45,
    'records a dose of B’s order',
    (world) =>
      put(dose(world, { request: { reference: `MedicationRequest/${world.b.idOf('MedicationRequest')}` } })),
    { refused: [422], looksUp: true, twin: (world) => put(dose(world)) },
  ),
  refuse(
    45,
    'describes B’s file as one’s own',
    (world) =>
      put(
        paper(world, {
          content: [{ attachment: { contentType: 'text/plain', url: `Binary/${world.b.idOf('Binary')}` } }],
        }),
      ),
    { refused: [422], looksUp: true, twin: (world) => put(paper(world)) },
  ),
  refuse(45, 'picks an id that can be guessed', (world) => put(message(world, { id: `m-${Date.now()}` })), {
    refused: [400],
    code: 'id_not_uuid',
    looksUp: true,
  }),
  refuse(46, 'moves one’s own message to B', ({ a, b }) =>
    put({ ...firstOf(a, 'Communication'), subject: b.self }),
  ),
  refuse(
    46,
    'takes the id of B’s message',
    (world) => put(message(world, { id: world.b.idOf('Communication') })),
    {
      refused: [404],
      looksUp: true,
      sameAs: () => get(`/Communication/${randomUUID()}`),
    },
  ),
  refuse(46, 'sends B’s own message back', ({ b }) =>
    put({ ...firstOf(b, 'Communication'), status: 'completed' }),
  ),
  refuse(
    46,
    'takes the id of what the hospital withholds',
    (world) => put(reading(world, { id: world.traps.withheldResult.id })),
    { refused: [404], looksUp: true, twin: (world) => put(reading(world)), twinHolds: ({ a }) => a.id },
  ),
  refuse(
    46,
    'changes a version that it has not seen',
    ({ a }) => put({ ...firstOf(a, 'Patient'), telecom: [] }, { 'if-match': 'W/"77"' }),
    { refused: [412], code: 'stale', looksUp: true },
  ),
  refuse(
    62,
    'stores a page as a picture of oneself',
    ({ a }) => {
      const photo = [
        { contentType: 'image/jpeg', data: Buffer.from(`<html>${randomUUID()}`).toString('base64') },
      ];
      return put({ ...firstOf(a, 'Patient'), photo }, { 'if-match': 'W/"1"' });
    },
    // Once a gateway without the rule has stored it, that version is no longer the newest.
    { refused: [403, 412], looksUp: true },
  ),
  refuse(46, 'writes over Patient/B', ({ b }) => put({ resourceType: 'Patient', id: b.id, telecom: [] })),
];

const patches: Attack[] = (
  [
    [
      'JSON Patch',
      'application/json-patch+json',
      ({ b }) => [{ op: 'replace', path: '/subject/reference', value: `Patient/${b.id}` }],
    ],
    [
      'JSON Patch that moves',
      'application/json-patch+json',
      () => [{ op: 'move', from: '/sender', path: '/subject' }],
    ],
    [
      'JSON Patch that copies',
      'application/json-patch+json',
      () => [{ op: 'copy', from: '/id', path: '/status' }],
    ],
    ['FHIRPath Patch', 'application/fhir+json', () => ({ resourceType: 'Parameters', parameter: [] })],
    ['XML Patch', 'application/xml-patch+xml', () => '<diff/>'],
  ] satisfies [string, string, (world: World) => unknown][]
).map(([what, type, body]) =>
  refuse(47, `sends a ${what}`, (world) => ({
    method: 'PATCH',
    path: `/r4/Communication/${world.a.idOf('Communication')}`,
    headers: { 'content-type': type },
    body: type.endsWith('xml') ? body(world) : JSON.stringify(body(world)),
  })),
);

const conditions: Attack[] = (
  [
    ['If-None-Exist', (world) => post('/Communication', message(world), { 'if-none-exist': 'sent=2026' })],
    [
      'a search in the place of an id',
      (world) => ({ ...put(message(world)), path: '/r4/Communication?sent=2026' }),
    ],
    ['If-None-Match', (world) => put(message(world), { 'if-none-match': '*' })],
    ['If-Modified-Since', (world) => put(message(world), { 'if-modified-since': new Date(0).toUTCString() })],
    ['a deleting search', ({ b }) => ({ method: 'DELETE', path: `/r4/Observation?patient=${b.id}` })],
    [
      'a patching search',
      ({ b }) => ({ method: 'PATCH', path: `/r4/Observation?patient=${b.id}`, body: {} }),
    ],
    ['a wrong If-Match', (world) => put(message(world), { 'if-match': '*' })],
  ] satisfies [string, Attack['ask']][]
).map(([what, ask]) => refuse(48, `writes by ${what}`, ask, { refused: [400] }));

const bundles: Attack[] = [
  ...(['transaction', 'batch'] as const).map((type) =>
    refuse(
      49,
      `names the subject of a ${type} entry by a search`,
      (world) =>
        bundle(type, [putEntry(message(world, { recipient: [{ reference: 'Practitioner?name=x' }] }))]),
      { refused: [400], code: 'bad_body', twin: ownBatch },
    ),
  ),
  refuse(
    49,
    'names the subject itself by a search',
    (world) =>
      bundle('transaction', [
        putEntry(
          message(world, { subject: { reference: `Patient?identifier=${world.b.mark('identifier')}` } }),
        ),
      ]),
    { refused: [400, 403], twin: ownBatch },
  ),
  ...(
    [
      ['a read of Patient/B', [403], ({ b }) => [getEntry(`Patient/${b.id}`)]],
      ['a search for B', [403], ({ b }) => [getEntry(`Observation?patient=${b.id}`)]],
      ['an absolute address', [400], ({ a }) => [getEntry(`${foreignHost}/Patient/${a.id}`)]],
      ['an address without a scheme', [400], ({ a }) => [getEntry(`//attacker.invalid/Patient/${a.id}`)]],
      ['a way out of the base', [400], ({ b }) => [getEntry(`Observation/../Patient/${b.id}`)]],
      [
        'a bundle',
        [400, 403],
        () => [
          {
            request: { method: 'POST', url: '' },
            resource: { resourceType: 'Bundle', type: 'batch', entry: [] },
          },
        ],
      ],
      [
        'a delete',
        [403],
        ({ a }) => [{ request: { method: 'DELETE', url: `Communication/${a.idOf('Communication')}` } }],
      ],
      [
        'a patch',
        [403],
        ({ a }) => [
          { request: { method: 'PATCH', url: `Patient/${a.id}` }, resource: { resourceType: 'Parameters' } },
        ],
      ],
      [
        'a conditional create',
        [400],
        (world) => [
          { request: { method: 'POST', url: 'Communication', ifNoneExist: 'x=1' }, resource: message(world) },
        ],
      ],
      ['a write to B', [403], (world) => [putEntry(message(world, { subject: world.b.self }))]],
      [
        'a Slot alone',
        [403],
        () => [{ request: { method: 'POST', url: 'Slot' }, resource: { resourceType: 'Slot' } }],
      ],
      [
        '10,000 entries',
        [400, 413],
        ({ a }) => Array.from({ length: 10_000 }, () => getEntry(`Patient/${a.id}`)),
      ],
    ] satisfies [string, number[], (world: World) => object[]][]
  ).map(([what, refused, entries]) =>
    refuse(
      50,
      `puts ${what} beside a good write`,
      (world) => bundle('batch', [putEntry(message(world)), ...entries(world)]),
      { refused, twin: ownBatch },
    ),
  ),
  {
    case: 50,
    does: 'reads B’s result in a batch beside one of A’s',
    ask: ({ a, b }) =>
      bundle('batch', [
        getEntry(`Observation/${a.idOf('Observation')}`),
        getEntry(`Observation/${b.idOf('Observation')}`),
      ]),
    fault: ({ text }) => {
      const { entry } = JSON.parse(text) as { entry: { response: { status: string } }[] };
      const statuses = entry.map(({ response }) => response.status.slice(0, 3)).join();
      return statuses === '200,404' ? undefined : `answered ${statuses}`;
    },
    leak: ({ b }) => `/Observation/${b.idOf('Observation')}`,
    twin: ownBatch,
  },
];

const forbidden: Attack[] = [
  refuse(
    51,
    'hides Patient/B inside a message',
    (world) => put(message(world, { contained: [{ resourceType: 'Patient', id: world.b.id }] })),
    { looksUp: true },
  ),
  refuse(
    51,
    'hides a resource inside a payload',
    (world) =>
      put(
        message(world, {
          payload: [{ contentString: 'x', contained: [{ resourceType: 'Patient' }] }],
        } as unknown as Partial<Communication>),
      ),
    { looksUp: true },
  ),
  ...(
    [
      ['AuditEvent', ({ a }) => ({ entity: [{ what: a.self }] })],
      [
        'Subscription',
        () => ({ status: 'requested', channel: { type: 'rest-hook', endpoint: foreignHost } }),
      ],
      ['SearchParameter', () => ({ status: 'active', url: `${foreignHost}/x` })],
      ['StructureDefinition', () => ({ status: 'active' })],
      ['Consent', ({ a }) => ({ patient: a.self })],
      ['Condition', ({ a }) => ({ subject: a.self })],
      ['Encounter', ({ a }) => ({ subject: a.self })],
    ] satisfies [string, (world: World) => object][]
  ).flatMap(([resourceType, build]) => [
    refuse(51, `creates a ${resourceType} by PUT`, (world) =>
      put({ resourceType, id: randomUUID(), ...build(world) }),
    ),
    refuse(51, `creates a ${resourceType} by POST`, (world) =>
      post(`/${resourceType}`, { resourceType, ...build(world) }),
    ),
  ]),
  ...(['Slot', 'Schedule', 'PractitionerRole', 'Organization'] as const).flatMap((resourceType) => [
    refuse(58, `writes a ${resourceType}`, () =>
      put({ resourceType, id: randomUUID(), status: 'free', name: 'x' }),
    ),
    refuse(58, `deletes a ${resourceType}`, ({ traps }) => ({
      method: 'DELETE',
      path: `/r4/${resourceType}/${traps.takenTime.id}`,
    })),
  ]),
  refuse(58, 'frees B’s time', ({ traps }) => put({ ...traps.takenTime, status: 'free' })),
  refuse(58, 'posts a Slot', ({ traps }) => post('/Slot', { ...traps.takenTime, id: undefined })),
];

const serverOwned: Attack[] = (
  [
    ['a label', (world) => put(message(world, { meta: { security: [{ code: 'NOPAT' }] } }))],
    ['a tag', (world) => put(message(world, { meta: { tag: [{ code: 'x' }] } }))],
    ['when it was received', (world) => put(message(world, { received: '2026-01-01' }))],
    ['a narrative', (world) => put(message(world, { text: { status: 'generated', div: '<div>x</div>' } }))],
    [
      'a modifier',
      (world) =>
        put(
          message(world, {
            payload: [{ contentString: 'x', modifierExtension: [{ url: 'urn:x', valueBoolean: true }] }],
          }),
        ),
    ],
    ['an interpretation', (world) => put(reading(world, { interpretation: [{ text: 'High' }] }))],
    [
      'a laboratory’s code',
      (world) => put(reading(world, { code: { coding: [{ system: 'http://loinc.org', code: '2093-3' }] } })),
    ],
    [
      'a doctor as performer',
      (world) => put(reading(world, { performer: [{ reference: 'Practitioner/x' }] })),
    ],
    [
      'a hospital’s result',
      ({ a }) => put({ ...(firstOf(a, 'Observation') as Observation), valueString: 'better' }),
    ],
    [
      'one’s own name',
      ({ a }) => put({ ...firstOf(a, 'Patient'), name: [{ family: 'X' }] }, { 'if-match': 'W/"1"' }),
    ],
    ['a visit’s status to fulfilled', ({ a }) => put({ ...firstOf(a, 'Appointment'), status: 'fulfilled' })],
    [
      'a visit’s time',
      ({ a }) => put({ ...firstOf(a, 'Appointment'), status: 'cancelled', start: '2030-01-01T00:00:00Z' }),
    ],
    [
      'the doctor’s answer to a visit',
      ({ a, doctor }) =>
        post(
          '',
          bookingBundle(doctor, a.id, doctor.times()[0] ?? { start: '', end: '' }, {
            participant: [
              { actor: { reference: `Practitioner/${doctor.practitionerId}` }, status: 'accepted' },
              { actor: a.self, status: 'accepted' },
            ],
          }),
        ),
    ],
    [
      'a booked visit as fulfilled',
      ({ a, doctor }) =>
        post(
          '',
          bookingBundle(doctor, a.id, doctor.times()[0] ?? { start: '', end: '' }, { status: 'fulfilled' }),
        ),
    ],
  ] satisfies [string, Attack['ask']][]
).map(([what, ask]) => refuse(52, `sets ${what}`, ask, { looksUp: true }));

const addresses: Attack[] = (
  [
    [
      'a file’s address',
      (world) => put(paper(world, { content: [{ attachment: { url: `${foreignHost}/x.png` } }] })),
    ],
    [
      'a file of this machine',
      (world) => put(paper(world, { content: [{ attachment: { url: 'file:///etc/passwd' } }] })),
    ],
    [
      'a payload’s address',
      (world) =>
        put(
          message(world, {
            payload: [{ contentAttachment: { contentType: 'image/png', url: `${foreignHost}/x.png` } }],
          }),
        ),
    ],
    [
      'an absolute reference',
      (world) => put(message(world, { about: [{ reference: `${foreignHost}/Task/1` }] })),
    ],
    [
      'an absolute recipient',
      (world) => put(message(world, { recipient: [{ reference: `${foreignHost}/Practitioner/1` }] })),
    ],
    [
      'a photo elsewhere',
      ({ a }) =>
        put({ ...firstOf(a, 'Patient'), photo: [{ url: `${foreignHost}/me.png` }] }, { 'if-match': 'W/"1"' }),
    ],
  ] satisfies [string, Attack['ask']][]
).map(([what, ask]) => refuse(69, `stores ${what}`, ask, { looksUp: true }));

export const writeAttacks: Attack[] = [
  ...owners,
  ...patches,
  ...conditions,
  ...bundles,
  ...forbidden,
  ...serverOwned,
  ...addresses,
];
