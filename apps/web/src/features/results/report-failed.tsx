import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';

export function ReportFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState level={3} onTryAgain={() => void revalidate()} isTrying={state === 'loading'}>
      <p>
        <Trans>We could not load this report. It is safe. Check your connection and try again.</Trans>
      </p>
    </ErrorState>
  );
}
