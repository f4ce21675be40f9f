import { portalRequestHeader } from '@portal/api-contract/portal-request';
import ky from 'ky';
import { serverOrigin } from '../platform/native.ts';
import { retryRule } from './retry-rule.ts';

const retries = 5;

/** For a POST that is safe to repeat. */
export const repeatableCall = retryRule(retries, { isRepeatable: true });

/** The portal's own endpoints. */
export const portalApi = ky.create({
  ...retryRule(retries),
  prefix: `${serverOrigin()}/v1`,
  headers: { [portalRequestHeader]: '1' },
  timeout: 10_000,
});
