import { randomUUID } from 'node:crypto';
import type { Communication, Observation } from 'fhir/r4';
import { type Attack, post, put } from './attack.ts';
import { bookingBundle } from '../test/booking-clinic.ts';
import { organization } from '@portal/test-stack/seed/data/places';
import type { World } from './world.ts';
import { dose, message, paper, reading } from './written.ts';
import { foreignHost, refuse, firstOf } from './refused-write.ts';

/** The clinic's name with a Cyrillic letter in it. */
const lookAlike = organization.name.replace('a', 'а');

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

/** Words that would pass for the staff's or the laboratory's. What is stored tells which of them are new. */
export const imitations: Attack[] = [
  refuse(88, 'names a reading like a laboratory’s result', (world) =>
    put(
      reading(world, {
        code: {
          coding: [{ system: 'http://loinc.org', code: '55423-8' }],
          text: 'Hemoglobin A1c 4.0 (lab)',
        },
      }),
    ),
  ),
  refuse(88, 'writes a result into the unit', (world) =>
    put(reading(world, { valueQuantity: { value: 4, unit: 'Hemoglobin A1c (lab)' } })),
  ),
  refuse(88, 'says in a doctor’s name why a dose was skipped', (world) =>
    put(dose(world, { status: 'not-done', statusReason: [{ text: 'Dr. Rai said so' }] })),
  ),
  refuse(88, 'writes to somebody by a number', (world) =>
    put(message(world, { recipient: [{ identifier: { value: '7' } }] })),
  ),
  refuse(88, 'writes to somebody by a number too', (world) =>
    put(
      message(world, {
        recipient: [{ reference: `Practitioner/${world.doctor.practitionerId}`, identifier: { value: '7' } }],
      }),
    ),
  ),
].map((attack) => ({ ...attack, looksUp: true }));

/** What does not read as it is, and what cannot have been. */
export const unfit: Attack[] = [
  ...(
    [
      [
        'turns letters around',
        (world) => put(message(world, { payload: [{ contentString: 'a\u202Egpj.exe' }] })),
      ],
      ['hides letters', (world) => put(message(world, { payload: [{ contentString: 'Dr\u200B. Rai' }] }))],
      [
        'names a file with letters turned around',
        (world) => put(paper(world, { description: 'x\u202Efdp.exe' })),
      ],
      ['hides letters in a note', (world) => put(dose(world, { note: [{ text: '\u2066taken\u2069' }] }))],
      [
        'writes tags that nobody sees',
        (world) => put(message(world, { payload: [{ contentString: 'hi\u{E0068}\u{E0069}' }] })),
      ],
    ] satisfies [string, Attack['ask']][]
  ).map(([does, ask]) => refuse(88, does, ask, { refused: [422], code: 'hidden_characters' })),
  refuse(
    88,
    'writes a name that only looks like the clinic’s',
    (world) => put(message(world, { payload: [{ contentString: lookAlike }] })),
    { refused: [422], code: 'look_alike' },
  ),
  ...(
    [
      ['a reading of the future', (world) => put(reading(world, { effectiveDateTime: '2090-01-01' }))],
      ['a reading of the year 0', (world) => put(reading(world, { effectiveDateTime: '0000-01-01' }))],
      [
        'a reading of a day that is none',
        (world) => put(reading(world, { effectiveDateTime: '2026-02-30' })),
      ],
      ['more steps than anybody walks', (world) => put(reading(world, { valueQuantity: { value: 1e7 } }))],
      ['fewer than no steps', (world) => put(reading(world, { valueQuantity: { value: -1 } }))],
      [
        'a number that is none',
        (world) => put(reading(world, { valueQuantity: { value: 'NaN' as unknown as number } })),
      ],
      [
        'a day that ends before it begins',
        (world) =>
          put(
            reading(world, {
              effectiveDateTime: undefined,
              effectivePeriod: { start: '2026-01-10', end: '2026-01-09' },
            }),
          ),
      ],
      [
        'a dose of tomorrow',
        (world) =>
          put(dose(world, { effectiveDateTime: new Date(Date.now() + 20 * 3_600_000).toISOString() })),
      ],
      ['a message of the year 9999', (world) => put(message(world, { sent: '9999-12-31T00:00:00Z' }))],
      [
        'an endless number',
        (world) => {
          const endless = reading(world);
          const body = JSON.stringify(endless).replace('4321', '1e999');
          return { ...put(endless), body, headers: { 'content-type': 'application/fhir+json' } };
        },
      ],
    ] satisfies [string, Attack['ask']][]
  ).map(([what, ask]) => refuse(88, `writes ${what}`, ask, { refused: [400, 422], code: 'out_of_bounds' })),
].map((attack) => ({ ...attack, looksUp: true }));

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
  ] satisfies [string, Attack['ask']][]
).map(([what, ask]) => refuse(52, `sets ${what}`, ask, { looksUp: true }));

export const serverOwnedOfBookings: Attack[] = (
  [
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
).map(([what, ask]) => refuse(52, `books with ${what}`, ask, { refused: [422], code: 'bad_booking' }));

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
