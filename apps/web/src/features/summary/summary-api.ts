import {
  newShare,
  shareList,
  type NewShare,
  type Share,
  type ShareRequest,
} from '@portal/api-contract/sharing';
import type { SummaryCardOptions, SummaryDocumentRequest } from '@portal/api-contract/summary';
import { portalApi } from '../../http/portal-api.ts';
import { withBearer } from '../../session/with-bearer.ts';

const api = portalApi.extend({ throwHttpErrors: (status) => status !== 401 });

export async function fetchSummaryCard(options: SummaryCardOptions): Promise<Blob> {
  const response = await withBearer((headers) =>
    api.get('summary/card', { headers, searchParams: options, timeout: 30_000 }),
  );
  return response.blob();
}

/** The summary as the record is now, signed where the hospital has a key. */
export async function fetchSummaryDocument(request: SummaryDocumentRequest): Promise<object> {
  const response = await withBearer((headers) =>
    api.post('summary/document', { json: request, headers, timeout: 30_000 }),
  );
  return (await response.json()) as object;
}

export async function listShares(): Promise<Share[]> {
  const response = await withBearer((headers) => api.get('shares', { headers }));
  return shareList.parse(await response.json()).shares;
}

export async function createShare(request: ShareRequest): Promise<NewShare> {
  const response = await withBearer((headers) =>
    api.post('shares', { json: request, headers, timeout: 30_000 }),
  );
  return newShare.parse(await response.json());
}

export async function revokeShare(id: string): Promise<void> {
  await withBearer((headers) => api.delete(`shares/${encodeURIComponent(id)}`, { headers }));
}
