import { Trans } from '@lingui/react/macro';
import { findLeadParameter, type Report } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { useRef, useState } from 'react';
import { LangText } from '@portal/ui/lang-text.tsx';
import { AskDoctor } from './ask-doctor.tsx';
import { CriticalCall } from './critical-call.tsx';
import type { OpenedReport } from './find-report.ts';
import { OutsideCount } from './outside-count.tsx';
import { ParameterPanel } from './parameter-panel.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportRemarks } from './report-remarks.tsx';
import { ResultsTable } from './results-table.tsx';

/** What must be known first comes first: whom to call, what this report is worth, what is out of range, what the doctor says. */
export function ReportBody({ report, opened }: { report: Report; opened: OpenedReport }) {
  const [chosen, setChosen] = useState(() => findLeadParameter(report)?.key);
  const panel = useRef<HTMLElement>(null);
  const parameter = report.parameters.find(({ key }) => key === chosen);
  if (report.state === 'mistaken') return <ReportRemarks report={report} />;
  function choose(key: string) {
    setChosen(key);
    panel.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <CriticalCall parameters={report.parameters} />
      <ReportFacts report={report} />
      <ReportRemarks report={report} />
      <OutsideCount verdict={findVerdict(report)} />
      <AskDoctor report={report} opened={opened} />
      {report.conclusion && (
        <section aria-labelledby="doctor-notes">
          <h3 id="doctor-notes" className="text-md">
            <Trans>Doctor Notes</Trans>
          </h3>
          <p className="whitespace-pre-line text-muted">
            <LangText>{report.conclusion}</LangText>
          </p>
        </section>
      )}
      <div className="@container">
        <div className="grid gap-5 @5xl:grid-cols-[minmax(0,1fr)_25rem] @5xl:items-start @5xl:gap-7">
          <ResultsTable parameters={report.parameters} chosen={chosen} onChoose={choose} />
          {parameter && <ParameterPanel ref={panel} report={report} parameter={parameter} opened={opened} />}
        </div>
      </div>
    </>
  );
}
