import type { RecordsClient } from '@portal/fhir-queries/records-client';
import { recordsClient } from './fake-records-client.ts';

/** Stands where `session/records/upload-client.ts` does. */
export function createUploadClient(onProgress: (share: number) => void): Pick<RecordsClient, 'put'> {
  return {
    put: async (path, body) => {
      const answer = await recordsClient.put(path, body);
      onProgress(1);
      return answer;
    },
  };
}
