import { Trans, useLingui } from '@lingui/react/macro';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { Link } from 'react-router';
import { classNames } from '@portal/ui/class-names.ts';
import { standingLooks } from '../standing-badge.tsx';
import { useVitalWords } from '../use-vital-words.ts';
import { vitalNames } from '../vital-strings.ts';
import { MiniLine } from './mini-line.tsx';

type Props = { series: VitalSeries; isAdult: boolean; now: number };

/** One sign: the latest value, its last readings as a line, and how it stands to the normal range. */
export function MiniVital({ series, isAdult, now }: Props) {
  const { t } = useLingui();
  const words = useVitalWords(series, isAdult);
  const latest = series.points.at(-1);
  if (!latest) return null;
  const told = words.findTold(series.points, now);
  const standing = told && words.standingOf(told);
  const day = words.sayLatest(latest, now);
  return (
    <li className="liftable relative grid min-w-0 content-start rounded-lg bg-surface p-3 shadow-sm sm:p-4.5">
      <Link
        to="/my-health/vitals"
        className="text-sm text-muted outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:[outline:3px_solid_var(--color-focus)] focus-visible:after:[outline-offset:2px]"
      >
        {t(vitalNames[series.kind])}
      </Link>
      <p className="text-xl leading-snug font-[650] tracking-title tabular-nums max-sm:grid max-sm:leading-tight">
        {words.say(latest.values, latest.comparators)}{' '}
        <span lang={words.unit.language} className="text-sm font-normal tracking-normal text-muted">
          {words.unit.text}
        </span>
      </p>
      <MiniLine series={series} />
      <p
        className={classNames(
          'mt-1 flex items-start gap-1 text-sm leading-snug font-medium',
          standing === undefined ? 'text-muted' : standing === 'in' ? 'text-on-success' : 'text-on-danger',
        )}
      >
        {standing && <Mark standing={standing} />}
        {standing === undefined ? <Trans>Last: {day}</Trans> : words.tell(told, latest)}
      </p>
    </li>
  );
}

function Mark({ standing }: { standing: keyof typeof standingLooks }) {
  const { icon: Icon } = standingLooks[standing];
  return <Icon size={16} strokeWidth={2.25} aria-hidden="true" className="mt-0.5 flex-none" />;
}
