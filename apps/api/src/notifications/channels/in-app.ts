import type { Communication } from 'fhir/r4';
import { notificationText } from '@portal/clinical-domain/notifications/notification-text';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { NotificationJob } from '../notification-job.ts';
import type { ReadFacts } from '../visit-facts.ts';

type Clinic = { organizationId: string; zone: string };

/** The notification as the list behind the bell reads it. The same job makes the same resource, to the letter. */
export function toCommunication(
  id: string,
  job: NotificationJob,
  { organizationId, zone }: Clinic,
  visit?: ReadFacts,
): Communication {
  const patient = { reference: `Patient/${job.patientId}` };
  const english = notificationText(job.event, job.time, { zone, language: 'en' }, visit?.('en', true));
  const inNepali = notificationText(job.event, job.time, { zone, language: 'ne' }, visit?.('ne', true));
  return {
    resourceType: 'Communication',
    id,
    status: 'completed',
    category: [
      {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/communication-category',
            code: 'notification',
            display: 'Notification',
          },
        ],
      },
    ],
    subject: patient,
    topic: { text: english.topic, _text: nepali(inNepali.topic) },
    about: [{ reference: job.about }],
    sent: new Date(job.at).toISOString(),
    recipient: [patient],
    sender: { reference: `Organization/${organizationId}` },
    payload: [{ contentString: english.text, _contentString: nepali(inNepali.text) }],
  };
}
