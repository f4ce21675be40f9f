import * as z from 'zod/mini';

/** A download that has begun: how many resources are known to come, and the address of the first part. */
export const startedDownload = z.object({ id: z.uuid(), next: z.uuid(), resources: z.number() });

export const downloadAddress = z.strictObject({ id: z.uuid() });

/** A part is named by what was told with the one before it. The same name always gives the part that follows that one. */
export const downloadPartAddress = z.strictObject({ id: z.uuid(), part: z.uuid() });

/** What comes along with a part: the name of the next one, absent with the last, and how much is done. */
export const downloadHeaders = {
  next: 'download-next',
  resources: 'download-resources',
  files: 'download-files',
  filesKnown: 'download-files-known',
} as const;

export type StartedDownload = z.infer<typeof startedDownload>;
export type DownloadAddress = z.infer<typeof downloadAddress>;
export type DownloadPartAddress = z.infer<typeof downloadPartAddress>;
