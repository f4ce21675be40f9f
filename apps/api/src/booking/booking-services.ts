import type { BookingRules } from '@portal/clinical-domain/booking/booking-windows';
import { bookingConnections, type Database } from '../infra/database.ts';
import type { Logger } from '../infra/logger.ts';
import type { DayQuota } from '../limits/day-quota.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import type { Portal } from '../portal/portal.ts';
import { createAppointmentLookups, type AppointmentLookups } from './appointment-lookups.ts';
import { createBookingSemaphore } from './booking-semaphore.ts';
import { createDoctors, type Doctors } from './doctors.ts';
import { openBookingRecords, type BookingRecords } from './records.ts';
import { createRequestsUnderWay, type RequestsUnderWay } from './requests-under-way.ts';
import { createScheduleQueue, type ScheduleQueue } from './schedule-queue.ts';
import { createVocabularies, type Vocabularies } from './vocabularies.ts';

/** What the bookings of one process share. */
export interface BookingServices {
  readonly rules: BookingRules;
  readonly fhirBase: string;
  readonly openBookings: number;
  readonly openBookingsUnverified: number;
  readonly dayQuota: DayQuota;
  readonly log: Logger;
  readonly database: Database;
  readonly records: BookingRecords;
  readonly doctors: Doctors;
  readonly vocabularies: Vocabularies;
  readonly lookups: AppointmentLookups;
  readonly requests: RequestsUnderWay;
  readonly scheduleQueue: ScheduleQueue;
  readonly connections: Semaphore;
}

export function createBookingServices({ settings, infra, dayQuota }: Portal): BookingServices {
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
