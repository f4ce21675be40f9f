import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';

export function NoticesFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState level={3} onTryAgain={() => void revalidate()} isTrying={state === 'loading'}>
      <p>
        <Trans>We could not load what you chose. Nothing was changed.</Trans>
      </p>
    </ErrorState>
  );
}
