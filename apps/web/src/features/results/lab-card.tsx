import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { formatAmount } from '@portal/clinical-domain/results/format-result';
import { findLeadParameter, type Report } from '@portal/clinical-domain/results/read-report';
import { findTrend } from '@portal/clinical-domain/results/trend';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { memo } from 'react';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { CardHead } from './card-head.tsx';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';
import { DetailLink } from './detail-link.tsx';
import { ReportBadge } from './report-badge.tsx';
import { Sparkline } from './sparkline.tsx';
import { TestName } from './test-name.tsx';
import { VerdictBadge } from '@portal/ui/verdict-badge.tsx';

type Props = { report: Report; others: Parameter[] | undefined; search: string };

/** A report, and of its values the one to look at first. */
export const LabCard = memo(function LabCard({ report, others, search }: Props) {
  const lead = report.state === 'mistaken' ? undefined : findLeadParameter(report);
  return (
    <li className="liftable relative grid content-between gap-3.5 rounded-lg bg-surface p-4 shadow-sm sm:p-6">
      <CardHead id={report.id} name={report.name} effective={report.effective} />
      {lead && <Lead parameter={lead} others={others} />}
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex flex-wrap gap-1.5">
          <VerdictBadge verdict={findVerdict(report)} />
          <ReportBadge state={report.state} />
        </span>
        <DetailLink id={report.id} search={search} />
      </div>
    </li>
  );
});

function Lead({ parameter, others }: { parameter: Parameter; others: Parameter[] | undefined }) {
  const { measured, valueText, condition } = parameter;
  const language = useLanguage();
  const trend = others && findTrend(parameter, others);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md bg-sunken px-3.5 py-3">
      <div className="min-w-22 flex-1">
        <p className="text-sm text-muted">
          <TestName parameter={parameter} />
        </p>
        <p className="text-xl leading-tight font-semibold tabular-nums sm:text-2xl">
          {measured && (
            <>
              {formatAmount(measured, language)}{' '}
              <span className="text-sm font-normal text-muted">{measured.unit?.text}</span>
            </>
          )}
          <LangText>{valueText}</LangText>
        </p>
      </div>
      {trend && trend.points.length > 1 && <Sparkline trend={trend} />}
      <span className="ml-auto text-right sm:min-w-23">
        <ConditionBadge condition={condition} />
      </span>
    </div>
  );
}
