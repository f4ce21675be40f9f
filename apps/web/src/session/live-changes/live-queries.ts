import type { RecordChange } from '@portal/api-contract/events';
import { queryClient } from '../records/query-client.ts';
import { onRecordChange, onRecordReset } from './record-changes.ts';

/** The answers of the cache in which a type is shown. */
const shownIn: Record<string, string[]> = {
  Appointment: ['overview', 'visits', 'visit', 'coming-visits'],
  Communication: ['notices'],
  DiagnosticReport: ['reports', 'all-reports', 'report', 'lab-results'],
  Invoice: ['overview', 'invoices', 'invoice'],
  MedicationAdministration: ['medicines'],
  MedicationRequest: ['medicines', 'active-medicines'],
};

/** Others are shown by loaders alone. */
const everyType = [
  ...Object.keys(shownIn),
  'AllergyIntolerance',
  'Condition',
  'DocumentReference',
  'Immunization',
  'Observation',
];

/** Changes often come together: a visit that is booked is a slot, a visit and a notice. */
const gatherMs = 200;

/** Asks again, of what is in view, for whatever the clinic or another device has changed. */
export function keepAnswersFresh(onChanged: (types: ReadonlySet<string>) => void): void {
  const types = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function gather({ type }: Pick<RecordChange, 'type'>) {
    types.add(type);
    timer ??= setTimeout(() => {
      timer = undefined;
      const changed = new Set(types);
      types.clear();
      for (const name of new Set([...changed].flatMap((each) => shownIn[each] ?? [])))
        void queryClient.invalidateQueries({ queryKey: [name] });
      onChanged(changed);
    }, gatherMs);
  }

  onRecordChange(gather);
  onRecordReset(() => {
    // What is gone must not be shown again for a moment when somebody comes back to its page.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    everyType.forEach((type) => gather({ type }));
  });
}
