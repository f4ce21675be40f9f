import { Trans } from '@lingui/react/macro';
import { LoadFailed } from '../../../ui/load-failed.tsx';

/** What a step lists could not be loaded; what was chosen before is kept. */
export function ListFailed() {
  return (
    <LoadFailed>
      <Trans>We could not load this. What you chose is kept. Check your connection and try again.</Trans>
    </LoadFailed>
  );
}
