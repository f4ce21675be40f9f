import type { Appointment } from 'fhir/r4';
import type { Deadline } from './deadline.ts';
import type { Doctor } from './doctors.ts';
import type { BookingRequest } from './parse-booking-request.ts';
import type { RequestIdentity } from './request-identity.ts';

/** One request to book, checked and ready to be written. */
export type Order = {
  request: BookingRequest;
  identity: RequestIdentity;
  patientId: string;
  isUnverified: boolean;
  doctor: Doctor;
  visit: Appointment;
  deadline: Deadline;
};
