import { clinicDay } from '@portal/clinical-domain/booking/clinic-day';
import { matchRecords, type LoggedDose } from '@portal/clinical-domain/medicines/dose-states';
import { expandDoses } from '@portal/clinical-domain/medicines/expand-doses';
import type { KeptRecord } from '../../session/kept-record.ts';
import type { WaitingDose } from '../../session/waiting-doses.ts';

/** `waiting` is what was said of it on this device and has not reached the hospital. */
export type KeptDose = LoggedDose & { waiting: WaitingDose | undefined };

type Kept = Pick<KeptRecord, 'orders' | 'doses' | 'zone'>;

/** The doses of the clinic's present day, earliest first. */
export function listDoses({ orders, doses, zone }: Kept, waiting: WaitingDose[], now: number): KeptDose[] {
  const today = clinicDay(now, zone);
  const due = orders.flatMap((order) => expandDoses(order, { first: today, last: today }, zone));
  return matchRecords(due, doses)
    .toSorted((one, other) => one.at - other.at)
    .map((dose) => ({
      ...dose,
      waiting: waiting.find(({ orderId, at }) => orderId === dose.order.id && at === dose.at),
    }));
}
