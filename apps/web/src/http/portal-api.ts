import { portalRequestHeader } from '@portal/api-contract/portal-request';
import ky from 'ky';
import { serverOrigin } from '../platform/native.ts';
import { retryRule } from './retry-rule.ts';

/** The portal's own endpoints. */
export const portalApi = ky.create({
  ...retryRule(5),
  prefix: `${serverOrigin()}/v1`,
  headers: { [portalRequestHeader]: '1' },
  timeout: 10_000,
});
