import type { BookingRules } from '@portal/clinical-domain/booking/booking-windows';
import { bookingConnections } from '../infra/database.ts';
import type { Portal } from '../portal/portal.ts';
import { createAppointmentLookups } from './appointment-lookups.ts';
import { createBookingSemaphore } from './booking-semaphore.ts';
import { createDoctors } from './doctors.ts';
import { openBookingRecords } from './records.ts';
import { createRequestsUnderWay } from './requests-under-way.ts';
import { createScheduleQueue } from './schedule-queue.ts';
import { createVocabularies } from './vocabularies.ts';

/** What the bookings of one process share. */
export type BookingServices = ReturnType<typeof createBookingServices>;

export function createBookingServices({ settings, infra, dayQuota }: Portal) {
  const { clinic, fhirBase, openBookings, openBookingsUnverified } = settings;
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
    openBookingsUnverified,
    dayQuota,
    log: infra.log,
    database: infra.database,
    records,
    doctors: createDoctors(records, clinic.organizationId),
    vocabularies: createVocabularies(infra.terminology),
    lookups: createAppointmentLookups(records),
    requests: createRequestsUnderWay(),
    scheduleQueue: createScheduleQueue(),
    connections: createBookingSemaphore(bookingConnections),
  };
}
