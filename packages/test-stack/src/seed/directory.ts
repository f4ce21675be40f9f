import type { FhirResource, HealthcareService } from 'fhir/r4';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { ClinicDay } from './clinic-time.ts';
import { doctors } from './data/doctors.ts';
import { pricedTests } from './data/lab-prices.ts';
import { services } from './data/services.ts';
import { buildDoctor } from './doctors.ts';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import { concept, rupees } from './fhir-values.ts';
import { buildOrganizations, buildPlaces, hospital, placeReference, visitMode } from './hospital.ts';
import { stableId } from './ids.ts';
import { availableTime, parseHours } from './opening-hours.ts';

type PricedTest = (typeof pricedTests)[number];

/** What every patient may read: the hospital, its places and services, its doctors and their schedules. */
export function buildDirectory(today: ClinicDay): FhirResource[] {
  return [
    ...buildOrganizations(),
    ...buildPlaces(),
    ...services.map(buildService),
    ...pricedTests.map(buildLabTest),
    ...doctors.flatMap((doctor) => buildDoctor(doctor, today)),
  ];
}

function buildService(service: (typeof services)[number]): HealthcareService {
  return {
    resourceType: 'HealthcareService',
    id: stableId('HealthcareService', service.kind),
    extension: [{ url: extensionUrls.consultationFee, valueMoney: rupees(service.fee) }],
    active: true,
    providedBy: hospital,
    category: [concept(systemUris.serviceKind, service.kind, service.name)],
    location: [placeReference('main')],
    name: service.name,
    _name: nepali(service.nepali),
    comment: service.comment,
    _comment: nepali(service.nepaliComment),
    extraDetails: service.steps.join('\n'),
    _extraDetails: nepali(service.nepaliSteps.join('\n')),
    telecom: [{ system: 'phone', value: service.phone, use: 'work' }],
    characteristic: service.modes.map(visitMode),
    appointmentRequired: service.kind === 'medical-consultation',
    availableTime: service.hours
      ? parseHours(service.hours).map(availableTime)
      : [{ daysOfWeek: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'], allDay: true }],
  };
}

function buildLabTest({
  code,
  name,
  nepali: inNepali,
  note,
  nepaliNote,
  fee,
}: PricedTest): HealthcareService {
  return {
    resourceType: 'HealthcareService',
    id: stableId('HealthcareService', 'lab-test', code),
    extension: [{ url: extensionUrls.consultationFee, valueMoney: rupees(fee) }],
    active: true,
    providedBy: hospital,
    category: [concept(systemUris.serviceKind, 'lab-test', 'One laboratory test')],
    location: [placeReference('main')],
    name,
    _name: nepali(inNepali),
    comment: note,
    _comment: nepali(nepaliNote),
  };
}
