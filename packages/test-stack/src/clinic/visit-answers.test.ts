import type { Appointment, Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { answerVisit, moveVisit } from './visit-answers.ts';

const visit: Appointment = {
  resourceType: 'Appointment',
  id: 'v',
  status: 'proposed',
  start: '2026-11-20T04:45:00Z',
  end: '2026-11-20T05:15:00Z',
  participant: [
    { actor: { reference: 'Practitioner/d' }, status: 'needs-action' },
    { actor: { reference: 'Patient/p' }, status: 'accepted' },
  ],
};
const held: Slot = {
  resourceType: 'Slot',
  id: 's',
  status: 'busy',
  schedule: { reference: 'Schedule/x' },
  start: '2026-11-20T04:45:00Z',
  end: '2026-11-20T05:15:00Z',
};

test.each([
  ['confirm', 'booked', 'accepted', []],
  ['fulfil', 'fulfilled', 'accepted', []],
  ['decline', 'cancelled', 'declined', ['free']],
  ['cancel', 'cancelled', 'accepted', ['free']],
] as const)('%s', (answer, status, doctor, slots) => {
  const [changed, ...freed] = answerVisit(visit, [held], answer);
  expect(changed).toMatchObject({ status, participant: [{ status: doctor }, { status: 'accepted' }] });
  expect(freed.map((slot) => slot.status)).toEqual(slots);
});

test('a moved visit keeps its length, takes the new time and frees the old', () => {
  const target = { slot: undefined, slotId: 'n', start: '2026-11-22T10:30:00+05:45' };
  expect(moveVisit(visit, [held], target)).toMatchObject([
    {
      id: 'n',
      status: 'busy',
      schedule: held.schedule,
      start: '2026-11-22T04:45:00Z',
      end: '2026-11-22T05:15:00Z',
    },
    { status: 'booked', start: '2026-11-22T04:45:00Z', slot: [{ reference: 'Slot/n' }] },
    { id: 's', status: 'free' },
  ]);
  expect(() => moveVisit(visit, [held], { ...target, slot: held })).toThrow('taken');
});
