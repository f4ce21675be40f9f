import { getOverview } from '@portal/fhir-queries/overview.query';
import { queryOptions } from '@tanstack/react-query';
import { bringMedicines, dosesSince } from '../../session/records/medicines.ts';
import { bringNotifications } from '../../session/records/notifications.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';

export function overviewOf(patientId: string | undefined) {
  return queryOptions({
    queryKey: ['overview', patientId],
    queryFn: () => getOverview(recordsClient, { now: new Date(), dosesSince: dosesSince() }),
    meta: { types: ['Appointment', 'Invoice'] },
  });
}

/** Whoever comes home sees what is true now, not what was asked a while ago. One request for all of the first screen. */
export function askOverview(patientId: string | undefined): void {
  const asked = queryClient.fetchQuery({ ...overviewOf(patientId), staleTime: 0 });
  asked.catch(() => undefined);
  bringNotifications(
    patientId,
    asked.then(({ notifications }) => notifications),
  );
  bringMedicines(
    patientId,
    asked.then(({ medicines }) => medicines),
  );
}
