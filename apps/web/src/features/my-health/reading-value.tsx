import { Trans } from '@lingui/react/macro';
import type { Metric } from '@portal/clinical-domain/vitals/own-readings';
import type { ReactNode } from 'react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { formatNumber } from './format-number.ts';

/** A number with its unit; sleep as hours and minutes. */
export function ReadingValue({ metric, value }: { metric: Metric; value: number }) {
  const { language } = useClinicView();
  const number = formatNumber(value, language);
  if (metric === 'sleep') {
    const minutes = Math.round(value / 60);
    const [hours, rest] = [
      formatNumber(Math.floor(minutes / 60), language),
      formatNumber(minutes % 60, language),
    ];
    return (
      <Trans>
        {hours} <Unit>hrs</Unit> {rest} <Unit>min</Unit>
      </Trans>
    );
  }
  if (metric === 'steps')
    return (
      <Trans>
        {number} <Unit>steps</Unit>
      </Trans>
    );
  if (metric === 'calories')
    return (
      <Trans>
        {number} <Unit>kcal</Unit>
      </Trans>
    );
  return (
    <Trans>
      {number} <Unit>bpm average</Unit>
    </Trans>
  );
}

function Unit({ children }: { children?: ReactNode }) {
  return <span className="text-sm font-normal tracking-normal text-muted">{children}</span>;
}
