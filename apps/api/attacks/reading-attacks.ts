import type { Observation } from 'fhir/r4';
import { type Attack, put } from './attack.ts';
import { firstOf, refuse } from './refused-write.ts';
import type { World } from './world.ts';
import { homeReading } from './written.ts';

const day = 24 * 3_600_000;
const twin: Attack['twin'] = (world) => put(homeReading(world));

/** A reading from home that is not as the app writes it, or not the patient's; beside each one that is. */
const spoilt = (does: string, ask: (world: World) => Observation, more: Partial<Attack> = {}) =>
  refuse(45, `types in a reading ${does}`, (world) => put(ask(world)), { twin, looksUp: true, ...more });

export const readingAttacks: Attack[] = [
  spoilt('of B', (world) => ({ ...homeReading(world), subject: world.b.self })),
  spoilt('that B measured', (world) => ({ ...homeReading(world), performer: [world.b.self] })),
  spoilt('that a doctor measured', (world) => ({
    ...homeReading(world),
    performer: [{ reference: `Practitioner/${world.doctor.practitionerId}` }],
  })),
  spoilt('that no body can have', (world) => homeReading(world, { values: [301] }), {
    refused: [422],
    code: 'out_of_bounds',
  }),
  spoilt('of tomorrow', (world) => homeReading(world, { at: Date.now() + day / 2 }), {
    refused: [422],
    code: 'out_of_bounds',
  }),
  spoilt('of last year', (world) => homeReading(world, { at: Date.now() - 365 * day }), {
    refused: [422],
    code: 'out_of_bounds',
  }),
  spoilt(
    'that could be changed for ever',
    (world) => homeReading(world, { enteredAt: Date.now() + day / 2 }),
    { refused: [422], code: 'out_of_bounds' },
  ),
  spoilt('with a verdict of its own', (world) => ({
    ...homeReading(world),
    interpretation: [{ text: 'Normal' }],
  })),
  spoilt('that passes for a laboratory’s', (world) => ({
    ...homeReading(world),
    category: [{ coding: [{ code: 'laboratory' }] }],
  })),
  spoilt('without its mark', (world) => ({ ...homeReading(world), identifier: [] })),
  refuse(
    46,
    'makes a reading of the clinic its own',
    (world) => put({ ...homeReading(world), id: firstOf(world.a, 'Observation').id ?? '' }),
    { refused: [403, 409], looksUp: true, twin },
  ),
  refuse(
    46,
    'takes a reading of the clinic back',
    ({ a }) => put({ ...(firstOf(a, 'Observation') as Observation), status: 'entered-in-error' }),
    { looksUp: true, twin },
  ),
];
