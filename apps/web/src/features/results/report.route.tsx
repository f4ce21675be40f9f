import { useParams, type LoaderFunctionArgs } from 'react-router';
import { load, useAnswer } from '../../session/records/load.ts';
import { openedReportQuery } from './find-report.ts';
import { ReportSheet } from './report-sheet.tsx';

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  load(openedReportQuery(id));
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  return <ReportSheet answer={useAnswer(openedReportQuery(id))} />;
}
