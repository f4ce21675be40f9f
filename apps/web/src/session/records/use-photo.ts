import { readFile } from '@portal/fhir-queries/document-reference.query';
import { useQuery } from '@tanstack/react-query';
import { useLowData } from '@portal/ui/use-low-data.ts';
import { queryClient } from './query-client.ts';
import { recordsClient } from './records-client.ts';

const keptMs = 60 * 60_000;
const pictures = /^image\/(?:png|jpeg|webp)$/;

/**
 * A doctor's photo (`findPhoto`) as an address for an image. One that lies at the records server is read with the patient's
 * token, and in low-data mode not at all; while it is not here, or cannot be had, there is none.
 */
export function usePhoto(photo: string | undefined): string | undefined {
  const savesData = useLowData();
  const isCarried = photo?.startsWith('data:') ?? false;
  const { data } = useQuery(
    {
      // Not live: a file never changes.
      queryKey: ['photo', photo],
      queryFn: () => loadPhoto(photo ?? ''),
      enabled: photo !== undefined && !isCarried && !savesData,
      staleTime: keptMs,
      gcTime: keptMs,
      retry: 1,
      retryOnMount: false,
    },
    queryClient,
  );
  return isCarried ? photo : data;
}

async function loadPhoto(url: string): Promise<string> {
  const { base64, contentType } = await readFile(recordsClient, { url });
  if (!pictures.test(contentType) || base64 === '') throw new Error('This file is no picture.');
  return `data:${contentType};base64,${base64}`;
}
