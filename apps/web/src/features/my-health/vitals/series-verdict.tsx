import { useLingui } from '@lingui/react/macro';
import { findToCallAbout } from '@portal/clinical-domain/vitals/judge-reading';
import { judgeSeries } from '@portal/clinical-domain/vitals/judge-series';
import type { VitalPoint, VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { averageOf } from '@portal/clinical-domain/vitals/vital-period';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { PhoneLink } from '@portal/ui/phone-link.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { formatNumber } from '../format-number.ts';
import type { VitalWords } from './use-vital-words.ts';
import { VerdictLine } from './verdict-line.tsx';

type Props = { series: VitalSeries; points: VitalPoint[]; words: VitalWords; isAdult: boolean };

/** What the readings of the period say as a whole, with their count. */
export function SeriesVerdict({ series, points, words, isAdult }: Props) {
  const { t } = useLingui();
  const { clinicPhone, emergencyPhone } = getPortalConfig();
  const now = useNow();
  const verdict = judgeSeries(series, points, { isAdult });
  const count = (of: number) => formatNumber(of, words.view.language);
  if (verdict.kind === 'none')
    return <VerdictLine tone="plain">{t`No readings in this period.`}</VerdictLine>;
  const total = count(verdict.total);
  const average = words.say(averageOf(points));
  const averaged = verdict.total > 2 ? ` ${t`Average ${average}.`}` : '';
  if (verdict.kind === 'dangerous') {
    const some = count(verdict.count);
    const said =
      verdict.total === 1
        ? verdict.side === 'high'
          ? t`Dangerously high.`
          : t`Dangerously low.`
        : verdict.side === 'both'
          ? t`Dangerously high or low on ${some} of ${total} readings.`
          : verdict.side === 'high'
            ? t`Dangerously high on ${some} of ${total} readings.`
            : t`Dangerously low on ${some} of ${total} readings.`;
    if (!findToCallAbout(series, points, now))
      return <VerdictLine tone="note">{`${said} ${t`Talk to your doctor about it.`}`}</VerdictLine>;
    return (
      <VerdictLine tone="alert">
        {said} {t`Call the clinic now:`}{' '}
        <PhoneLink number={clinicPhone ?? emergencyPhone} className="text-on-danger" />
      </VerdictLine>
    );
  }
  if (verdict.kind === 'outside') {
    const { above, below } = verdict;
    const some = count(above + below);
    const said =
      below === 0
        ? t`Above the normal range on ${some} of ${total} readings.`
        : above === 0
          ? t`Below the normal range on ${some} of ${total} readings.`
          : t`Outside the normal range on ${some} of ${total} readings.`;
    return <VerdictLine tone="note">{`${said}${averaged}`}</VerdictLine>;
  }
  if (verdict.kind === 'drifting') {
    const amount = `${formatNumber(Math.abs(verdict.change), words.view.language)} ${words.unit.text}`;
    const said =
      verdict.direction === 'up'
        ? t`Up ${amount} over the last 3 readings.`
        : t`Down ${amount} over the last 3 readings.`;
    const inRange = series.ranges ? `${t`In the normal range.`} ` : '';
    return (
      <VerdictLine tone="plain" icon={verdict.direction}>
        {`${inRange}${said}`}
      </VerdictLine>
    );
  }
  if (verdict.kind === 'in-range') {
    const said = verdict.isTooFew
      ? `${t`In the normal range.`} ${t`Too few readings for a trend.`}`
      : t`In the normal range on all ${total} readings.`;
    return <VerdictLine tone="good">{said}</VerdictLine>;
  }
  return (
    <VerdictLine tone="plain">
      {verdict.kind === 'too-few'
        ? t`Too few readings for a trend.`
        : `${t`No clear change over ${total} readings.`}${averaged}`}
    </VerdictLine>
  );
}
