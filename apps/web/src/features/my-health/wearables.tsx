import { Trans, useLingui } from '@lingui/react/macro';
import { mergeDays, metrics, type Metric, type Reading } from '@portal/clinical-domain/vitals/own-readings';
import { useState } from 'react';
import { useHealth } from '../../session/health/health.ts';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { Segments } from '@portal/ui/segments.tsx';
import { PhoneHealth } from './phone-health.tsx';
import { SharingCard } from './sharing-card.tsx';
import { WearableCard } from './wearable-card.tsx';
import { WearablesNote } from './wearables-note.tsx';

/** What stands in the record, and since when the patient has agreed that it does. */
export type Synced = { days: Record<Metric, Reading[]>; sharedSince: string | undefined; today: string };

type Period = '7' | '30' | '90';

export function Wearables({ synced }: { synced: Synced }) {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>('7');
  const { days: onDevice } = useHealth();
  const all = metrics.map((metric) => ({
    metric,
    days: mergeDays(
      synced.days[metric],
      onDevice.filter((reading) => reading.metric === metric),
    ),
  }));
  const latest = all.flatMap(({ days }) => days.at(-1)?.day ?? []).toSorted();
  // East of the clinic the patient's day is the next one.
  const today = [synced.today, ...latest].toSorted().at(-1) ?? synced.today;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
      <PhoneHealth />
      <SharingCard sharedSince={synced.sharedSince} />
      {latest.length === 0 ? (
        <Card>
          <EmptyState title={t`No item to display`}>
            <p>
              <Trans>Nothing synced from a phone or band yet.</Trans>
            </p>
          </EmptyState>
        </Card>
      ) : (
        <>
          <Segments
            label={t`Period`}
            value={period}
            onChange={setPeriod}
            className="sm:max-w-md"
            segments={[
              { id: '7', content: <Trans>7 days</Trans> },
              { id: '30', content: <Trans>30 days</Trans> },
              { id: '90', content: <Trans>90 days</Trans> },
            ]}
          />
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:items-start lg:gap-5">
            {all.map(({ metric, days }) => (
              <li key={metric} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                <WearableCard metric={metric} days={days} today={today} period={Number(period)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <WearablesNote />
    </div>
  );
}
