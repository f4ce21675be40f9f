import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';

type Props<T> = Pick<ComponentProps<typeof WhenLoaded<T>>, 'answer' | 'loading' | 'children'>;

export function WhenResults<T>(props: Props<T>) {
  return (
    <WhenLoaded
      {...props}
      failed={
        <Trans>We couldn’t load your results. They’re safe. Check your connection and try again.</Trans>
      }
    />
  );
}
