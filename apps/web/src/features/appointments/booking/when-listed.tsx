import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';

type Props<T> = Omit<ComponentProps<typeof WhenLoaded<T>>, 'failed'>;

/** What a step lists; where it could not be loaded, what was chosen before is kept. */
export function WhenListed<T>(props: Props<T>) {
  return (
    <WhenLoaded
      {...props}
      failed={
        <Trans>We could not load this. What you chose is kept. Check your connection and try again.</Trans>
      }
    />
  );
}
