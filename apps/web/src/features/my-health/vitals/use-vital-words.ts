import { useLingui } from '@lingui/react/macro';
import { formatUnit } from '@portal/clinical-domain/language/format-unit';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { formatTime, formatVisitTime } from '@portal/clinical-domain/time/format-date';
import { signOf } from '@portal/clinical-domain/results/format-result';
import { findDanger, judgeReading } from '@portal/clinical-domain/vitals/judge-reading';
import type { VitalPoint, VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { type Limits, vitalLimits } from '@portal/clinical-domain/vitals/vital-limits';
import { dayOfPoint } from '@portal/clinical-domain/vitals/vital-period';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { formatNumber } from '../format-number.ts';

type Measured = Pick<VitalPoint, 'values' | 'comparators'>;

export type Standing = 'danger' | 'high' | 'low' | 'in' | undefined;

/** How the readings of one series are said: value, day, range and how they stand to it. */
export function useVitalWords({ kind, unit, ranges }: Omit<VitalSeries, 'points'>, isAdult: boolean) {
  const { t } = useLingui();
  const view = useClinicView();
  const decimals = vitalLimits[kind].entry?.[0]?.decimals ?? 1;
  const number = (value: number) => formatNumber(decimals === 0 ? Math.round(value) : value, view.language);
  const standingOf = ({ values, comparators }: Measured): Standing =>
    isAdult && findDanger(kind, unit, values) ? 'danger' : judgeReading(values, ranges, comparators);
  const sayStanding = (standing: Standing) => {
    if (standing === 'danger') return t`Dangerously high or low`;
    if (standing === 'high') return t`Above normal`;
    if (standing === 'low') return t`Below normal`;
    return standing === 'in' ? t`In range` : undefined;
  };
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
    say: (values: readonly number[], comparators: VitalPoint['comparators'] = []) =>
      values.map((value, index) => signOf(comparators[index]) + number(value)).join('/'),
    standingOf,
    sayStanding,
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
