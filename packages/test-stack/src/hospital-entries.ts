import { randomUUID } from 'node:crypto';
import type { Communication, FhirResource, Invoice } from 'fhir/r4';
import { putResource } from './fresh-patient.ts';
import type { StackSettings } from './settings.ts';

/** What the hospital's own systems enter for one patient. */
export function hospitalOf(settings: StackSettings, patientId: string) {
  const subject = { reference: `Patient/${patientId}` };
  async function put<T extends FhirResource>(resource: T): Promise<T> {
    await putResource(settings, resource);
    return resource;
  }
  return {
    /** Of last month unless it says otherwise: a bill of today makes a notification. */
    bill: (more: Partial<Invoice>) =>
      put<Invoice>({
        resourceType: 'Invoice',
        id: randomUUID(),
        status: 'issued',
        subject,
        date: new Date(Date.now() - 30 * 24 * 3_600_000).toISOString(),
        identifier: [{ value: 'INV-TEST-1' }],
        totalGross: { value: 240_000, currency: 'NPR' },
        ...more,
      }),
    notice: (topic: string, more: Partial<Communication> = {}) =>
      put<Communication>({
        resourceType: 'Communication',
        id: randomUUID(),
        status: 'completed',
        category: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/communication-category',
                code: 'notification',
              },
            ],
          },
        ],
        subject,
        recipient: [subject],
        sender: { reference: 'Organization/238488' },
        sent: new Date().toISOString(),
        topic: { text: topic },
        payload: [{ contentString: 'Please look at it.' }],
        ...more,
      }),
  };
}

/** Two nights for Rs 2,70,000, of which Rs 30,000 were paid before. */
export const billLines = [
  {
    sequence: 1,
    chargeItemCodeableConcept: { text: 'Cabin bed (nights)' },
    priceComponent: [{ type: 'base' as const, factor: 2, amount: { value: 270_000, currency: 'NPR' } }],
  },
  {
    sequence: 2,
    chargeItemCodeableConcept: { text: 'Paid in advance' },
    priceComponent: [{ type: 'deduction' as const, amount: { value: -30_000, currency: 'NPR' } }],
  },
];
