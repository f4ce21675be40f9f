import type { MedicationRequest, TimingRepeat } from 'fhir/r4';
import { self } from './records.ts';

export const daily = { frequency: 1, period: 1, periodUnit: 'd' } as const;

/** An order of the hospital, months old. */
export function order(
  name: string,
  repeat: TimingRepeat | undefined,
  more: Partial<MedicationRequest> = {},
): MedicationRequest {
  return {
    resourceType: 'MedicationRequest',
    id: name.replaceAll(' ', '-'),
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text: name },
    subject: self,
    authoredOn: '2026-09-01T10:00:00+05:45',
    requester: { display: 'Dr. Anil Shrestha' },
    dosageInstruction: [{ text: `${name} as told`, ...(repeat ? { timing: { repeat } } : {}) }],
    ...more,
  };
}
