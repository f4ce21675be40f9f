import { createHash } from 'node:crypto';
import type { Binary, Bundle, FhirResource, Observation, Patient, Resource } from 'fhir/r4';
import type { AccessAudit } from '../audit/access-audit.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { RecordReader } from '../patient-access/record-reader.ts';
import { compartment } from '../patient-access/tables/compartment.ts';
import { largestPage } from '../patient-access/tables/limits.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { ContactStore } from '../contacts/contact-store.ts';
import type { PreferenceStore } from '../notifications/preference-store.ts';
import { Refusal } from '../http/refusal.ts';
import { parseReference } from '../records/reference.ts';
import { type Attached, findAttachments, findData } from './attachments.ts';
import { type DownloadState } from './download-state.ts';
import { readEvents } from './events.ts';
import { toFileName } from './file-name.ts';
import { formatManifest } from './manifest.ts';
import { readMe } from './read-me.ts';
import { type PageClinic, createRecordPage } from './record-page/record-page.ts';
import { recordStrings } from './record-page/record-strings.ts';
import { type Cursor, firstPage, toQuery, advance } from './cursor.ts';
import { writeZip } from './zip.ts';

const enoughBytes = 1024 * 1024;
const enoughMs = 1500;
/** A page of large entries may be more than the records client takes: then fewer at a time. */
const pageSizes = [largestPage, 20, 1];

/** With their results, reports come fewer at a time. */
const reportSizes = [50, 5, 1];
const pageFile = 'health-record.html';

/** The types that are read, in this order; then the page that people read, the files and the manifest. */
export const downloadTypes = [
  'Patient',
  ...Object.keys(compartment).filter(
    (type) => compartment[type]?.searchBy !== undefined && type !== 'AuditEvent',
  ),
  'AuditEvent',
];

/** What the page has, in this order: all but who looked, which may be more than the rest and is in the portal. */
const pageTypes = Object.keys(recordStrings.en.sections);

export type PartSources = {
  records: RecordReader;
  audit: Pick<AccessAudit, 'search'>;
  preferences: Pick<PreferenceStore, 'find' | 'listMuted'>;
  contacts: Pick<ContactStore, 'list'>;
  fhirBase: string;
  clinic: PageClinic;
};

type Page = { fresh: Resource[]; next: Cursor | undefined };

/**
 * The next piece of the zip file, and the state after it; none when that was the last. One piece is a page of resources or a
 * file, or several small ones: what is in memory does not grow with the record.
 */
export async function makePart(
  { records, audit, preferences, contacts, fhirBase, clinic }: PartSources,
  from: DownloadState,
  caller: Caller,
): Promise<{ bytes: Buffer; after: DownloadState; isLast: boolean }> {
  const zip = writeZip(from.zip);
  const state = { ...structuredClone(from), zip: zip.state };
  const recordPage = createRecordPage(clinic, Date.parse(state.startedAt));
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
    return advance(state.cursor, await searchPage(type, pageSizes));
  }

  async function searchPage(
    type: string,
    sizes: number[],
    more: Record<string, string> = {},
  ): Promise<Bundle> {
    for (const count of sizes) {
      try {
        return await records.search(type, { ...toQuery(state.cursor, count), ...more }, caller);
      } catch (error) {
        if (!(error instanceof Unavailable) || count === 1) throw error;
      }
    }
    throw new Unavailable('records');
  }

  /** Reports come with their results, which are not part of the cursor. */
  async function readSection(type: string): Promise<Page & { results: Observation[] }> {
    if (type !== 'DiagnosticReport') return { ...(await readPage(type)), results: [] };
    const page = await searchPage(type, reportSizes, { _include: 'DiagnosticReport:result' });
    const entry = page.entry ?? [];
    const results = entry.flatMap(({ resource }) =>
      resource?.resourceType === 'Observation' ? [resource as Observation] : [],
    );
    const reports = { ...page, entry: entry.filter(({ resource }) => resource?.resourceType === type) };
    return { ...advance(state.cursor, reports), results };
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

  /** The page is one file of the zip, which stays open over all its sections. */
  async function addSection(type: string) {
    const isFirst = !zip.state.isOpen;
    const nobody: Patient = { resourceType: 'Patient' };
    const patient = isFirst
      ? await orOtherwise(nobody, () => records.read<Patient>('Patient', caller.patientId, caller))
      : nobody;
    const none = { fresh: [], next: undefined, results: [] };
    const { fresh, next, results } = await orOtherwise(none, () => readSection(type));
    if (isFirst) zip.open(`${state.folder}/${pageFile}`);
    const isNew = fresh.length > 0 && state.section !== type;
    if (isNew) state.section = type;
    const isLast = next === undefined && type === pageTypes.at(-1);
    const pieces = [
      ...(isFirst ? [recordPage.head(patient, new Date(state.startedAt))] : []),
      ...(isNew ? [recordPage.heading(type)] : []),
      recordPage.entries(fresh as FhirResource[], results),
      ...(isLast ? [recordPage.end()] : []),
    ];
    await zip.add(Buffer.from(pieces.join('')));
    if (isLast) zip.close();
    state.cursor = next ?? firstPage;
    if (!next) state.step += 1;
  }

  /** What this app may not see was told when the types were read. */
  async function orOtherwise<T>(otherwise: T, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return otherwise;
    }
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
    const { type = '', id = '' } = parseReference(owner) ?? {};
    const bytes = findData(await records.read<Resource>(type, id, caller), place);
    return bytes && { bytes, contentType };
  }

  /** What the portal itself keeps of the patient's choices, outside the record. */
  async function readChoices(): Promise<string> {
    const { patientId } = caller;
    const [chosen, mutedConversations, ownContacts] = await Promise.all([
      preferences.find(patientId),
      preferences.listMuted(patientId),
      contacts.list(patientId),
    ]);
    const choices = { preferences: chosen ?? 'defaults', mutedConversations, contacts: ownContacts };
    return `${JSON.stringify(choices, null, 2)}\n`;
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
    const section = pageTypes[state.step - downloadTypes.length];
    const [attached] = state.waiting;
    if (type !== undefined) await addPage(type);
    else if (section !== undefined) await addSection(section);
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
