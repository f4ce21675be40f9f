import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';

/** What a loader promised did not come: what happened and what is safe in the page's words, and another try. */
export function LoadFailed({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Card>
      <ErrorState onTryAgain={() => void revalidate()} isTrying={state === 'loading'}>
        <p>{children}</p>
      </ErrorState>
    </Card>
  );
}
