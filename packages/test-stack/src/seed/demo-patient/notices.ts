import type { Communication, Reference } from 'fhir/r4';
import { appointmentId } from '../appointments.ts';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { nepali } from '@portal/clinical-domain/translated-text';
import { hl7Concept, reference } from '../fhir-values.ts';
import { hospital } from '../hospital.ts';
import { stableId } from '../ids.ts';
import { labReportId } from '../lab-report.ts';
import { invoiceId } from './bills.ts';

/** Two that nobody has read, two that were. None carries a clinical value. */
export function buildNotices(patient: Reference, patientId: string, today: ClinicDay): Communication[] {
  const notices: Notice[] = [
    {
      about: reference('DiagnosticReport', labReportId(patientId, 0)),
      topic: 'Your Lipid Profile is ready',
      nepaliTopic: 'तपाईंको लिपिड प्रोफाइल तयार छ',
      text: 'A new report is in your test results.',
      nepaliText: 'जाँचका नतिजामा नयाँ रिपोर्ट आएको छ।',
      daysAgo: 2,
      unread: true,
    },
    {
      about: reference('Appointment', appointmentId(patientId, 0)),
      topic: 'Your visit is confirmed',
      nepaliTopic: 'तपाईंको भेट पक्का भयो',
      text: 'Dr. Anil Shrestha will see you by video call.',
      nepaliText: 'डा. अनिल श्रेष्ठले भिडियो कलबाट भेट्नुहुन्छ।',
      daysAgo: 1,
      unread: true,
    },
    {
      about: reference('Invoice', invoiceId(patientId, 0)),
      topic: 'A new invoice',
      nepaliTopic: 'नयाँ बिल',
      text: 'An invoice has been issued. See Outstanding Payment.',
      nepaliText: 'नयाँ बिल जारी भएको छ। बाँकी भुक्तानी हेर्नुहोस्।',
      daysAgo: 8,
      unread: false,
    },
    {
      about: reference('Appointment', appointmentId(patientId, 4)),
      topic: 'Your visit is cancelled',
      nepaliTopic: 'तपाईंको भेट रद्द भयो',
      text: 'You cancelled it. You can book another time.',
      nepaliText: 'तपाईंले रद्द गर्नुभयो। अर्को समय लिन सक्नुहुन्छ।',
      daysAgo: 49,
      unread: false,
    },
  ];
  return notices.map((notice, ordinal) =>
    buildNotice(notice, stableId('Communication', patientId, 'notice', ordinal), patient, today),
  );
}

interface Notice {
  about: Reference;
  topic: string;
  nepaliTopic: string;
  text: string;
  nepaliText: string;
  daysAgo: number;
  unread: boolean;
}

function buildNotice(notice: Notice, id: string, patient: Reference, today: ClinicDay): Communication {
  const sent = clinicTime(addDays(today, -notice.daysAgo), '09:05');
  return {
    resourceType: 'Communication',
    id,
    status: 'completed',
    category: [hl7Concept('communication-category', 'notification', 'Notification')],
    subject: patient,
    topic: { text: notice.topic, _text: nepali(notice.nepaliTopic) },
    about: [notice.about],
    sent,
    ...(notice.unread ? {} : { received: sent }),
    recipient: [patient],
    sender: hospital,
    payload: [{ contentString: notice.text, _contentString: nepali(notice.nepaliText) }],
  };
}
