import { Trans } from '@lingui/react/macro';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import type { ReportPage } from '@portal/fhir-queries/diagnostic-report.query';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { formatPartialDate } from '../record-strings.ts';
import { ReportVerdict } from '../report-verdict.tsx';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';

export function LabSummary({ page: { reports, observations } }: { page: ReportPage }) {
  const view = useClinicView();
  const [latest] = reports;
  if (!latest)
    return (
      <NothingYet>
        <Trans>Your test results will show up here.</Trans>
      </NothingYet>
    );
  const report = readReport(latest, observations, view.language);
  return (
    <>
      <Fact>
        <LangText>{report.name}</LangText>
      </Fact>
      {report.effective && <Line>{formatPartialDate(report.effective, view)}</Line>}
      <Foot>
        <ReportVerdict verdict={findVerdict(report)} state={report.state} />
      </Foot>
    </>
  );
}
