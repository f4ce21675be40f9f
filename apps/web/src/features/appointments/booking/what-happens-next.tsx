import { Trans } from '@lingui/react/macro';
import type { VisitMode } from '@portal/clinical-domain/doctors/doctor';
import { formatDateTime, formatTime } from '@portal/clinical-domain/time/format-date';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { opensMinutesBefore } from '@portal/clinical-domain/video/video-window';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@portal/ui/class-names.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';

type Props = { isConfirmed: boolean; mode: VisitMode; sent: string | undefined; now: Date };

/** What has happened to a request, and what comes. */
export function WhatHappensNext({ isConfirmed, mode, sent, now }: Props) {
  const minutes = formatDigits(opensMinutesBefore, useLanguage());
  return (
    <section>
      <h3 className="mb-3 text-xl">
        <Trans>What happens next</Trans>
      </h3>
      <ol>
        <Step number={1} state="done" title={<Trans>Request sent</Trans>}>
          {sent && <SentAt sent={sent} now={now} />} <Trans>Your time is held for you.</Trans>
        </Step>
        <Step number={2} state={isConfirmed ? 'done' : 'now'} title={<Trans>The clinic looks at it</Trans>}>
          {!isConfirmed && <Trans>You don’t need to do anything.</Trans>}
        </Step>
        <Step number={3} state={isConfirmed ? 'done' : 'later'} title={<Trans>Booking Confirmed</Trans>}>
          {!isConfirmed && (
            <Trans>We’ll notify you. If the time doesn’t work for the clinic, you’ll see it here.</Trans>
          )}
        </Step>
        <Step number={4} state={isConfirmed ? 'now' : 'later'} title={<Trans>Your visit</Trans>}>
          {mode === 'video' && <Trans>The video call opens {minutes} minutes before the visit.</Trans>}
        </Step>
      </ol>
    </section>
  );
}

function SentAt({ sent, now }: { sent: string; now: Date }) {
  const view = useClinicView();
  const instant = new Date(sent);
  const isToday = clinicDay(instant.getTime(), view.zone) === clinicDay(now.getTime(), view.zone);
  const time = formatTime(instant, view);
  return isToday ? <Trans>Today, {time}.</Trans> : <>{formatDateTime(instant, view)}.</>;
}

type StepProps = { number: number; state: 'done' | 'now' | 'later'; title: ReactNode; children: ReactNode };

const looks = {
  done: 'border-success-solid bg-success-solid text-surface',
  now: 'border-primary text-link ring-4 ring-soft-hover',
  later: 'border-line-control text-muted',
};

function Step({ number, state, title, children }: StepProps) {
  const language = useLanguage();
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0',
        'before:absolute before:top-[2.125rem] before:bottom-0.5 before:left-[.9375rem] before:w-0.5 last:before:hidden',
        state === 'done' ? 'before:bg-success-solid' : 'before:bg-line',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-8 place-items-center rounded-full border-2 text-sm font-semibold',
          looks[state],
        )}
      >
        {state === 'done' ? <Check size={18} strokeWidth={2.5} /> : formatDigits(number, language)}
      </span>
      <div className="pt-1">
        <p className="font-semibold">
          {title}
          <span className="sr-only">
            {' · '}
            {state === 'done' ? <Trans>done</Trans> : <Trans>still to come</Trans>}
          </span>
        </p>
        <p className="text-sm text-pretty text-muted">{children}</p>
      </div>
    </li>
  );
}
