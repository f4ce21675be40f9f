import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { lastDays, type Metric, type Reading } from '@portal/clinical-domain/vitals/own-readings';
import { Flame, Footprints, HeartPulse, Moon, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import type { Hue } from '@portal/ui/hues.ts';
import { Tile } from '@portal/ui/tile.tsx';
import { DayBars } from './day-bars.tsx';
import { ReadingTable } from './reading-table.tsx';
import { ReadingValue } from './reading-value.tsx';
import { useReadingStrings } from './use-reading-strings.ts';

const looks: Record<Metric, { name: MessageDescriptor; icon: LucideIcon; hue: Hue }> = {
  steps: { name: msg`Steps Count`, icon: Footprints, hue: 'green' },
  sleep: { name: msg`Sleep`, icon: Moon, hue: 'violet' },
  heart_rate: { name: msg`Heart Rate`, icon: HeartPulse, hue: 'rose' },
  calories: { name: msg`Calories`, icon: Flame, hue: 'amber' },
};

type Props = { metric: Metric; days: Reading[]; today: string; period: number };

/** The latest value large, then the days of the chosen period: drawn, in a sentence, and as figures. */
export function WearableCard({ metric, days, today, period }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const say = useReadingStrings();
  const titleId = useId();
  const { name: named, icon, hue } = looks[metric];
  const name = t(named);
  const latest = days.at(-1);
  const date = latest && formatDate(new Date(latest.endDate), view);
  const shown = lastDays(days, today, period);
  const readings = shown.flatMap(({ reading }) => reading ?? []);
  const average = readings.reduce((sum, { value }) => sum + value, 0) / (readings.length || 1);
  const [count, usual] = [readings.length, say(metric, average)];
  const summary = count > 1 ? t`On average ${usual}` : undefined;
  return (
    <article
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] content-start items-center gap-x-3 gap-y-1 rounded-lg bg-surface p-4 shadow-sm sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] lg:gap-x-5"
    >
      <div className="min-w-0">
        <div className="flex items-center gap-2.5">
          <Tile icon={icon} hue={hue} size="sm" />
          <h2 id={titleId} className="text-md">
            {name}
          </h2>
        </div>
        {latest ? (
          <>
            <p className="mt-2.5 text-2xl leading-tight font-[650] tracking-display tabular-nums sm:text-3xl">
              <ReadingValue metric={metric} value={latest.value} />
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
      {count > 1 && (
        <DayBars metric={metric} label={t`${name}, day by day; on average ${usual}`} days={shown} hue={hue} />
      )}
      {latest && (
        <div className="col-span-full -mb-2">
          {count === 0 && (
            <p className="text-sm text-muted">
              <Trans>No readings for these days.</Trans>
            </p>
          )}
          {count > 0 && <ReadingTable metric={metric} name={name} summary={summary} readings={readings} />}
        </div>
      )}
    </article>
  );
}
