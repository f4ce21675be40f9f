import { Trans } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/results/condition';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { readParameters } from '@portal/clinical-domain/results/read-parameters';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { findTrend } from '@portal/clinical-domain/results/trend';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useSettled } from '@portal/ui/use-settled.ts';
import { useMemo } from 'react';
import { AskDoctor } from './ask-doctor.tsx';
import type { OpenedReport } from './find-report.ts';
import { NormalRange } from './normal-range.tsx';
import { RangeNumbers } from './range-numbers.tsx';
import { TrendPanel } from './trend-panel.tsx';
import { TrendFailed, TrendLoading } from './trend-states.tsx';
import { WhatThisMeans } from './what-this-means.tsx';

type Props = { report: Report; parameter: Parameter; opened: OpenedReport };

/** One value closely: where it lies, what it means, how it went, and whom to ask. */
export function ParameterDetails({ report, parameter, opened }: Props) {
  const { measured, range, condition, note, code } = parameter;
  const language = useLanguage();
  const history = useSettled(opened.history, report.id);
  const trend = useMemo(() => {
    if (history.state !== 'done') return undefined;
    const others = history.value.flatMap((observation) => readParameters(observation, language));
    return findTrend(parameter, [...others, ...report.parameters]);
  }, [history, parameter, report, language]);
  return (
    <div className="grid gap-3">
      <div>
        {range && (
          <p className="text-sm text-muted tabular-nums">
            <Trans>Normal Range</Trans> <NormalRange range={range} />
          </p>
        )}
        {measured && range && (
          <RangeNumbers measured={measured} range={range} isOutside={isOutside(condition)} />
        )}
        {note && (
          <p lang="en" className="text-sm text-muted">
            {note}
          </p>
        )}
      </div>
      <WhatThisMeans parameter={parameter} findMeaning={opened.findMeaning} />
      {history.state === 'waiting' && code !== undefined && <TrendLoading />}
      {history.state === 'failed' && code !== undefined && <TrendFailed />}
      {trend && <TrendPanel trend={trend} />}
      <AskDoctor report={report} parameters={[parameter]} opened={opened} />
    </div>
  );
}
