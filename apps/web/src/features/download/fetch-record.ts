import type { StartedDownload } from '@portal/api-contract/download';
import type { DownloadApi, Part } from './download-api.ts';

export type Progress = Omit<Part, 'bytes' | 'next'> & {
  /** How many resources were counted before; there may be more. */
  known: number;
  bytes: number;
};

/** What has arrived, and the name of what comes next. The parts in their order are the file. */
export type Arrived = { id: string; next: string | undefined; parts: Blob[]; progress: Progress };

export function beginWith({ id, next, resources }: StartedDownload): Arrived {
  return {
    id,
    next,
    parts: [],
    progress: { known: resources, resources: 0, files: 0, filesKnown: 0, bytes: 0 },
  };
}

/**
 * Fetches part after part into `arrived`. When it throws, what has arrived stays; called again, it goes on there: a part
 * that came only in part is fetched again as a whole.
 */
export async function fetchRest(
  arrived: Arrived,
  api: Pick<DownloadApi, 'fetchPart'>,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  while (arrived.next !== undefined) {
    const { bytes, next, ...told } = await api.fetchPart(arrived.id, arrived.next, signal);
    signal.throwIfAborted();
    arrived.parts.push(bytes);
    arrived.next = next;
    arrived.progress = { ...arrived.progress, ...told, bytes: arrived.progress.bytes + bytes.size };
    onProgress(arrived.progress);
  }
  return new Blob(arrived.parts, { type: 'application/zip' });
}
