import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { NotificationEvent } from '@portal/clinical-domain/notifications/notification';
import { notificationText } from '@portal/clinical-domain/notifications/notification-text';
import { readVisitFacts } from '@portal/clinical-domain/notifications/visit-notification';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { Appointment, Communication, Reference } from 'fhir/r4';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { visits } from '../data/appointments.ts';
import { organization } from '../data/places.ts';
import { doctorReference, getDoctor } from '../doctors.ts';
import { hl7Concept, reference } from '../fhir-values.ts';
import { hospital } from '../hospital.ts';
import { stableId } from '../ids.ts';
import { labReportId } from '../lab-report.ts';
import { invoiceId } from './bills.ts';

/** Two that nobody has read, two that were, in the portal's own words. None carries a clinical value. */
export function buildNotifications(
  patient: Reference,
  patientId: string,
  appointments: Appointment[],
  today: ClinicDay,
): Communication[] {
  const notifications: Notification[] = [
    {
      event: 'result-ready',
      about: reference('DiagnosticReport', labReportId(patientId, 0)),
      daysAgo: 2,
      unread: true,
    },
    { event: 'visit-confirmed', ...visitOf(appointments, 0), daysAgo: 1, unread: true },
    {
      event: 'bill-issued',
      about: reference('Invoice', invoiceId(patientId, 0)),
      daysAgo: 8,
      unread: false,
    },
    { event: 'visit-cancelled', ...visitOf(appointments, 4), daysAgo: 49, unread: false },
  ];
  return notifications.map((notification, ordinal) =>
    buildNotification(notification, stableId('Communication', patientId, 'notice', ordinal), patient, today),
  );
}

interface Notification {
  event: NotificationEvent;
  about: Reference;
  visit?: Told;
  daysAgo: number;
  unread: boolean;
}

type Told = { appointment: Appointment; doctor: Record<LanguageTag, string> };

function visitOf(
  appointments: Appointment[],
  ordinal: number,
): Pick<Notification, 'about'> & { visit: Told } {
  const [appointment, seeded] = [appointments[ordinal], visits[ordinal]];
  if (!appointment || !seeded) throw new Error(`The demo patient has no visit ${ordinal}.`);
  const doctor = getDoctor(seeded.doctor);
  return {
    about: reference('Appointment', appointment.id ?? ''),
    visit: { appointment, doctor: { en: doctorReference(doctor).display ?? '', ne: doctor.nepali } },
  };
}

function buildNotification(
  notification: Notification,
  id: string,
  patient: Reference,
  today: ClinicDay,
): Communication {
  const sent = clinicTime(addDays(today, -notification.daysAgo), '09:05');
  const [english, inNepali] = [tell(notification, 'en', sent), tell(notification, 'ne', sent)];
  return {
    resourceType: 'Communication',
    id,
    status: 'completed',
    category: [hl7Concept('communication-category', 'notification', 'Notification')],
    subject: patient,
    topic: { text: english.topic, _text: nepali(inNepali.topic) },
    about: [notification.about],
    sent,
    ...(notification.unread ? {} : { received: sent }),
    recipient: [patient],
    sender: hospital,
    payload: [{ contentString: english.text, _contentString: nepali(inNepali.text) }],
  };
}

function tell({ event, visit }: Notification, language: LanguageTag, sent: string) {
  const view = { language, zone: 'Asia/Kathmandu' };
  if (!visit) return notificationText(event, undefined, view);
  const known = { doctor: visit.doctor[language], phone: organization.phone, isPrivate: true };
  const facts = readVisitFacts(visit.appointment, known, view, Date.parse(sent));
  return notificationText(event, Date.parse(visit.appointment.start ?? ''), view, facts);
}
