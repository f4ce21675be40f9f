import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { listConversations } from '@portal/clinical-domain/messages/conversations';
import { findInbox, type Inbox } from '@portal/fhir-queries/message.query';
import { findDoctors } from '@portal/fhir-queries/practitioner-role.query';
import { queryOptions } from '@tanstack/react-query';
import { getPortalConfig } from '../../http/portal-config.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { readMarks } from './read-marks.ts';

export type OwnInbox = Inbox & { patientId: string; doctors: Doctor[] };

const tenMinutes = 10 * 60_000;
/** Where the live news does not come through, a message comes with the next look; one that failed is soon repeated. */
export const lookAgain = { refetchInterval: 60_000, retry: 2, retryDelay: 1000 } as const;

/** Everything that the list tells, the directory's words on each doctor included. */
export function inboxOf(patientId: string | undefined) {
  return queryOptions({
    queryKey: ['inbox', patientId],
    queryFn: async (): Promise<OwnInbox> => {
      const found = await findInbox(recordsClient);
      const inbox = { ...found, communications: readMarks.apply(found.communications) };
      const doctors = await describeDoctors(listPractitioners(inbox, patientId ?? ''));
      return { ...inbox, patientId: patientId ?? '', doctors };
    },
    enabled: patientId !== undefined,
    ...lookAgain,
    retryOnMount: false,
    // Not live: use-live-messages.ts asks again, except for what this device wrote itself.
  });
}

/** The directory changes seldom. Without it a conversation has the name that the record gives. */
async function describeDoctors(practitioners: string[]): Promise<Doctor[]> {
  if (practitioners.length === 0) return [];
  const { organizationId } = getPortalConfig();
  const practitioner = practitioners.toSorted().join(',');
  return queryClient
    .fetchQuery({
      queryKey: ['doctors', organizationId, practitioner],
      queryFn: () => findDoctors(recordsClient, { organizationId, practitioner }),
      staleTime: tenMinutes,
      // Not live: the directory is no part of the record.
    })
    .catch(() => []);
}

const prefix = 'Practitioner/';
const mostDoctors = 40;

function listPractitioners({ communications, visits }: Inbox, patientId: string): string[] {
  const written = listConversations(communications, patientId).map(({ partner }) => partner);
  const visited = visits.flatMap(({ participant }) => participant.map(({ actor }) => actor?.reference ?? ''));
  const all = [...written, ...visited].filter((reference) => reference.startsWith(prefix));
  return [...new Set(all)].slice(0, mostDoctors).map((reference) => reference.slice(prefix.length));
}
