import { expect, test } from 'vitest';
import { findComingVisits, findNextAppointments } from './appointment.query.ts';

const from = new Date('2026-11-18T03:15:42.123Z');

test('asks for what is still to come, soonest first, in whole seconds', async () => {
  const asked: [string, unknown][] = [];
  const client = {
    get: async (path: string, parameters: unknown) => {
      asked.push([path, parameters]);
      return { resourceType: 'Bundle', type: 'searchset' };
    },
  };
  expect(await findNextAppointments(client, { from, count: 1 })).toEqual([]);
  expect(asked).toEqual([
    [
      'Appointment',
      {
        date: 'ge2026-11-18T03:15:42Z',
        status: 'proposed,pending,booked,arrived,checked-in',
        _sort: 'date',
        _count: '1',
      },
    ],
  ]);
});

test('leaves out what is not an appointment', async () => {
  const appointment = { resourceType: 'Appointment', id: 'a', status: 'proposed', participant: [] };
  const entry = [
    { resource: { resourceType: 'OperationOutcome', issue: [] } },
    { resource: appointment },
    {},
  ];
  const client = { get: async () => ({ resourceType: 'Bundle', type: 'searchset', entry }) };
  expect(await findNextAppointments(client, { from, count: 1 })).toEqual([appointment]);
});

test.each([undefined, null, 'text', {}, { resourceType: 'OperationOutcome' }])(
  'refuses %j',
  async (answer) => {
    await expect(findNextAppointments({ get: async () => answer }, { from, count: 1 })).rejects.toThrow(
      'Bundle',
    );
  },
);

test('visits to come, soonest first; one without a time is still to come and stands last', async () => {
  const visit = (id: string, start?: string) => ({
    resource: { resourceType: 'Appointment', id, status: 'booked', participant: [], ...(start && { start }) },
  });
  const entry = [
    visit('open'),
    visit('later', '2026-12-01T04:00:00Z'),
    visit('next', '2026-11-19T04:00:00Z'),
    visit('past', '2026-11-17T04:00:00Z'),
  ];
  const client = { get: async () => ({ resourceType: 'Bundle', type: 'searchset', entry }) };
  const { visits } = await findComingVisits(client, from);
  expect(visits.map(({ id }) => id)).toEqual(['next', 'later', 'open']);
});
