import { findPhoto } from '@portal/clinical-domain/doctors/doctor';
import { readPractitioner } from '@portal/fhir-queries/practitioner.query';
import { useLowData } from '@portal/ui/use-low-data.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { usePhoto } from '../../session/records/use-photo.ts';

const tenMinutes = 10 * 60_000;

/** Whoever signed has a face where the hospital has one; in low-data mode nobody is asked for it. */
export function useDoctorPhoto(doctor: string | undefined): string | undefined {
  const isLowData = useLowData();
  const { data } = useQuery(
    {
      // Not live: the directory is no part of the record.
      queryKey: ['practitioner', doctor],
      queryFn: () => readPractitioner(recordsClient, doctor ?? ''),
      enabled: doctor !== undefined && !isLowData,
      staleTime: tenMinutes,
      retry: false,
      retryOnMount: false,
    },
    queryClient,
  );
  return usePhoto(data && findPhoto(data));
}
