import { Trans, useLingui } from '@lingui/react/macro';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { findSpan, periods, pointsWithin, type Period } from '@portal/clinical-domain/vitals/vital-period';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { ActionBar } from '@portal/ui/action-bar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { NothingRecorded } from '../record-list.tsx';
import { AddReading } from './add-reading.tsx';
import { LatestReadings } from './latest-readings.tsx';
import { PeriodBar } from './period-bar.tsx';
import type { ReadingToChange } from './use-add-reading.ts';
import { VitalCard } from './vital-card.tsx';
import { WaitingReadings } from './waiting-readings.tsx';
import type { OwnVitals } from './vitals-query.ts';

/** All vital signs over the same days, and the way to add one. */
export function Vitals({ series, isAdult }: OwnVitals) {
  const { zone } = useClinicView();
  const now = useNow();
  const today = clinicDay(now, zone);
  const [{ period, back }, setShown] = useState(() => ({
    period: findFirstPeriod(series, today, zone),
    back: 0,
  }));
  const [edited, setEdited] = useState<ReadingToChange | 'new'>();
  const add = <AddButton onPress={() => setEdited('new')} />;
  return (
    <>
      <WaitingReadings />
      {series.length === 0 ? (
        <>
          <NothingRecorded>
            <Trans>Readings from your visits and from home will show up here.</Trans>
          </NothingRecorded>
          <div className="mt-4 flex justify-center">{add}</div>
        </>
      ) : (
        <>
          <PeriodBar
            {...{ period, back, today }}
            onPeriod={(chosen) => setShown({ period: chosen, back: 0 })}
            onBack={(chosen) => setShown({ period, back: chosen })}
          >
            <div className="justify-self-end max-sm:hidden">{add}</div>
          </PeriodBar>
          {!isAdult && (
            <p className="mb-4 text-sm text-muted">
              <Trans>We don’t show what’s normal for children. Ask your doctor.</Trans>
            </p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {series
              .map((one, index) => (
                <VitalCard
                  key={`${one.kind} ${one.unit}`}
                  series={one}
                  className={index === 0 ? 'sm:col-span-2' : ''}
                  onChange={setEdited}
                  {...{ period, back, isAdult, now }}
                />
              ))
              .toSpliced(1, 0, <LatestReadings key="latest" all={series} {...{ isAdult, now }} />)}
          </div>
        </>
      )}
      {series.length > 0 && (
        <ActionBar>
          <AddButton className="w-full" onPress={() => setEdited('new')} />
        </ActionBar>
      )}
      {edited && (
        <AddReading
          key={edited === 'new' ? 'new' : edited.point.id}
          reading={edited === 'new' ? undefined : edited}
          isAdult={isAdult}
          series={series}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function AddButton({ onPress, className }: { onPress: () => void; className?: string }) {
  const { t } = useLingui();
  return (
    <Button {...(className !== undefined && { className })} onClick={onPress}>
      <Plus size={20} aria-hidden="true" />
      {t`Add a reading`}
    </Button>
  );
}

/** The shortest of the newest periods in which anything was measured. */
function findFirstPeriod(series: OwnVitals['series'], today: string, zone: string): Period {
  const hasAny = (period: Period) =>
    series.some(({ points }) => pointsWithin(points, findSpan(period, today, 0), zone).length > 0);
  return periods.find(hasAny) ?? 'week';
}
