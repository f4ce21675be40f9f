import type { Report } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { memo } from 'react';
import { CardHead } from './card-head.tsx';
import { DetailLink } from './detail-link.tsx';
import { ReportBadge } from './report-badge.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

type Props = { report: Report; search: string };

/** One of perhaps hundreds, so it is not drawn again when others come. */
export const ReportCard = memo(function ReportCard({ report, search }: Props) {
  const { id, name, effective, state } = report;
  return (
    <li className="liftable relative grid content-between gap-2 rounded-lg bg-surface p-4 shadow-sm sm:gap-4 sm:p-6">
      <CardHead id={id} name={name} effective={effective} />
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex flex-wrap gap-1.5">
          <VerdictBadge verdict={findVerdict(report)} />
          <ReportBadge state={state} />
        </span>
        <DetailLink id={id} search={search} />
      </div>
    </li>
  );
});
