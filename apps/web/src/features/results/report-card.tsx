import { nameOfReport } from '@portal/clinical-domain/results/read-report';
import { findEffective } from '@portal/clinical-domain/results/effective';
import { stateOfReport } from '@portal/clinical-domain/results/report-state';
import type { DiagnosticReport } from 'fhir/r4';
import { memo } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { CardHead } from './card-head.tsx';
import { DetailLink } from './detail-link.tsx';
import { ReportBadge } from './report-badge.tsx';

type Props = { report: DiagnosticReport; search: string };

/** One of perhaps hundreds, so it is not drawn again when others come. */
export const ReportCard = memo(function ReportCard({ report, search }: Props) {
  const language = useLanguage();
  const id = report.id ?? '';
  return (
    <li className="liftable relative grid content-between gap-2 rounded-lg bg-surface p-4 shadow-sm sm:gap-4 sm:p-6">
      <CardHead id={id} name={nameOfReport(report, language)} effective={findEffective(report)} />
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <ReportBadge state={stateOfReport(report)} />
        <DetailLink id={id} search={search} />
      </div>
    </li>
  );
});
