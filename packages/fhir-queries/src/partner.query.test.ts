import { expect, test } from 'vitest';
import { isPartner } from './partner.query.ts';

const visit = (status: string) => ({ resourceType: 'Appointment', status });
const letter = { resourceType: 'Communication', status: 'completed' };

function clientWith(...answers: object[][]) {
  const entry = answers.map((found) => ({
    response: { status: '200' },
    resource: { resourceType: 'Bundle', entry: found.map((resource) => ({ resource })) },
  }));
  return { post: async () => ({ resourceType: 'Bundle', type: 'batch-response', entry }) };
}

test.each([
  ['a visit', clientWith([visit('fulfilled')], [], []), true],
  ['a visit that was a mistake', clientWith([visit('entered-in-error')], [], []), false],
  ['a place on the waiting list', clientWith([visit('waitlist')], [], []), false],
  ['a message to them', clientWith([], [letter], []), true],
  ['a message from them', clientWith([], [], [letter]), true],
  ['nothing', clientWith([], [], []), false],
])('F15: with %s a doctor can be asked or not', async (_, client, can) => {
  expect(await isPartner(client, 'Practitioner/1')).toBe(can);
});
