import type { DownloadState } from './download-state.ts';

const always = [
  {
    what: 'What the hospital withholds from its patients (label NOPAT)',
    why: 'The hospital decides this; the portal never shows it, and does not say whether there is any.',
  },
  {
    what: 'What was entered in error',
    why: 'It was never true. It can be read one by one at /r4, where its id is known.',
  },
  {
    what: 'Doctors, places and services that the record names',
    why: 'They are the hospital’s directory, not your record. The record keeps their names.',
  },
  {
    what: 'Files that no document, report or message of the record refers to, and files at other addresses',
    why: 'A FHIR server cannot list files by whose they are, and the portal never calls other addresses.',
  },
];

/** What is inside, in the words of FHIR's bulk export (https://hl7.org/fhir/uv/bulkdata/) as far as it has them. */
export function formatManifest(
  { startedAt, counts, files, leftOut }: DownloadState,
  { patientId, fhirBase, endedAt }: { patientId: string; fhirBase: string; endedAt: Date },
): string {
  const manifest = {
    transactionTime: startedAt,
    endTime: endedAt.toISOString(),
    request: `${fhirBase}/Patient/${patientId}`,
    fhirVersion: '4.0.1',
    note: 'A resource that changed while it was read may be there in two versions; the later line counts.',
    output: Object.entries(counts).map(([type, count]) => ({ type, url: `fhir/${type}.ndjson`, count })),
    files,
    leftOut: [...always, ...leftOut],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
