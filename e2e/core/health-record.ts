import { randomUUID } from 'node:crypto';
import type { FhirResource, MedicationRequest, Observation, TimingRepeat } from 'fhir/r4';
import { putResource } from '@portal/test-stack/fresh-patient';
import { findResources } from '@portal/test-stack/find-resources';
import { stack } from './test.ts';

export const withheld = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }],
};
export const loinc = 'http://loinc.org';
export const daily = { frequency: 1, period: 1, periodUnit: 'd' } as const;

/** Once a day, on the clinic's clock at this minute or so many hours from it: what can be marked depends on the hour. */
export function dailyAt(hoursFromNow: number) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kathmandu' });
  return { ...daily, timeOfDay: [`${clock.format(Date.now() + hoursFromNow * 3600_000)}:00`] };
}

const day = 24 * 3600_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

export const hl7 = (vocabulary: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${vocabulary}`, code }],
});

/** What the hospital enters for one patient, as it is given. */
export function hospitalFor(patientId: string) {
  const subject = { reference: `Patient/${patientId}` };
  const put = async <T extends FhirResource>(resource: T): Promise<T> => {
    const named = { id: randomUUID(), ...resource };
    await putResource(stack, named);
    return named;
  };
  return {
    subject,
    put,
    order: (name: string, repeat: TimingRepeat | undefined, more: Partial<MedicationRequest> = {}) =>
      put<MedicationRequest>({
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        medicationCodeableConcept: { text: name },
        subject,
        authoredOn: daysAgo(60),
        requester: { display: 'Dr. Anil Shrestha' },
        dosageInstruction: [{ text: `${name} as told`, ...(repeat ? { timing: { repeat } } : {}) }],
        ...more,
      }),
    observation: (code: string, value: number, more: Partial<Observation> = {}) =>
      put<Observation>({
        resourceType: 'Observation',
        status: 'final',
        category: [hl7('observation-category', 'vital-signs')],
        code: { coding: [{ system: loinc, code }] },
        subject,
        effectiveDateTime: daysAgo(1),
        valueQuantity: { value, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' },
        ...more,
      }),
    find: <T extends FhirResource>(type: T['resourceType']) => findResources<T>(stack, type, patientId),
  };
}
