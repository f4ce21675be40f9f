import { findMedicines, type Medicines } from '@portal/fhir-queries/medication-request.query';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { recordsClient } from './records-client.ts';

/** The orders, and what was said of their doses in the last thirty days: one answer for every list of doses. */
export function medicinesOf(patientId: string | undefined) {
  return queryOptions({
    queryKey: ['medicines', patientId],
    queryFn: ask,
    enabled: patientId !== undefined,
    retryOnMount: false,
    meta: { types: ['MedicationRequest', 'MedicationAdministration'] },
  });
}

/** Before the first of `adherenceDays` begins, in every zone: the first page does without the library that knows when. */
export function dosesSince(): number {
  return Date.now() - 31 * 24 * 3_600_000;
}

/** Medicines that a wider answer brings along; what it could not bring is asked for by itself. */
export function bringMedicines(
  patientId: string | undefined,
  medicines: Promise<Medicines | undefined>,
): void {
  void queryClient.prefetchQuery({
    ...medicinesOf(patientId),
    queryFn: async () => (await medicines) ?? ask(),
    staleTime: 0,
  });
}

const ask = () => findMedicines(recordsClient, { since: dosesSince() });
