import { expect, test } from 'vitest';
import { findNextAppointments } from './appointment.query.ts';

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
