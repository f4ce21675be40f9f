import { createHash } from 'node:crypto';
import type { Binary, Bundle, Patient, Resource } from 'fhir/r4';
import type { AccessAudit } from '../fhir-gateway/audit.ts';
import type { Caller } from '../fhir-gateway/caller.ts';
import type { RecordReader } from '../fhir-gateway/record-reader.ts';
import { compartment } from '../fhir-gateway/tables/compartment.ts';
import { largestPage } from '../fhir-gateway/tables/limits.ts';
import { Unavailable } from '../infra/unavailable.ts';
import type { PreferenceStore } from '../notices/preference-store.ts';
import { Refusal } from '../refusal.ts';
import { type Attached, findAttachments, findData } from './attachments.ts';
import { type DownloadState } from './download-state.ts';
import { readEvents } from './events.ts';
import { toFileName } from './file-name.ts';
import { formatManifest } from './manifest.ts';
import { readMe } from './read-me.ts';
import { type Cursor, firstPage, toQuery, walkOn } from './walk.ts';
import { writeZip } from './zip.ts';

const enoughBytes = 1024 * 1024;
const enoughMs = 1500;
/** A page of large entries may be more than the records client takes: then fewer at a time. */
const pageSizes = [largestPage, 20, 1];

/** The types that are read, in this order; then the files, then the manifest. */
export const downloadTypes = [
  'Patient',
  ...Object.keys(compartment).filter(
    (type) => compartment[type]?.searchBy !== undefined && type !== 'AuditEvent',
  ),
  'AuditEvent',
];

export type PartSources = {
  records: RecordReader;
  audit: Pick<AccessAudit, 'search'>;
  preferences: Pick<PreferenceStore, 'find' | 'listMuted'>;
  fhirBase: string;
};

type Page = { fresh: Resource[]; next: Cursor | undefined };

/**
 * The next piece of the zip file, and the state after it; none when that was the last. One piece is a page of resources or a
 * file, or several small ones: what is in memory does not grow with the record.
 */
export async function makePart(
  { records, audit, preferences, fhirBase }: PartSources,
  from: DownloadState,
  caller: Caller,
): Promise<{ bytes: Buffer; after: DownloadState; isLast: boolean }> {
  const zip = writeZip(from.zip);
  const state = { ...structuredClone(from), zip: zip.state };
  const until = Date.now() + enoughMs;

  async function write(name: string, bytes: Buffer | string) {
    zip.open(`${state.folder}/${name}`);
    await zip.add(Buffer.from(bytes));
    zip.close();
  }

  async function readPage(type: string): Promise<Page> {
    if (type === 'Patient')
      return { fresh: [await records.read<Patient>('Patient', caller.patientId, caller)], next: undefined };
    if (type === 'AuditEvent') return readEvents(audit, state.cursor, state.startedAt, caller);
    for (const count of pageSizes) {
      try {
        const page: Bundle = await records.search(type, toQuery(state.cursor, count), caller);
        return walkOn(state.cursor, page);
      } catch (error) {
        if (!(error instanceof Unavailable) || count === 1) throw error;
      }
    }
    throw new Unavailable('records');
  }

  async function addPage(type: string) {
    const { fresh, next } = await orLeaveOut(
      `Resources of type ${type}`,
      { fresh: [], next: undefined },
      () => readPage(type),
    );
    if (fresh.length > 0) {
      if (!zip.state.isOpen) zip.open(`${state.folder}/fhir/${type}.ndjson`);
      await zip.add(Buffer.from(fresh.map((resource) => `${JSON.stringify(resource)}\n`).join('')));
      state.counts[type] = (state.counts[type] ?? 0) + fresh.length;
      addWaiting(fresh);
    }
    state.cursor = next ?? firstPage;
    if (next) return;
    if (zip.state.isOpen) zip.close();
    state.step += 1;
  }

  function addWaiting(resources: Resource[]) {
    const known = new Set(state.waiting.map(({ binaryId }) => binaryId));
    for (const file of resources.flatMap(findAttachments)) {
      if (file.binaryId !== undefined && known.has(file.binaryId)) continue;
      known.add(file.binaryId);
      state.waiting.push(file);
    }
  }

  async function addFile(attached: Attached) {
    const found = await orLeaveOut(`A file of ${attached.from}`, undefined, () => readFile(attached));
    if (found) {
      const { bytes, contentType } = found;
      const file = `files/${toFileName(state.files.length + 1, attached.title, contentType)}`;
      await write(file, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      state.files.push({ file, from: attached.from, contentType, bytes: bytes.length, sha256 });
    }
    state.waiting.shift();
  }

  async function readFile({ from: owner, place, binaryId, contentType = '' }: Attached) {
    if (binaryId !== undefined) {
      const file = await records.read<Binary>('Binary', binaryId, caller);
      return { bytes: Buffer.from(file.data ?? '', 'base64'), contentType: file.contentType };
    }
    const [type = '', id = ''] = owner.split('/');
    const bytes = findData(await records.read<Resource>(type, id, caller), place);
    return bytes && { bytes, contentType };
  }

  /** What the portal itself keeps of the patient's choices, outside the record. */
  async function readChoices(): Promise<string> {
    const { patientId } = caller;
    const [chosen, mutedConversations] = await Promise.all([
      preferences.find(patientId),
      preferences.listMuted(patientId),
    ]);
    return `${JSON.stringify({ preferences: chosen ?? 'defaults', mutedConversations }, null, 2)}\n`;
  }

  /** What this app may not see, or is not there, does not stop the rest. */
  async function orLeaveOut<T>(what: string, otherwise: T, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const why = error.status === 403 ? 'This app was not given the right to see it.' : 'It is not there.';
      state.leftOut.push({ what, why });
      return otherwise;
    }
  }

  /** Whether there is more. What is read is read before anything is written of it. */
  async function addNext(): Promise<boolean> {
    const type = downloadTypes[state.step];
    const [attached] = state.waiting;
    if (type !== undefined) await addPage(type);
    else if (attached) await addFile(attached);
    else {
      const about = { patientId: caller.patientId, fhirBase, endedAt: new Date() };
      await write('portal/notifications.json', await readChoices());
      await write('manifest.json', formatManifest(state, about));
      zip.end();
      return false;
    }
    return true;
  }

  if (from.zip.offset === 0) await write('README.txt', readMe);
  let hasMore = true;
  try {
    while (hasMore && zip.length < enoughBytes && Date.now() < until) hasMore = await addNext();
  } catch (error) {
    if (!(error instanceof Unavailable) || zip.length === 0) throw error;
  }
  return { bytes: zip.take(), after: state, isLast: !hasMore };
}
