import type { BookingRules } from '@portal/clinical-domain/booking/booking-windows';
import { bookingConnections } from '../infra/database.ts';
import type { Portal } from '../portal.ts';
import { createAppointmentLookups } from './appointment-lookups.ts';
import { createDoctors } from './doctors.ts';
import { createLine } from './line.ts';
import { openBookingRecords } from './records.ts';
import { createRequestsUnderWay } from './requests-under-way.ts';
import { createScheduleTurns } from './schedule-turns.ts';
import { createVocabularies } from './vocabularies.ts';

/** What the bookings of one process share. */
export type Desk = ReturnType<typeof createDesk>;

export function createDesk({ settings, infra }: Portal) {
  const { clinic, fhirBase, openBookings } = settings;
  const records = openBookingRecords(infra.records);
  const rules: BookingRules = {
    zone: clinic.zone,
    horizonDays: clinic.bookingHorizonDays,
    defaultWindowMinutes: clinic.defaultWindowMinutes,
  };
  return {
    rules,
    fhirBase,
    openBookings,
    log: infra.log,
    database: infra.database,
    records,
    doctors: createDoctors(records, clinic.organizationId),
    vocabularies: createVocabularies(infra.terminology),
    lookups: createAppointmentLookups(records),
    requests: createRequestsUnderWay(),
    turns: createScheduleTurns(),
    connections: createLine(bookingConnections),
  };
}
