import { Trans } from '@lingui/react/macro';
import { LoadFailed } from '../../ui/load-failed.tsx';

export function ResultsFailed() {
  return (
    <LoadFailed>
      <Trans>We could not load your results. They are safe. Check your connection and try again.</Trans>
    </LoadFailed>
  );
}
