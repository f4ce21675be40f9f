import { randomUUID } from 'node:crypto';
import type { Communication, FhirResource, Invoice } from 'fhir/r4';
import { putResource } from './fresh-patient.ts';
import { buildBill, buildNotification } from './hospital-resources.ts';
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
      put(
        buildBill(subject, {
          id: randomUUID(),
          date: new Date(Date.now() - 30 * 24 * 3_600_000).toISOString(),
          ...more,
        }),
      ),
    notification: (topic: string, more: Partial<Communication> = {}) =>
      put(
        buildNotification(subject, {
          id: randomUUID(),
          sender: { reference: 'Organization/238488' },
          topic: { text: topic },
          ...more,
        }),
      ),
  };
}
