import type { ComponentProps } from 'react';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';

/** One tab below the links: what its loader promised, within the page's edges. */
export function TabPage<T>(props: ComponentProps<typeof WhenLoaded<T>>) {
  return (
    <div className="container-page pb-6 sm:pb-14">
      <WhenLoaded {...props} />
    </div>
  );
}
