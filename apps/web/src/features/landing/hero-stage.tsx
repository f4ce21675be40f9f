import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleCheck, Clock, Pill } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Badge } from '@portal/ui/badge.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { DateTile } from '@portal/ui/date-tile.tsx';
import { Tile } from '@portal/ui/tile.tsx';

/** Four sample cards: a picture of the portal, not data. */
export function HeroStage() {
  const { t } = useLingui();
  return (
    <div aria-hidden="true" className="relative h-full text-ink">
      <Sheet className="top-0 right-4 left-0 z-2 p-4.5 lg:top-1.5 lg:right-0 lg:left-14 lg:p-6">
        <div className="mb-2.5 flex items-center justify-between">
          <span className="text-sm font-semibold text-muted">
            <Trans>Upcoming Visits</Trans>
          </span>
          <Badge kind="info" icon={Clock}>
            <Trans>In 2 days</Trans>
          </Badge>
        </div>
        <div className="flex items-start gap-3.5">
          <DateTile weekday={t`Fri`} day={t`20`} month={t`Nov`} />
          <div>
            <p className="text-lg leading-snug font-semibold tracking-title">
              <Trans>Dr. Anil Shrestha</Trans>
            </p>
            <p className="text-sm text-muted">
              <Trans>Cardiology · Follow Up</Trans>
            </p>
            <p className="mt-1 font-semibold tabular-nums">
              <Trans>10:30 AM – 11:00 AM</Trans>
            </p>
          </div>
        </div>
      </Sheet>
      <Sheet className="top-41 right-0 left-10 z-3 px-4.5 py-4 lg:top-46.5 lg:right-auto lg:left-0 lg:w-84 lg:p-5.5">
        <div className="flex items-center justify-between">
          <div>
            <p className="text-sm font-semibold text-muted">
              <Trans>HbA1c</Trans>
            </p>
            <p className="text-2xl font-[650] tracking-[-.02em] tabular-nums">
              <Trans>5.4</Trans> <span className="text-sm font-normal tracking-normal text-muted">%</span>
            </p>
          </div>
          <Badge kind="success" icon={Check}>
            <Trans>Normal</Trans>
          </Badge>
        </div>
        <svg width="100%" viewBox="0 0 300 80" className="mt-2 block">
          <rect x="0" y="28.6" width="300" height="45.5" rx="4" fill="var(--chart-band)" />
          <polyline
            points="4,8.7 77,14.4 150,20.1 223,28.6 296,34.3"
            fill="none"
            stroke="var(--chart-line)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle
            cx="294"
            cy="34.3"
            r="5"
            fill="var(--chart-band-edge)"
            stroke="var(--color-surface)"
            strokeWidth="2"
          />
        </svg>
      </Sheet>
      <Sheet className="top-51 right-0 z-4 w-53 p-5 max-lg:hidden">
        <div className="mb-3 flex items-center gap-3">
          <Tile icon={Pill} hue="violet" size="sm" />
          <div>
            <p className="leading-[1.3] font-semibold">
              <Trans>Metformin</Trans>
            </p>
            <p className="text-sm text-muted">
              <Trans>500 mg</Trans>
            </p>
          </div>
        </div>
        <Badge kind="success" icon={CircleCheck}>
          <Trans>Done</Trans>
        </Badge>
        <p className="mt-2 text-sm text-muted tabular-nums">
          <Trans>8:00 AM · after food</Trans>
        </p>
      </Sheet>
      <Sheet className="top-99.5 right-7 left-21 flex items-center gap-3.5 px-5 py-4 max-lg:hidden">
        <Avatar name={t`Dr. Anil Shrestha`} hue="teal" />
        <div className="min-w-0 flex-1">
          <p className="flex items-center justify-between leading-[1.4]">
            <b className="font-semibold">
              <Trans>Dr. Anil Shrestha</Trans>
            </b>
            <span className="text-sm text-subtle tabular-nums">
              <Trans>09:12 AM</Trans>
            </span>
          </p>
          <p className="text-sm text-muted">
            <Trans>Your sugar is well controlled. Keep up the daily walk.</Trans>
          </p>
        </div>
      </Sheet>
    </div>
  );
}

function Sheet({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={classNames('absolute rounded-[22px] bg-surface shadow-lg', className)}>{children}</div>
  );
}
