import type { ChangePolicy } from '../change-policy.ts';
import { pass } from '../../patient-access/policy.ts';

/** Who names a version changes that one and no newer. */
export const seenVersion: ChangePolicy = ({ before, ifMatch }) => {
  if (ifMatch === undefined || ifMatch === `W/"${before?.meta?.versionId}"`) return pass;
  return {
    kind: 'deny',
    status: 412,
    code: 'stale',
    reason: 'This has changed since you read it. Read it again.',
  };
};
