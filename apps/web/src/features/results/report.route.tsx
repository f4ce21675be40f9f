import { useEffect } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { load, useAnswer } from '../../session/records/load.ts';
import { readAbout } from '../../session/records/notifications.ts';
import { useSession } from '../../session/session.ts';
import { openedReportQuery } from './find-report.ts';
import { ReportSheet } from './report-sheet.tsx';

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  load(openedReportQuery(id));
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const answer = useAnswer(openedReportQuery(id));
  const isShown = Boolean(answer.data);
  useEffect(() => {
    if (isShown) void readAbout(user?.id, [`DiagnosticReport/${id}`]);
  }, [id, isShown, user?.id]);
  return <ReportSheet answer={answer} />;
}
