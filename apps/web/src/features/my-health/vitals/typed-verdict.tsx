import { useLingui } from '@lingui/react/macro';
import { homeTerms } from '@portal/clinical-domain/vitals/home-reading';
import { findNormal, type VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { vitalLimits } from '@portal/clinical-domain/vitals/vital-limits';
import type { AddedReading } from './use-add-reading.ts';
import { isDanger, useVitalWords, type Standing } from './use-vital-words.ts';
import { VerdictLine, type VerdictTone } from './verdict-line.tsx';

const tones: Record<Exclude<Standing, undefined>, VerdictTone> = {
  'danger-high': 'alert',
  'danger-low': 'alert',
  high: 'note',
  low: 'note',
  in: 'good',
};

/** How what is typed stands to what is normal, as the charts count it. */
export function useTypedStanding({ kind, reading }: AddedReading, all: VitalSeries[], isAdult: boolean) {
  const [unit] = homeTerms[kind].unit;
  const series = all.find((one) => one.kind === kind && one.unit === unit);
  const ranges = series ? series.ranges : isAdult ? findNormal(kind, unit) : undefined;
  const words = useVitalWords({ kind, unit, ranges }, isAdult);
  return { words, ranges, standing: words.standingOf(reading) };
}

type Props = { form: AddedReading; typed: ReturnType<typeof useTypedStanding>; id: string };

/** Said while typing: what is accepted, or how the reading stands. */
export function TypedVerdict({ form, typed: { words, ranges, standing }, id }: Props) {
  const { t } = useLingui();
  const { kind, texts, isComplete, isImpossible, fault, reading } = form;
  const value = `${words.say(reading.values)} ${words.unit.text}`;
  return (
    <div
      id={id}
      role={isDanger(standing) && isComplete && fault === undefined ? 'alert' : 'status'}
      className="mt-2 empty:hidden"
    >
      {say()}
    </div>
  );

  function say() {
    const wrong = texts.findIndex((_, index) => isImpossible(index) || (isComplete && fault === 'value'));
    if (wrong >= 0) {
      const [least = 0, most = 0] = vitalLimits[kind].entry?.[wrong]?.span ?? [];
      const [from, to] = [words.exact(least), words.exact(most)];
      const fahrenheit = kind === 'temperature' ? ` ${t`In °F from 86 to 113.`}` : '';
      return (
        <VerdictLine tone="alert">{`${t`Invalid`}. ${t`We accept ${from} to ${to}.`}${fahrenheit}`}</VerdictLine>
      );
    }
    if (!isComplete) return null;
    if (fault === 'order')
      return (
        <VerdictLine tone="alert">{`${t`Invalid`}. ${t`The upper number is the larger one.`}`}</VerdictLine>
      );
    if (standing === undefined) return null;
    const range = (ranges ?? []).map(words.sayRange).join(' / ');
    const said = {
      'danger-high': t`${value} is dangerously high. Check the number.`,
      'danger-low': t`${value} is dangerously low. Check the number.`,
      high: t`${value} is above the normal range (${range}).`,
      low: t`${value} is below the normal range (${range}).`,
      in: t`${value} is in the normal range (${range}).`,
    };
    return <VerdictLine tone={tones[standing]}>{said[standing]}</VerdictLine>;
  }
}
