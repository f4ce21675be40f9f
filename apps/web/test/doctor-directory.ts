import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { FhirResource, Location, Practitioner, PractitionerRole, Slot } from 'fhir/r4';

export const bookingNow = '2026-11-18T08:00:00+05:45';

const specialty = (code: string, display: string, inNepali: string) => ({
  coding: [{ system: systemUris.snomed, code, display, _display: nepali(inNepali) }],
});
const cardiology = specialty('394579002', 'Cardiology', 'हृदय रोग');
export const dermatology = specialty('394582007', 'Dermatology', 'छाला रोग');

export const mainHospital: Location = {
  resourceType: 'Location',
  id: 'main',
  name: 'Main Hospital',
  _name: nepali('मुख्य अस्पताल'),
};

type Wanted = {
  id: string;
  name: string;
  inNepali?: string;
  from?: string;
  to?: string;
  visitMinutes?: number;
  modes?: string[];
  fee?: number;
  practitioner?: Partial<Practitioner>;
  role?: Partial<PractitionerRole>;
  hasSchedule?: boolean;
};

/** A doctor of the directory, with hours from Sunday to Thursday. */
export function doctorOf({ id, name, inNepali, ...wanted }: Wanted): FhirResource[] {
  const { from = '09:00:00', to = '13:00:00', visitMinutes = 20, modes = ['in-person'] } = wanted;
  const [given = '', ...family] = name.split(' ');
  return [
    {
      resourceType: 'Practitioner',
      id,
      name: [
        {
          prefix: ['Dr.'],
          given: [given],
          family: family.join(' '),
          text: `Dr. ${name}`,
          ...(inNepali && { _text: nepali(inNepali) }),
        },
      ],
      qualification: ['MBBS', 'MD (Internal Medicine)', 'DM (Cardiology)'].map((text) => ({
        code: { text },
      })),
      ...wanted.practitioner,
    },
    {
      resourceType: 'PractitionerRole',
      id: `role-${id}`,
      active: true,
      practitioner: { reference: `Practitioner/${id}` },
      specialty: [cardiology],
      location: [{ reference: 'Location/main' }],
      healthcareService: [{ reference: `HealthcareService/service-${id}` }],
      availableTime: [
        {
          daysOfWeek: ['sun', 'mon', 'tue', 'wed', 'thu'],
          availableStartTime: from,
          availableEndTime: to,
          extension: [
            { url: extensionUrls.bookingWindow, valueInteger: 60 },
            { url: extensionUrls.visitDuration, valueInteger: visitMinutes },
          ],
        },
      ],
      ...wanted.role,
    },
    {
      resourceType: 'HealthcareService',
      id: `service-${id}`,
      characteristic: modes.map((code) => ({ coding: [{ system: systemUris.visitMode, code }] })),
      ...(wanted.fee !== undefined && {
        extension: [
          { url: extensionUrls.consultationFee, valueMoney: { value: wanted.fee, currency: 'NPR' as const } },
        ],
      }),
    },
    ...(wanted.hasSchedule === false
      ? []
      : [
          {
            resourceType: 'Schedule' as const,
            id: `schedule-${id}`,
            actor: [{ reference: `PractitionerRole/role-${id}` }],
          },
        ]),
  ];
}

/** Times of that doctor that somebody has taken; `from` and `to` at the clinic's time. */
export const takenTime = (id: string, day: string, from: string, to: string): Slot => ({
  resourceType: 'Slot',
  id: `${id}-${day}-${from.replace(':', '')}`,
  schedule: { reference: `Schedule/schedule-${id}` },
  status: 'busy',
  start: new Date(`${day}T${from}:00+05:45`).toISOString(),
  end: new Date(`${day}T${to}:00+05:45`).toISOString(),
});

export const kamala = doctorOf({
  id: 'kamala',
  name: 'Kamala Bhattarai',
  inNepali: 'डा. कमला भट्टराई',
  modes: ['in-person', 'video'],
  fee: 1200,
  practitioner: {
    communication: ['ne', 'en'].map((code) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] })),
  },
});
