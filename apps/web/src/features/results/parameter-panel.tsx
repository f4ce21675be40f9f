import { findTrend } from '@portal/clinical-domain/results/trend';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { readParameters } from '@portal/clinical-domain/results/read-parameters';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { useMemo, type Ref } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useSettled } from '@portal/ui/use-settled.ts';
import type { OpenedReport } from './find-report.ts';
import { TrendPanel } from './trend-panel.tsx';
import { TrendFailed, TrendLoading } from './trend-states.tsx';
import { WhatThisMeans } from './what-this-means.tsx';

export const parameterPanelId = 'parameter-panel';

type Props = {
  report: Report;
  parameter: Parameter;
  opened: OpenedReport;
  ref: Ref<HTMLElement>;
};

/** One parameter closely: over time, and what it means. */
export function ParameterPanel({ report, parameter, opened, ref }: Props) {
  const language = useLanguage();
  const history = useSettled(opened.history, report.id);
  const trend = useMemo(() => {
    if (history.state !== 'done') return undefined;
    const others = history.value.flatMap((observation) => readParameters(observation, language));
    return findTrend(parameter, [...others, ...report.parameters]);
  }, [history, parameter, report, language]);
  return (
    <section
      ref={ref}
      id={parameterPanelId}
      aria-labelledby={`${parameterPanelId}-name`}
      className="grid scroll-m-5 gap-5"
    >
      <h3 id={`${parameterPanelId}-name`} className="sr-only">
        <LangText>{parameter.name}</LangText>
      </h3>
      {history.state === 'waiting' && parameter.code !== undefined && <TrendLoading />}
      {history.state === 'failed' && parameter.code !== undefined && <TrendFailed />}
      {trend && <TrendPanel trend={trend} />}
      <WhatThisMeans parameter={parameter} findMeaning={opened.findMeaning} />
    </section>
  );
}
