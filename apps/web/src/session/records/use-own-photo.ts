import { findOwnPhoto } from '@portal/clinical-domain/profile/read-profile';
import { useQuery } from '@tanstack/react-query';
import { ownPatientOf } from './own-patient.ts';
import { queryClient } from './query-client.ts';
import { useSession } from '../session.ts';

/** The patient's own picture, once the record is there; nobody waits for it. Asked for only where it is seen. */
export function useOwnPhoto(isSeen: boolean): string | undefined {
  const id = useSession().user?.id;
  const query = ownPatientOf(id ?? '');
  const { data } = useQuery(
    { ...query, enabled: isSeen && id !== undefined, retryOnMount: false, select: findOwnPhoto },
    queryClient,
  );
  return data;
}
