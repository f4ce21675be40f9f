import type { ReactNode } from 'react';

/** Phones only: what the page is for stays at the window's lower edge; app bar and tab bar scroll with the page (theme.css). */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="sticky bottom-0 z-100 -mx-(--gutter) mt-4 -mb-6 flex items-center gap-4 bg-surface px-(--gutter) pt-1.5 pb-[calc(var(--safe-bottom)+6px)] shadow-bar sm:hidden low:static [&_button]:min-h-11"
    >
      {children}
    </div>
  );
}
