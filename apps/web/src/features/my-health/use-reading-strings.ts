import { useLingui } from '@lingui/react/macro';
import type { Metric } from '@portal/clinical-domain/vitals/own-readings';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { formatNumber } from './format-number.ts';

/** A value with its unit, as a sentence has it. */
export function useReadingStrings() {
  const { t } = useLingui();
  const { language } = useClinicView();
  return (metric: Metric, value: number): string => {
    const minutes = Math.round(value / 60);
    const number = formatNumber(Math.round(value), language);
    const [hours, rest] = [
      formatNumber(Math.floor(minutes / 60), language),
      formatNumber(minutes % 60, language),
    ];
    const strings: Record<Metric, string> = {
      steps: t`${number} steps`,
      sleep: t`${hours} hrs ${rest} min`,
      heart_rate: t`${number} bpm`,
      calories: t`${number} kcal`,
    };
    return strings[metric];
  };
}
