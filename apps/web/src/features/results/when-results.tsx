import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { ResultsLoading } from './results-loading.tsx';

export function WhenResults<T>(props: Pick<ComponentProps<typeof WhenLoaded<T>>, 'answer' | 'children'>) {
  return (
    <WhenLoaded
      {...props}
      loading={<ResultsLoading />}
      failed={
        <Trans>We could not load your results. They are safe. Check your connection and try again.</Trans>
      }
    />
  );
}
