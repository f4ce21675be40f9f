import type { Binary } from 'fhir/r4';
import type { RecordsClient } from './records-client.ts';

/** A file that is on its way; its id is made before the first try, so that another try finds what arrived. */
export type FileUpload = { patientId: string; binaryId: string; contentType: string; base64: string };

export async function uploadFile(
  client: Pick<RecordsClient, 'put'>,
  { patientId, binaryId, contentType, base64 }: FileUpload,
): Promise<void> {
  const file: Binary = {
    resourceType: 'Binary',
    id: binaryId,
    contentType,
    securityContext: { reference: `Patient/${patientId}` },
    data: base64,
  };
  await client.put(`Binary/${binaryId}`, file);
}
