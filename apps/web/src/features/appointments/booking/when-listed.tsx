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
        <Trans>We couldn’t load this. Your choices are saved. Check your connection and try again.</Trans>
      }
    />
  );
}
