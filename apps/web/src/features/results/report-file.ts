import ky from 'ky';
import type { ReportOptions } from '@portal/api-contract/report';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { retryRule } from '../../http/retry-rule.ts';
import { serverOrigin } from '../../platform/native.ts';
import { withBearer } from '../../session/with-bearer.ts';

/** Setting a report in type may take a while on a busy day. */
const timeout = 60_000;

const files = ky.create({
  ...retryRule(1),
  prefix: `${serverOrigin()}/v1`,
  timeout,
  headers: { [portalRequestHeader]: '1', accept: 'application/pdf' },
  throwHttpErrors: (status) => status !== 401,
});

/** The report as a PDF: the laboratory's own, or one that the portal set in type. Never shown as anything else. */
export async function fetchReportFile(
  id: string,
  { onProgress, ...options }: ReportOptions & { onProgress: (percent: number) => void },
): Promise<Blob> {
  const response = await withBearer((headers) =>
    files.get(`reports/${encodeURIComponent(id)}/pdf`, {
      headers,
      searchParams: options,
      onDownloadProgress: ({ percent }) => onProgress(Math.round(percent * 100)),
    }),
  );
  if (!response.headers.get('content-type')?.startsWith('application/pdf'))
    throw new Error('The portal did not answer with a PDF.');
  return new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
}
