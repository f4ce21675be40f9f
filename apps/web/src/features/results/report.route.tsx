import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { useSettled } from '../../ui/use-settled.ts';
import { openReport } from './find-report.ts';
import { ReportSheet } from './report-sheet.tsx';

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  const found = openReport(id);
  found.catch(() => undefined);
  return { found };
}

export function Component() {
  const { found } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return <ReportSheet opened={useSettled(found, id)} />;
}
