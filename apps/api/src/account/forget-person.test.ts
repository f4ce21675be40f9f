import { expect, test, vi } from 'vitest';
import type { Query } from '../infra/database.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { forgetPerson } from './forget-person.ts';

const session = { id: 's', patientId: 'p' };
const gone = [{ upstreamSid: 'sid', client: 'web' }];

/** A database whose first commits are lost, and how often it was asked to forget. */
function open(lostCommits: number) {
  const begun = { times: 0 };
  const query = (async (text: string) => (text.includes('returning') ? gone : [])) as unknown as Query;
  const database = {
    async lockingTransaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
      begun.times += 1;
      const result = await work(query);
      if (begun.times <= lostCommits) throw new Unavailable('database');
      return result;
    },
  };
  return { database, begun };
}

test('a commit that is lost after the account is deleted is made again, and the account is deleted once', async () => {
  const { database, begun } = open(2);
  const deleteUpstream = vi.fn<() => Promise<void>>();
  expect(await forgetPerson(database, session, deleteUpstream)).toEqual(gone);
  expect([begun.times, deleteUpstream.mock.calls.length]).toEqual([3, 1]);
});

test('where the account cannot be deleted nothing is forgotten, and nothing is tried again', async () => {
  const { database, begun } = open(0);
  const deleteUpstream = vi.fn<() => Promise<void>>().mockRejectedValue(new Unavailable('identity'));
  await expect(forgetPerson(database, session, deleteUpstream)).rejects.toThrow('identity');
  expect([begun.times, deleteUpstream.mock.calls.length]).toEqual([1, 1]);
});
