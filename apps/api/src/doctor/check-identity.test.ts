import { expect, test } from 'vitest';
import type { Naming } from '../infra/record-naming.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { checkConnecting } from './check-identity.ts';

const asked: string[][] = [];

async function check(answer: () => Naming) {
  const [found] = await checkConnecting({
    nameRecord: async (subject, patientId) => {
      asked.push([subject, patientId]);
      return answer();
    },
  });
  return found;
}

function refuses(status: number): () => never {
  return () => {
    throw new Unavailable('identity', new Error(`naming a record was answered with ${status}`));
  };
}

test('a client that may name records is told that nobody’s account is not there', async () => {
  expect((await check(() => 'gone'))?.state).toBe('good');
  expect(asked).toEqual([['00000000-0000-0000-0000-000000000000', 'of-nobody']]);
});

test('a realm without the role connect-record is found', async () => {
  const found = await check(refuses(403));
  expect(found?.state).toBe('change');
  expect(found?.says).toContain('its role connect-record is missing. Run npm run realm:update.');
});

test('another client, or a server that is away, is not taken for a missing role', async () => {
  const found = await check(refuses(401));
  expect(found?.state).toBe('change');
  expect(found?.says).toContain('answered with 401. Compare PORTAL_ACCOUNTS_CLIENT_ID');
});

test('nothing is said where accounts are not in the portal’s hand', async () => {
  expect(await checkConnecting({ nameRecord: undefined })).toEqual([]);
});
