import { Trans, useLingui } from '@lingui/react/macro';
import { latestOf } from '@portal/clinical-domain/vitals/pinned-vitals';
import { findToCallAbout } from '@portal/clinical-domain/vitals/judge-reading';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import type { Observation } from 'fhir/r4';
import { HeartPulse, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Tile } from '@portal/ui/tile.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { useVitalWords } from '../use-vital-words.ts';
import { vitalNames } from '../vital-strings.ts';
import { MiniVital } from './mini-vital.tsx';
import { useHomeVitals } from './use-home-vitals.ts';

const ChooseVitals = lazy(() => import('./choose-vitals.tsx'));

/** Up to three signs with their latest value; before the first reading, the way to add one. */
export function MyVitals({ observations, now }: { observations: Observation[]; now: number }) {
  const { t } = useLingui();
  const { all, pinned, isAdult } = useHomeVitals(observations);
  const [isChoosing, setChoosing] = useState(false);
  if (pinned.length === 0) return <FirstReading />;
  return (
    <section aria-labelledby="my-vitals" className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 id="my-vitals" className="text-lg">
          <Trans>My vitals</Trans>
        </h2>
        {all.length > 1 && (
          <button
            type="button"
            aria-label={t`Choose my vitals`}
            onClick={() => setChoosing(true)}
            className="-mr-2 inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold text-link underline-offset-[3px] hover:underline"
          >
            <Trans>Choose</Trans>
          </button>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2 sm:gap-4">
        {pinned.map((series) => (
          <MiniVital key={series.kind} {...{ series, isAdult, now }} />
        ))}
      </ul>
      {isChoosing && (
        <Suspense>
          <ChooseVitals
            kinds={all.map(({ kind }) => kind)}
            pinned={pinned.map(({ kind }) => kind)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function FirstReading() {
  return (
    <Link
      to="/my-health/vitals"
      className="liftable flex min-h-16 items-center gap-3 rounded-lg bg-surface p-3 shadow-sm sm:p-4.5"
    >
      <Tile icon={HeartPulse} hue="rose" size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <Trans>Add your first reading</Trans>
        </span>
        <span className="block text-sm text-muted">
          <Trans>Blood pressure, weight or glucose from home.</Trans>
        </span>
      </span>
      <Plus size={20} aria-hidden="true" className="flex-none text-link" />
    </Link>
  );
}

type FactProps = { observations: Observation[]; fallback: ReactNode };

/** The latest of the signs that the patient watches, in one line. */
export function HealthFact({ observations, fallback }: FactProps) {
  const { all, pinned, isAdult } = useHomeVitals(observations);
  const now = useNow();
  const [dangerous] = isAdult ? all.filter((series) => findToCallAbout(series, series.points, now)) : [];
  const [latest] = pinned.toSorted((one, other) => latestOf(other) - latestOf(one));
  const series = dangerous ?? latest;
  return series ? <Latest series={series} isAdult={isAdult} now={now} /> : fallback;
}

function Latest({ series, isAdult, now }: { series: VitalSeries; isAdult: boolean; now: number }) {
  const { t } = useLingui();
  const words = useVitalWords(series, isAdult);
  const told = words.findTold(series.points, now);
  const said = `${t(vitalNames[series.kind])} ${words.say((told ?? series.points.at(-1))?.values ?? [], told?.comparators)}`;
  const standing = told && words.standingOf(told);
  const judged = words.sayStanding(standing);
  if (standing === undefined || judged === undefined) return said;
  const isOut = standing !== 'in';
  return <span className={isOut ? 'font-medium text-on-danger' : ''}>{`${said}: ${judged}`}</span>;
}
