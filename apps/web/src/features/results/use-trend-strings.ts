import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { Condition } from '@portal/clinical-domain/results/condition';
import { formatMeasured } from '@portal/clinical-domain/results/format-result';
import type { TrendPoint, TrendSummary } from '@portal/clinical-domain/results/trend';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** What the drawing shows, in sentences. */
export function useTrendStrings({ count, first, last, now, before }: TrendSummary): string {
  const { t } = useLingui();
  const view = useClinicView();
  const dayOf = ({ at }: TrendPoint) => formatDate(new Date(at), view);
  const name = now.name.text;
  const value = formatMeasured(now.measured, view.language);
  if (count === 1) return t`This is the only ${name} result here so far.`;

  const results = formatDigits(count, view.language);
  const [from, to] = [dayOf(first), dayOf(last)];
  const verdicts: Record<Condition, string> = {
    normal: t`This one, ${value}, is within the normal range.`,
    high: t`This one, ${value}, is above the normal range.`,
    low: t`This one, ${value}, is below the normal range.`,
    'critical-high': t`This one, ${value}, is far above the normal range.`,
    'critical-low': t`This one, ${value}, is far below the normal range.`,
    abnormal: t`This one, ${value}, is outside the normal range.`,
    'critical-abnormal': t`This one, ${value}, is outside the normal range.`,
  };
  const verdict = now.condition ? verdicts[now.condition] : t`This one is ${value}.`;
  return [t`${results} results from ${from} to ${to}.`, verdict, ...(before ? [compare(before)] : [])].join(
    ' ',
  );

  function compare({ point, direction, difference }: NonNullable<TrendSummary['before']>): string {
    const amount = formatDigits(difference, view.language);
    const day = dayOf(point);
    if (direction === 'same') return t`It’s the same as on ${day}.`;
    return direction === 'higher'
      ? t`It’s ${amount} higher than on ${day}.`
      : t`It’s ${amount} lower than on ${day}.`;
  }
}
