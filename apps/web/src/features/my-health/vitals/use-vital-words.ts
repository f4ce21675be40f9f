import { useLingui } from '@lingui/react/macro';
import { formatUnit } from '@portal/clinical-domain/language/format-unit';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { formatTime, formatVisitTime } from '@portal/clinical-domain/time/format-date';
import { signOf } from '@portal/clinical-domain/results/format-result';
import { findDanger, findToCallAbout, judgeReading } from '@portal/clinical-domain/vitals/judge-reading';
import type { VitalPoint, VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { type Limits, vitalLimits } from '@portal/clinical-domain/vitals/vital-limits';
import { dayOfPoint } from '@portal/clinical-domain/vitals/vital-period';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { formatNumber } from '../format-number.ts';

/** Older than this, a reading says when it was and no longer how it stands. */
const freshMs = 30 * 86_400_000;

type Measured = Pick<VitalPoint, 'values' | 'comparators'>;

export type Standing = 'danger-high' | 'danger-low' | 'high' | 'low' | 'in' | undefined;

export const isDanger = (standing: Standing) => standing === 'danger-high' || standing === 'danger-low';

/** How the readings of one series are said: value, day, range and how they stand to it. */
export function useVitalWords({ kind, unit, ranges }: Omit<VitalSeries, 'points'>, isAdult: boolean) {
  const { t } = useLingui();
  const view = useClinicView();
  const decimals = vitalLimits[kind].entry?.[0]?.decimals ?? 1;
  const number = (value: number) => formatNumber(decimals === 0 ? Math.round(value) : value, view.language);
  const standingOf = ({ values, comparators }: Measured): Standing => {
    const danger = isAdult ? findDanger(kind, unit, values) : undefined;
    return danger ? `danger-${danger}` : judgeReading(values, ranges, comparators);
  };
  const sayStanding = (standing: Standing) => {
    if (standing === 'danger-high') return t`Dangerously high`;
    if (standing === 'danger-low') return t`Dangerously low`;
    if (standing === 'high') return t`Above normal`;
    if (standing === 'low') return t`Below normal`;
    return standing === 'in' ? t`In range` : undefined;
  };
  const say = (values: readonly number[], comparators: VitalPoint['comparators'] = []) =>
    values.map((value, index) => signOf(comparators[index]) + number(value)).join('/');
  const sayRange = ({ low, high }: Limits) => {
    if (low !== undefined && high !== undefined) return `${number(low)}–${number(high)}`;
    return low === undefined ? `≤ ${number(high ?? 0)}` : `≥ ${number(low)}`;
  };
  return {
    view,
    number,
    /** On the scale, where a step may be less than what a device shows. */
    exact: (value: number) => formatNumber(value, view.language),
    unit: formatUnit(unit, view.language),
    say,
    standingOf,
    /** A dangerous reading that somebody has to be called about, else the latest while it is fresh. */
    findTold: (points: readonly VitalPoint[], now: number): VitalPoint | undefined => {
      const dangerous = isAdult ? findToCallAbout({ kind, unit }, points, now) : undefined;
      const latest = points.at(-1);
      return dangerous ?? (latest && now - Date.parse(latest.at) <= freshMs ? latest : undefined);
    },
    sayStanding,
    /** Beside the latest value: how it stands, or that another one has to be talked about. */
    tell: (told: VitalPoint | undefined, latest: VitalPoint) => {
      if (!told) return undefined;
      const standing = sayStanding(standingOf(told));
      return told === latest ? standing : `${say(told.values)}: ${standing}`;
    },
    sayRange,
    /** Sat, 14 Nov, 7:20 AM; without a time where none is known. */
    sayWhen: (point: VitalPoint) =>
      point.at.includes('T')
        ? formatVisitTime(new Date(point.at), view)
        : formatDay(dayOfPoint(point, view.zone), view),
    /** Today, 7:15 AM */
    sayLatest: (point: VitalPoint, now: number) => {
      const day = dayOfPoint(point, view.zone);
      const time = point.at.includes('T') ? formatTime(new Date(point.at), view) : undefined;
      if (day !== clinicDay(now, view.zone)) return formatDay(day, view);
      return time === undefined ? t`Today` : t`Today, ${time}`;
    },
  };
}

export type VitalWords = ReturnType<typeof useVitalWords>;
