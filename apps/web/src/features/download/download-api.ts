import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { downloadHeaders, startedDownload, type StartedDownload } from '@portal/api-contract/download';
import ky from 'ky';
import { retryRule } from '../../http/retry-rule.ts';
import { serverOrigin } from '../../platform/native.ts';
import { withBearer } from '../../session/with-bearer.ts';

/** A part is made while it is waited for. */
const timeout = 30_000;

const api = ky.create({
  ...retryRule(2),
  prefix: `${serverOrigin()}/v1`,
  timeout,
  headers: { [portalRequestHeader]: '1' },
  throwHttpErrors: (status) => status !== 401,
});

export type Part = {
  bytes: Blob;
  /** Undefined after the last one. */
  next: string | undefined;
  resources: number;
  files: number;
  filesKnown: number;
};

export type DownloadApi = {
  begin: () => Promise<StartedDownload>;
  /** The same address gives the part again, should its answer be lost. */
  fetchPart: (id: string, part: string, signal: AbortSignal) => Promise<Part>;
  /** Tells that it is whole, or not wanted any more. */
  end: (id: string) => Promise<void>;
};

export const downloadApi: DownloadApi = {
  async begin() {
    const response = await withBearer((headers) => api.post('downloads', { headers }));
    return startedDownload.parse(await response.json());
  },

  async fetchPart(id, part, signal) {
    const response = await withBearer((headers) =>
      api.get(`downloads/${id}/parts/${part}`, { headers, signal }),
    );
    const number = (name: string) => Number(response.headers.get(name) ?? 0);
    const next = response.headers.get(downloadHeaders.next) ?? undefined;
    return {
      bytes: await response.blob(),
      next,
      resources: number(downloadHeaders.resources),
      files: number(downloadHeaders.files),
      filesKnown: number(downloadHeaders.filesKnown),
    };
  },

  async end(id) {
    await withBearer((headers) => api.delete(`downloads/${id}`, { headers }));
  },
};
