import { Trans } from '@lingui/react/macro';
import { LoadFailed, type Answer } from '@portal/ui/load-failed.tsx';

export function OverviewFailed({ answer }: { answer: Answer }) {
  return (
    <LoadFailed answer={answer}>
      <Trans>
        We could not load your visits and payments. They are safe. Check your connection and try again.
      </Trans>
    </LoadFailed>
  );
}
