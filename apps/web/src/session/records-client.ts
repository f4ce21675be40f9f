import type { RecordsClient } from '@portal/fhir-queries/records-client';
import ky from 'ky';
import { retryRule } from '../http/retry-rule.ts';
import { session } from './session.ts';
import { TokenExpiredError } from './session-errors.ts';

const records = ky.create({
  ...retryRule(1),
  prefix: '/r4',
  headers: { accept: 'application/fhir+json' },
  throwHttpErrors: (status) => status !== 401,
});

export const recordsClient: RecordsClient = {
  async get(path, parameters) {
    const search = (token: string) =>
      records.get(path, { searchParams: parameters, headers: { authorization: `Bearer ${token}` } });

    let response = await search(await session.getAccessToken());
    if (response.status === 401) response = await search(await session.refresh());
    if (response.status === 401) {
      session.expire();
      throw new TokenExpiredError();
    }
    return response.json();
  },
};
