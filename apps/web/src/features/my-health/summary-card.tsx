import { Trans, useLingui } from '@lingui/react/macro';
import {
  CalendarDays,
  FileText,
  FlaskConical,
  HeartPulse,
  Pill,
  RotateCw,
  ShieldAlert,
  Smartphone,
  Stethoscope,
  Syringe,
  type LucideIcon,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '@portal/ui/class-names.ts';
import type { Hue } from '@portal/ui/hues.ts';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { addressOf, partNames, type PartId } from './parts.ts';

const looks: Record<PartId, { icon: LucideIcon; hue: Hue }> = {
  appointments: { icon: CalendarDays, hue: 'blue' },
  'lab-results': { icon: FlaskConical, hue: 'teal' },
  medications: { icon: Pill, hue: 'violet' },
  wearables: { icon: Smartphone, hue: 'rose' },
  allergies: { icon: ShieldAlert, hue: 'amber' },
  conditions: { icon: Stethoscope, hue: 'blue' },
  immunizations: { icon: Syringe, hue: 'green' },
  vitals: { icon: HeartPulse, hue: 'rose' },
  documents: { icon: FileText, hue: 'teal' },
};

type Props = { part: PartId; children: ReactNode; className?: string };

/** A way to one part of the record; below its name what the part says. */
export function SummaryCard({ part, children, className }: Props) {
  const { t } = useLingui();
  const factsId = useId();
  return (
    <li
      className={classNames(
        'liftable relative flex min-h-36 min-w-0 flex-col gap-1 rounded-lg bg-surface px-3 py-3.5 shadow-sm sm:min-h-46 sm:p-5.5',
        className,
      )}
    >
      <div className="mb-1.5 flex items-center gap-2 max-[379px]:flex-col max-[379px]:items-start sm:gap-2.5">
        <Tile {...looks[part]} size="sm" className="sm:size-11 sm:rounded-md" />
        <h2 className="min-w-0 text-sm leading-tight sm:text-lg">
          <Link
            to={addressOf(part)}
            aria-describedby={factsId}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {t(partNames[part])}
          </Link>
        </h2>
      </div>
      <div id={factsId} className="flex min-w-0 flex-1 flex-col gap-1">
        {children}
      </div>
    </li>
  );
}

/** What the part comes to, in a few words; a number with its unit stands large. */
export function Fact({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'leading-snug font-semibold tabular-nums wrap-anywhere',
        isLarge && 'text-xl tracking-title sm:text-2xl',
      )}
    >
      {children}
    </p>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <p className="text-sm leading-snug text-muted tabular-nums wrap-anywhere">{children}</p>;
}

/** At the lower edge: the one chip, or when it was. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="mt-auto pt-2 text-sm text-muted tabular-nums *:leading-snug *:whitespace-normal!">
      {children}
    </div>
  );
}

export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <>
      <Fact>
        <Trans>Nothing here yet</Trans>
      </Fact>
      <Line>{children}</Line>
    </>
  );
}

export function SummarySkeleton() {
  return (
    <div className="grid gap-2 pt-0.5">
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}

type FailedProps = { children: ReactNode; isTrying: boolean; onTryAgain: () => void };

export function SummaryFailed({ children, isTrying, onTryAgain }: FailedProps) {
  return (
    <div role="alert" className="flex flex-1 flex-col items-start gap-2">
      <Line>{children}</Line>
      <WaitingButton
        variant="soft"
        size="sm"
        className="relative mt-auto px-3!"
        isWaiting={isTrying}
        onClick={onTryAgain}
      >
        <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Try again</Trans>
      </WaitingButton>
    </div>
  );
}
