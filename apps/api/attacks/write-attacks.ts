import { randomUUID } from 'node:crypto';
import type { FhirResource } from 'fhir/r4';
import { type Attack, get, post, put } from './attack.ts';
import type { World } from './world.ts';
import { dose, file, message, paper, reading } from './written.ts';
import { bundle, firstOf, putEntry, refuse } from './refused-write.ts';
import { bundleAttacks } from './bundle-attacks.ts';
import { readingAttacks } from './reading-attacks.ts';
import {
  forbiddenTypes,
  foreignAddresses,
  imitations,
  serverOwned,
  serverOwnedOfBookings,
  unfit,
} from './content-attacks.ts';

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
  refuse(
    45,
    'sends a reading along with the end of the consent to it',
    (world) => {
      const period = { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' };
      const consent = {
        ...firstOf(world.a, 'Consent'),
        status: 'inactive',
        provision: { type: 'permit', period },
      };
      return bundle('transaction', [putEntry(consent as FhirResource), putEntry(reading(world))]);
    },
    { code: 'not_shared', looksUp: true, twin: (world) => put(reading(world)), twinHolds: ({ a }) => a.id },
  ),
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
  ...(
    [
      ['a page', 'image/jpeg', () => `<html>${randomUUID()}`],
      ['a drawing', 'image/svg+xml', () => `<svg xmlns="http://www.w3.org/2000/svg" id="${randomUUID()}"/>`],
    ] as const
  ).map(([what, contentType, draw]) =>
    refuse(
      62,
      `stores ${what} as a picture of oneself`,
      ({ a }) => {
        const photo = [{ contentType, data: Buffer.from(draw()).toString('base64') }];
        return put({ ...firstOf(a, 'Patient'), photo }, { 'if-match': 'W/"1"' });
      },
      // Once a gateway without the rule has stored it, that version is no longer the newest.
      { refused: [403, 412], looksUp: true },
    ),
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

export const writeAttacks: Attack[] = [
  ...owners,
  ...patches,
  ...conditions,
  ...readingAttacks,
  ...bundleAttacks,
  ...forbiddenTypes,
  ...serverOwned,
  ...serverOwnedOfBookings,
  ...imitations,
  ...unfit,
  ...foreignAddresses,
];
