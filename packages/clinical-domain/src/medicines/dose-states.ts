import type { MedicationAdministration } from 'fhir/r4';
import { systemUris } from '../fhir/fhir-extensions.ts';
import type { Dose } from './expand-doses.ts';

export type DoseState = 'done' | 'skipped' | 'pending';

/** A dose with what the patient said of it. */
export type LoggedDose = Dose & { state: DoseState; record?: MedicationAdministration };

/** Records of doses, found again by their order and the time at which they were due. */
export function matchRecords(doses: Dose[], records: MedicationAdministration[]): LoggedDose[] {
  const known = new Map(
    records.flatMap((record) => {
      const at = plannedInstantOf(record);
      const state = stateOf(record);
      return at === undefined || state === 'pending' ? [] : [[keyOf(record.request?.reference, at), record]];
    }),
  );
  return doses.map((dose) => {
    const record = known.get(keyOf(`MedicationRequest/${dose.order.id}`, dose.at));
    return record ? { ...dose, state: stateOf(record), record } : { ...dose, state: 'pending' };
  });
}

/** Anything but taken or not taken, entered in error among them, says nothing. */
export function stateOf({ status }: MedicationAdministration): DoseState {
  if (status === 'completed') return 'done';
  return status === 'not-done' ? 'skipped' : 'pending';
}

/** When the dose was planned: its identifier says it, while the effective time is when it was taken. */
function plannedInstantOf(record: MedicationAdministration): number | undefined {
  const name = record.identifier?.find(({ system }) => system === systemUris.dose)?.value;
  const at = Date.parse(name?.split('/')[2] ?? '');
  return Number.isNaN(at) ? instantOf(record) : at;
}

/** When it was taken; of a dose that was skipped, when it was planned. */
export function instantOf({
  effectiveDateTime,
  effectivePeriod,
}: MedicationAdministration): number | undefined {
  const at = Date.parse(effectiveDateTime ?? effectivePeriod?.start ?? '');
  return Number.isNaN(at) ? undefined : at;
}

const keyOf = (order: string | undefined, at: number) => `${order ?? ''} ${Math.floor(at / 1000)}`;
