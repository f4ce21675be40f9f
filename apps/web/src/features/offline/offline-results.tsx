import { useLingui } from '@lingui/react/macro';
import { formatMeasured, formatRange } from '@portal/clinical-domain/results/format-result';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { readReport, type Report } from '@portal/clinical-domain/results/read-report';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { OfflineSection } from './offline-section.tsx';
import { useOfflineView } from './use-offline-view.ts';

/** The latest reports with all that they found; what was never true, or never came, is not among them. */
export function OfflineResults({ record }: { record: OfflineRecord }) {
  const { t } = useLingui();
  const language = useLanguage();
  const reports = record.reports
    .map((report) => readReport(report, record.observations, language))
    .filter(({ state }) => state !== 'mistaken' && state !== 'cancelled');
  return (
    <OfflineSection title={t`Last results`} isEmpty={reports.length === 0}>
      {reports.map((report) => (
        <li key={report.id} className="p-4 sm:px-6">
          <ReportLines report={report} record={record} />
        </li>
      ))}
    </OfflineSection>
  );
}

function ReportLines({ report, record }: { report: Report; record: OfflineRecord }) {
  const { t } = useLingui();
  const view = useOfflineView(record);
  const { effective, state, parameters, conclusion } = report;
  const taken =
    effective === undefined || effective.length <= 10
      ? effective && formatFhirDate(effective, view)
      : formatDate(new Date(effective), view);
  return (
    <>
      <h3 className="text-md">
        <LangText>{report.name}</LangText>
      </h3>
      <p className="text-sm text-muted tabular-nums">
        {[taken, state === 'pending' && t`Pending`].filter(Boolean).join(' · ')}
      </p>
      {parameters.length > 0 && (
        <dl className="mt-2 grid gap-2">
          {parameters.map((parameter) => (
            <ResultLine key={parameter.key} parameter={parameter} />
          ))}
        </dl>
      )}
      {conclusion && (
        <p className="mt-2 text-sm">
          <LangText>{conclusion}</LangText>
        </p>
      )}
    </>
  );
}

function ResultLine({
  parameter: { name, measured, valueText, range, condition },
}: {
  parameter: Parameter;
}) {
  const language = useLanguage();
  const usual = range && formatRange(range, language);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3.5 py-2.5">
      <dt className="min-w-0 flex-[1_1_6rem] text-sm text-muted">
        <LangText>{name}</LangText>
        {usual && <span className="block tabular-nums">{usual}</span>}
      </dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">
          {measured && formatMeasured(measured, language)}
          <LangText>{valueText}</LangText>
        </span>
        <ConditionBadge condition={condition} />
      </dd>
    </div>
  );
}
