import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';

/** What is known of a request, as useQuery tells it. */
export type Answer = { isError: boolean; isFetching: boolean; refetch: () => unknown };

type Props = { answer: Answer; 'aria-label'?: string | undefined; children: ReactNode };

/** What a loader asked for did not come: what happened and what is safe in the page's words, and another try. */
export function LoadFailed({ answer, children, ...props }: Props) {
  return (
    <Card {...props}>
      <ErrorState onTryAgain={() => void answer.refetch()} isTrying={answer.isFetching}>
        <p>{children}</p>
      </ErrorState>
    </Card>
  );
}
