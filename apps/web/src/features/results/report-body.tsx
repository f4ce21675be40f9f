import { Trans } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/results/condition';
import { findLeadParameter, type Report } from '@portal/clinical-domain/results/read-report';
import { useTwoColumns } from '@portal/ui/use-wide.ts';
import { useRef, useState } from 'react';
import { AskDoctor } from './ask-doctor.tsx';
import { CriticalCall } from './critical-call.tsx';
import { DoctorNotes } from './doctor-notes.tsx';
import type { OpenedReport } from './find-report.ts';
import { OutsideCount } from './outside-count.tsx';
import { ParameterGroups } from './parameter-groups.tsx';
import { ParameterPanel } from './parameter-panel.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportRemarks } from './report-remarks.tsx';
import { ResultsTable } from './results-table.tsx';

type Props = { report: Report; opened: OpenedReport };

/** What must be known first comes first: whom to call, what the report comes to and is worth, what is out of range. */
export function ReportBody({ report, opened }: Props) {
  const { state, parameters } = report;
  const isWideTable = useTwoColumns() && parameters.length > 0;
  if (state === 'mistaken') return <ReportRemarks report={report} />;
  const hasOutside = parameters.some(({ condition }) => isOutside(condition));
  return (
    <>
      <CriticalCall parameters={parameters} />
      <OutsideCount report={report} />
      <ReportRemarks report={report} />
      {isWideTable ? (
        <WideValues report={report} opened={opened} />
      ) : (
        <>
          <DoctorNotes report={report} />
          {parameters.length > 0 ? (
            <ParameterGroups report={report} opened={opened} />
          ) : (
            <p className="text-muted">
              <Trans>This report has no single results here. See the report itself.</Trans>
            </p>
          )}
          <ReportFacts report={report} />
        </>
      )}
      <AskDoctor report={report} parameters={[]} opened={opened} isOnlyPhone={hasOutside || isWideTable} />
    </>
  );
}

function WideValues({ report, opened }: Props) {
  const [chosen, setChosen] = useState(() => findLeadParameter(report)?.key);
  const panel = useRef<HTMLElement>(null);
  const parameter = report.parameters.find(({ key }) => key === chosen);
  function choose(key: string) {
    setChosen(key);
    panel.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-7 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid gap-7">
        <ResultsTable parameters={report.parameters} chosen={chosen} onChoose={choose} />
        <DoctorNotes report={report} />
        <ReportFacts report={report} />
      </div>
      {parameter && <ParameterPanel ref={panel} report={report} parameter={parameter} opened={opened} />}
    </div>
  );
}
