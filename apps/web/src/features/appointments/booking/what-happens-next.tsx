import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@portal/ui/class-names.ts';

/** What has happened to a request, and what comes. */
export function WhatHappensNext({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <ol className="grid gap-2.5 text-left">
      <Step isDone>
        <Trans>Request sent</Trans>
      </Step>
      <Step isDone={isConfirmed}>
        <Trans>The clinic checks the time</Trans>
      </Step>
      <Step isDone={isConfirmed}>
        <Trans>Booking Confirmed</Trans>
      </Step>
      <Step isDone={false}>
        <Trans>Your visit</Trans>
      </Step>
    </ol>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-6 flex-none place-items-center rounded-full',
          isDone ? 'bg-success-solid text-surface' : 'border-[1.5px] border-line',
        )}
      >
        {isDone && <Check size={16} strokeWidth={2.75} />}
      </span>
      <span className={isDone ? 'font-medium' : 'text-muted'}>
        {children}
        <span className="sr-only">
          {' · '}
          {isDone ? <Trans>done</Trans> : <Trans>still to come</Trans>}
        </span>
      </span>
    </li>
  );
}
