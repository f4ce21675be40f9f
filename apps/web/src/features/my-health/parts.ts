import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type PartId =
  | 'appointments'
  | 'lab-results'
  | 'medications'
  | 'wearables'
  | 'allergies'
  | 'conditions'
  | 'immunizations'
  | 'vitals'
  | 'documents';

/** In the order of the tabs; each has its address below My Health. */
export const partNames: Record<PartId, MessageDescriptor> = {
  appointments: msg`Appointments`,
  'lab-results': msg`Lab Results`,
  medications: msg`Medications`,
  wearables: msg`Wearables`,
  allergies: msg`Allergies`,
  conditions: msg`Conditions`,
  immunizations: msg`Immunizations`,
  vitals: msg`Vitals`,
  documents: msg`Documents`,
};

export const partIds = Object.keys(partNames) as PartId[];

export const addressOf = (part: PartId) => `/my-health/${part}`;

export const findPart = (pathname: string): PartId | undefined =>
  partIds.find((id) => pathname === addressOf(id) || pathname.startsWith(`${addressOf(id)}/`));
