import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Waiting } from './outbox-queue.ts';

/** This device cannot read a file any more. */
export class FileLostError extends Error {}

const laterStatuses = new Set([408, 425, 429]);

/**
 * What becomes of a message that could not be sent: a mark to be kept with it; `tomorrow` for that one, while others go on;
 * `later` for all.
 */
export function judgeFailure(error: unknown): Partial<Waiting> | 'later' | 'tomorrow' {
  if (error instanceof FileLostError) return { isFileLost: true };
  if (!(error instanceof RecordsRefusal)) return 'later';
  if (error.isDayFull) return 'tomorrow';
  return laterStatuses.has(error.status) ? 'later' : { isRefused: true };
}

/** Whose turn it is: the oldest that can be sent today. */
export function findNext(items: readonly Waiting[], tomorrow: ReadonlySet<string>): Waiting | undefined {
  return items.find(({ id, isRefused, isFileLost }) => !isRefused && !isFileLost && !tomorrow.has(id));
}
