import type { ComponentProps } from 'react';
import { ErrorState } from '@portal/ui/error-state.tsx';
import type { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { DevicesLoading } from './devices-loading.tsx';

type Props<T> = Pick<ComponentProps<typeof WhenLoaded<T>>, 'answer' | 'failed' | 'children'>;

/** A part of a section, which the server keeps: its rows, or a way on where they did not come. */
export function WhenSet<T>({ answer, failed, children }: Props<T>) {
  if (answer.isError)
    return (
      <ErrorState level={3} onTryAgain={() => void answer.refetch()} isTrying={answer.isFetching}>
        <p>{failed}</p>
      </ErrorState>
    );
  return answer.data === undefined ? <DevicesLoading /> : children(answer.data);
}
