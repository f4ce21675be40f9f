import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

/** What a step lists could not be loaded; what was chosen before is kept. */
export function ListFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <Card>
      <ErrorState onTryAgain={() => void revalidate()} isTrying={state === 'loading'}>
        <p>
          <Trans>We could not load this. What you chose is kept. Check your connection and try again.</Trans>
        </p>
      </ErrorState>
    </Card>
  );
}
