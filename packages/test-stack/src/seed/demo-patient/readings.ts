import type { AuditEvent, Reference } from 'fhir/r4';
import { type Reason, readingEvent } from '../../clinic/clinic-event.ts';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { places } from '../data/places.ts';
import { doctorReference, getDoctor } from '../doctors.ts';
import { stableId } from '../ids.ts';
import { labReportId } from '../lab-report.ts';
import { invoiceId } from './bills.ts';

/** What the hospital's own people looked at: before a visit, for a bill, and once in an emergency. */
export function buildReadings(patientId: string, today: ClinicDay): AuditEvent[] {
  const readings: Reading[] = [
    {
      who: doctorReference(getDoctor('anil-shrestha')),
      role: 'Cardiology',
      reason: 'treatment',
      seen: `DiagnosticReport/${labReportId(patientId, 0)}`,
      daysAgo: 1,
      time: '09:10',
    },
    {
      who: { display: 'Billing desk' },
      role: 'Billing',
      reason: 'payment',
      seen: `Invoice/${invoiceId(patientId, 0)}`,
      daysAgo: 8,
      time: '14:15',
    },
    {
      who: doctorReference(getDoctor('prabha-gurung')),
      role: 'Emergency',
      reason: 'emergency',
      seen: undefined,
      daysAgo: 12,
      time: '23:48',
    },
  ];
  return readings.map(({ seen, daysAgo, time, ...reading }, ordinal) => ({
    ...readingEvent({
      ...reading,
      patientId,
      seen: seen === undefined ? [] : [seen],
      place: places.main.name,
      when: new Date(clinicTime(addDays(today, -daysAgo), time)),
    }),
    id: stableId('AuditEvent', patientId, ordinal),
  }));
}

interface Reading {
  who: Reference;
  role: string;
  reason: Reason;
  seen: string | undefined;
  daysAgo: number;
  time: string;
}
