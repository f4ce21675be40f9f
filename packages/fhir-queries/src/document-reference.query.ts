import { toPlainText } from '@portal/clinical-domain/written/plain-text';
import type { Attachment, DocumentReference } from 'fhir/r4';
import { getAllPages } from './all-pages.ts';
import { type FileUpload, uploadFile } from './binary.query.ts';
import { getResource } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

export const searchDocuments = { status: 'current', _sort: '-date' };

/** What is current, the latest first. */
export function findDocuments(client: Pick<RecordsClient, 'get'>): Promise<DocumentReference[]> {
  return getAllPages(client, 'DocumentReference', searchDocuments);
}

export type Upload = FileUpload & {
  documentId: string;
  title: string;
  fileName: string;
  size: number;
  at: Date;
};

/** The file first, then what it is: who lists the documents finds none without its file. */
export async function uploadDocument(
  client: Pick<RecordsClient, 'put'>,
  upload: Upload,
): Promise<DocumentReference> {
  await uploadFile(client, upload);
  const { documentId } = upload;
  const answer = await client.put(`DocumentReference/${documentId}`, toDocument(upload));
  return getResource(answer, 'DocumentReference');
}

function toDocument({ patientId, documentId, binaryId, title, fileName, contentType, size, at }: Upload) {
  const self = { reference: `Patient/${patientId}` };
  const date = at.toISOString();
  const attachment = {
    contentType,
    url: `Binary/${binaryId}`,
    title: toPlainText(fileName),
    size,
    creation: date,
  };
  return {
    resourceType: 'DocumentReference',
    id: documentId,
    status: 'current',
    subject: self,
    date,
    author: [self],
    description: toPlainText(title),
    content: [{ attachment }],
  } satisfies DocumentReference;
}

/** The hospital keeps the file; it is shown to nobody as current any more. */
export async function takeBackDocument(
  client: Pick<RecordsClient, 'put'>,
  document: DocumentReference,
): Promise<void> {
  await client.put(`DocumentReference/${document.id}`, {
    ...document,
    status: 'entered-in-error',
  } as DocumentReference);
}

/** The bytes of a document's file, as base64; of an attachment that carries them itself, those. */
export async function readFile(
  client: Pick<RecordsClient, 'get'>,
  { data, url, contentType }: Attachment,
): Promise<{ base64: string; contentType: string }> {
  if (data !== undefined) return { base64: data, contentType: contentType ?? '' };
  const id = /(?:^|\/)Binary\/([A-Za-z0-9\-.]{1,64})$/.exec(url ?? '')?.[1];
  if (id === undefined) throw new Error('The document has no file here.');
  const binary = getResource(await client.get(`Binary/${id}`, {}), 'Binary');
  return { base64: binary.data ?? '', contentType: binary.contentType };
}
