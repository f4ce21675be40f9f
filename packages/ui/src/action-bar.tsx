import type { ReactNode } from 'react';

/** Phones only: what the page is for stays above the tab bar. The room that it takes is kept free at the page's end. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true" className="h-20 sm:hidden low:hidden" />
      <div className="fixed inset-x-0 bottom-[calc(var(--tabbar-h)+var(--safe-bottom))] z-100 flex items-center gap-4 bg-surface px-(--gutter) py-2.5 shadow-bar sm:hidden low:static">
        {children}
      </div>
    </>
  );
}
