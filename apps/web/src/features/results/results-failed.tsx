import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

export function ResultsFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <Card>
      <ErrorState onTryAgain={() => void revalidate()} isTrying={state === 'loading'}>
        <p>
          <Trans>We could not load your results. They are safe. Check your connection and try again.</Trans>
        </p>
      </ErrorState>
    </Card>
  );
}
