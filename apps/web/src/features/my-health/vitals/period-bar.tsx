import { useLingui } from '@lingui/react/macro';
import { findSpan, periods, type Period } from '@portal/clinical-domain/vitals/vital-period';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@portal/ui/icon-button.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { formatSpan } from './format-span.ts';
import { periodNames, stepNames } from './vital-strings.ts';

type Props = {
  period: Period;
  back: number;
  today: string;
  onPeriod: (period: Period) => void;
  onBack: (back: number) => void;
  children: ReactNode;
};

/** Week, month or year for all charts together, and which one. */
export function PeriodBar({ period, back, today, onPeriod, onBack, children }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  const [before, after] = stepNames[period];
  return (
    <div className="mb-4 grid gap-3 sm:mb-6 sm:grid-cols-2 sm:items-center sm:gap-5 lg:grid-cols-[320px_minmax(0,1fr)_auto]">
      <Segments
        label={t`Period`}
        value={period}
        onChange={onPeriod}
        className="bg-surface!"
        segments={periods.map((id) => ({ id, content: t(periodNames[id]) }))}
      />
      <div className="flex items-center justify-between gap-2 font-semibold tabular-nums sm:max-lg:order-last sm:max-lg:col-span-2 lg:justify-center">
        <IconButton
          label={t(before)}
          icon={ChevronLeft}
          className="text-link"
          onClick={() => onBack(back + 1)}
        />
        <p aria-live="polite" className="text-center">
          {formatSpan(findSpan(period, today, back), view)}
        </p>
        <IconButton
          label={t(after)}
          icon={ChevronRight}
          className="text-link"
          disabled={back === 0}
          onClick={() => onBack(back - 1)}
        />
      </div>
      {children}
    </div>
  );
}
