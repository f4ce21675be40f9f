import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  /** Also on tablets, where what it leads on from is below the first screen. */
  isOnTablets?: boolean;
  children: ReactNode;
};

/** Phones: what the page is for stays at the window's lower edge; app bar and tab bar scroll with the page (theme.css). */
export function ActionBar({ isOnTablets = false, children }: Props) {
  return (
    <div
      data-action-bar
      className={classNames(
        'sticky bottom-0 z-100 -mx-(--gutter) mt-4 -mb-6 flex items-center gap-4 bg-surface px-(--gutter) pt-1.5 pb-[calc(var(--safe-bottom)+6px)] shadow-bar low:static [&_button]:min-h-11',
        isOnTablets ? 'lg:hidden' : 'sm:hidden',
      )}
    >
      {children}
    </div>
  );
}
