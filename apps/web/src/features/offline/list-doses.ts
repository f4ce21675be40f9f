import { clinicDay } from '@portal/clinical-domain/booking/clinic-day';
import type { JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { listDoses as listDosesOf } from '@portal/clinical-domain/medicines/list-doses';
import type { KeptRecord } from '../../session/kept-record.ts';
import type { WaitingDose } from '../../session/waiting-doses.ts';

/** `waiting` is what was said of it on this device and has not reached the hospital. */
export type KeptDose = JudgedDose & { waiting: WaitingDose | undefined };

type Kept = Pick<KeptRecord, 'orders' | 'doses' | 'zone'>;

/** The doses of the clinic's present day, earliest first. */
export function listDoses({ orders, doses, zone }: Kept, waiting: WaitingDose[], now: number): KeptDose[] {
  const today = clinicDay(now, zone);
  const days = { first: today, last: today };
  return listDosesOf({ orders, records: doses }, days, { now, zone }).map((dose) => ({
    ...dose,
    waiting: waiting.find(({ orderId, at }) => orderId === dose.order.id && at === dose.at),
  }));
}
