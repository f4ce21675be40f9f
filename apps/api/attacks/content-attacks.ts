import { randomUUID } from 'node:crypto';
import type { Communication, Observation } from 'fhir/r4';
import { type Attack, post, put } from './attack.ts';
import { bookingBundle } from '../test/booking-clinic.ts';
import type { World } from './world.ts';
import { message, paper, reading } from './written.ts';
import { foreignHost, refuse, firstOf } from './refused-write.ts';

export const forbiddenTypes: Attack[] = [
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
      ['Coverage', ({ a }) => ({ status: 'active', beneficiary: a.self })],
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
  refuse(
    51,
    'agrees to something else than sharing readings',
    ({ a }) =>
      put({
        resourceType: 'Consent',
        id: randomUUID(),
        status: 'active',
        patient: a.self,
        performer: [a.self],
        scope: { coding: [{ code: 'research' }] },
        category: [{ coding: [{ code: 'research' }] }],
      }),
    { looksUp: true },
  ),
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

export const serverOwned: Attack[] = (
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

export const foreignAddresses: Attack[] = (
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
