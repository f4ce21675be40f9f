import { Trans } from '@lingui/react/macro';
import { LoadFailed } from '../../ui/load-failed.tsx';

export function OverviewFailed() {
  return (
    <LoadFailed>
      <Trans>
        We could not load your visits and payments. They are safe. Check your connection and try again.
      </Trans>
    </LoadFailed>
  );
}
