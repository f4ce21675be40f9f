import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What the looks of the days mean; to a screen reader each day says it itself. */
export function CalendarLegend() {
  return (
    <p aria-hidden="true" className="mt-3 hidden gap-4 px-2 text-sm text-muted lg:flex">
      <Look className="bg-primary">
        <Trans>Selected</Trans>
      </Look>
      <Look className="border-[1.5px] border-line-control bg-soft">
        <Trans>Available</Trans>
      </Look>
      <Look className="border-[2.5px] border-primary">
        <Trans>Today</Trans>
      </Look>
    </p>
  );
}

function Look({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-3.5 rounded-[4px] ${className}`} />
      {children}
    </span>
  );
}
