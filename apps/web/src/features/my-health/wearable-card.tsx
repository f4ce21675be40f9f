import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/format-date';
import type { Metric, Reading } from '@portal/clinical-domain/vitals/own-readings';
import { Flame, Footprints, HeartPulse, Moon, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Hue } from '../../ui/hues.ts';
import { Tile } from '../../ui/tile.tsx';
import { useClinicView } from '../../session/use-clinic-view.ts';
import { DayBars } from './day-bars.tsx';
import { formatNumber } from './format-number.ts';

const looks: Record<Metric, { name: MessageDescriptor; icon: LucideIcon; hue: Hue }> = {
  steps: { name: msg`Steps Count`, icon: Footprints, hue: 'green' },
  sleep: { name: msg`Sleep`, icon: Moon, hue: 'violet' },
  heart_rate: { name: msg`Heart Rate`, icon: HeartPulse, hue: 'rose' },
  calories: { name: msg`Calories`, icon: Flame, hue: 'amber' },
};

export function WearableCard({ metric, days }: { metric: Metric; days: Reading[] }) {
  const { t } = useLingui();
  const view = useClinicView();
  const titleId = useId();
  const { name, icon, hue } = looks[metric];
  const latest = days.at(-1);
  const date = latest && formatDate(new Date(latest.endDate), view);
  return (
    <article
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,9.25rem)] items-center gap-3 rounded-lg bg-surface p-4 shadow-sm sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] lg:gap-5"
    >
      <div className="min-w-0">
        <div className="flex items-center gap-2.5">
          <Tile icon={icon} hue={hue} size="sm" />
          <h2 id={titleId} className="text-md">
            {t(name)}
          </h2>
        </div>
        {latest ? (
          <>
            <p className="mt-2.5 text-2xl leading-tight font-[650] tracking-display tabular-nums sm:text-3xl">
              <Value metric={metric} value={latest.value} />
            </p>
            <p className="text-sm text-subtle tabular-nums">
              <Trans>As of {date}</Trans>
            </p>
          </>
        ) : (
          <p className="mt-2.5 text-muted">
            <Trans>No item to display</Trans>
          </p>
        )}
      </div>
      {days.length > 1 && <DayBars metric={metric} name={t(name)} days={days} hue={hue} />}
    </article>
  );
}

/** A number with its unit; sleep as hours and minutes. */
function Value({ metric, value }: { metric: Metric; value: number }) {
  const { language } = useClinicView();
  const number = formatNumber(value, language);
  if (metric === 'sleep') {
    const minutes = Math.round(value / 60);
    const [hours, rest] = [
      formatNumber(Math.floor(minutes / 60), language),
      formatNumber(minutes % 60, language),
    ];
    return (
      <Trans>
        {hours} <Unit>hrs</Unit> {rest} <Unit>min</Unit>
      </Trans>
    );
  }
  if (metric === 'steps')
    return (
      <Trans>
        {number} <Unit>steps</Unit>
      </Trans>
    );
  if (metric === 'calories')
    return (
      <Trans>
        {number} <Unit>kcal</Unit>
      </Trans>
    );
  return (
    <Trans>
      {number} <Unit>bpm average</Unit>
    </Trans>
  );
}

function Unit({ children }: { children?: ReactNode }) {
  return <span className="text-sm font-normal tracking-normal text-muted">{children}</span>;
}
