import type { Attached } from './attachments.ts';
import { type Cursor, firstPage } from './cursor.ts';
import { newZip, type ZipState } from './zip.ts';

export type FileLine = { file: string; from: string; contentType: string; bytes: number; sha256: string };

/** How far a download is. Nothing clinical but names of files and ids; sealed wherever it is kept. */
export type DownloadState = {
  startedAt: string;
  folder: string;
  /** What is being read: a place in the list of steps. */
  step: number;
  cursor: Cursor;
  zip: ZipState;
  /** The section of the page whose heading is written. */
  section?: string;
  /** Lines written of each type. */
  counts: Record<string, number>;
  waiting: Attached[];
  files: FileLine[];
  leftOut: { what: string; why: string }[];
};

export function firstState(now: Date): DownloadState {
  return {
    startedAt: now.toISOString(),
    folder: `health-record-${now.toISOString().slice(0, 10)}`,
    step: 0,
    cursor: firstPage,
    zip: newZip(now),
    counts: {},
    waiting: [],
    files: [],
    leftOut: [],
  };
}

export function countResources({ counts }: DownloadState): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
