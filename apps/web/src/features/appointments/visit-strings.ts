import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VisitMode } from '@portal/clinical-domain/doctors/doctor';

/** As Booking Confirmed writes them; every other page writes Follow Up. */
const services: Record<string, MessageDescriptor> = {
  FOLLOWUP: msg`Follow up`,
  ROUTINE: msg`Routine`,
  CHECKUP: msg`Checkup`,
};

export function serviceName(appointmentType: string): MessageDescriptor | undefined {
  return services[appointmentType];
}

const modes: Record<VisitMode, MessageDescriptor> = {
  'in-person': msg`In person`,
  video: msg`Online (Telemedicine)`,
};

export function modeName(mode: VisitMode): MessageDescriptor {
  return modes[mode];
}
