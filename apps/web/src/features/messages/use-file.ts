import { readFile } from '@portal/fhir-queries/document-reference.query';
import { useQuery } from '@tanstack/react-query';
import type { Attachment } from 'fhir/r4';
import { useEffect, useMemo } from 'react';
import { toBlob } from '../../platform/base64-file.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';

/** A file's bytes, under the type that the message gives it and no other. */
export async function loadFile(file: Attachment): Promise<Blob> {
  const { base64 } = await readFile(recordsClient, file);
  return toBlob(base64, file.contentType ?? 'application/octet-stream');
}

const keptMs = 10 * 60_000;

/** Asked for where it is shown, and lent to the page as an address of this tab. */
export function useFile(file: Attachment, isWanted: boolean) {
  const name = file.url ?? file.data?.slice(0, 64);
  const { data: blob, isError } = useQuery(
    {
      // Not live: a file never changes.
      queryKey: ['file', name, file.title],
      queryFn: () => loadFile(file),
      enabled: isWanted,
      staleTime: keptMs,
      gcTime: keptMs,
    },
    queryClient,
  );
  const address = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return { blob, address, hasFailed: isError };
}
