import type { Communication } from 'fhir/r4';
import { noticeWords } from '@portal/clinical-domain/notices/notice-words';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { NoticeJob } from '../notice-job.ts';
import type { ReadFacts } from '../visit-facts.ts';

type Clinic = { organizationId: string; zone: string };

/** The notice as the list behind the bell reads it. The same job makes the same resource, to the letter. */
export function toCommunication(
  id: string,
  job: NoticeJob,
  { organizationId, zone }: Clinic,
  visit?: ReadFacts,
): Communication {
  const patient = { reference: `Patient/${job.patientId}` };
  const english = noticeWords(job.event, job.time, { zone, language: 'en' }, visit?.('en', true));
  const inNepali = noticeWords(job.event, job.time, { zone, language: 'ne' }, visit?.('ne', true));
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
