import { formatInstant } from '../time/clinic-day.ts';
import { uuidV5 } from '../ids/uuid-v5.ts';

/** RFC 9562 namespace of the portal's doses. */
export const doseNamespace = '6f0c2b1e-8d54-4a37-9b60-2c7f51e3a9d4';

/** What makes two reports of a dose the same one. */
export function doseName(patientId: string, orderId: string, at: number): string {
  return `${patientId}/${orderId}/${formatInstant(at)}`;
}

/** UUID version 5 of the name: two tabs, two phones and a replay all arrive at the same resource. */
export function doseId(patientId: string, orderId: string, at: number): Promise<string> {
  return uuidV5(doseNamespace, doseName(patientId, orderId, at));
}
