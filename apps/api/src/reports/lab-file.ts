import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { Attachment, Binary, DiagnosticReport } from 'fhir/r4';
import type { Caller } from '../patient-access/caller.ts';
import type { RecordReader } from '../patient-access/record-reader.ts';
import { findId } from '../records/reference.ts';
import { Refusal } from '../http/refusal.ts';

const firstBytes = Buffer.from('%PDF-');

/**
 * The PDF that the laboratory attached, in the wanted language where it is there in several. What only calls itself one is
 * not handed on, and an address elsewhere is never asked.
 */
export async function findLabFile(
  records: RecordReader,
  { presentedForm = [] }: DiagnosticReport,
  language: LanguageTag,
  caller: Caller,
): Promise<Buffer | undefined> {
  const isWanted = (attachment: Attachment) => attachment.language?.split('-')[0] === language;
  const forms = presentedForm.filter(({ contentType }) => /^application\/pdf\b/i.test(contentType ?? ''));
  for (const form of forms.toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)))) {
    const bytes = await readForm(records, form, caller);
    if (bytes?.subarray(0, firstBytes.length).equals(firstBytes)) return bytes;
  }
  return undefined;
}

async function readForm(records: RecordReader, { data, url }: Attachment, caller: Caller) {
  if (data !== undefined) return Buffer.from(data, 'base64');
  const id = findId(url, 'Binary');
  if (id === undefined) return undefined;
  try {
    const file = await records.read<Binary>('Binary', id, caller);
    return Buffer.from(file.data ?? '', 'base64');
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
