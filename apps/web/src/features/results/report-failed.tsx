import { Trans } from '@lingui/react/macro';
import { ErrorState } from '@portal/ui/error-state.tsx';
import type { Answer } from '@portal/ui/load-failed.tsx';

export function ReportFailed({ answer }: { answer: Answer }) {
  return (
    <ErrorState level={3} onTryAgain={() => void answer.refetch()} isTrying={answer.isFetching}>
      <p>
        <Trans>We couldn’t load this report. It’s safe. Check your connection and try again.</Trans>
      </p>
    </ErrorState>
  );
}
