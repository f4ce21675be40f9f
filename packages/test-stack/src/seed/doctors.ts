import { readFileSync } from 'node:fs';
import type {
  Binary,
  FhirResource,
  HealthcareService,
  Practitioner,
  PractitionerRole,
  PractitionerRoleAvailableTime,
  Schedule,
} from 'fhir/r4';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, type ClinicDay } from './clinic-time.ts';
import { doctors, type Doctor } from './data/doctors.ts';
import { specialties } from './data/specialties.ts';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import { concept, hl7Concept, reference, rupees } from './fhir-values.ts';
import { hospital, placeReference, visitMode } from './hospital.ts';
import { stableId } from './ids.ts';
import { availableTime, parseHours } from './opening-hours.ts';
import { photoKind } from './photo-kind.ts';

export function getDoctor(key: string): Doctor {
  const doctor = doctors.find((candidate) => candidate.key === key);
  if (!doctor) throw new Error(`There is no doctor ${key} in the seed.`);
  return doctor;
}

const doctorName = ({ given, family }: Doctor) => `Dr. ${given} ${family}`;

export const doctorReference = (doctor: Doctor) =>
  reference('Practitioner', stableId('Practitioner', doctor.key), doctorName(doctor));

export const scheduleId = (doctor: Doctor) => stableId('Schedule', doctor.key);

export function specialtyConcept({ specialty }: Doctor) {
  const { code, display, nepali: translated } = specialties[specialty];
  return { coding: [{ system: systemUris.snomed, code, display, _display: nepali(translated) }] };
}

export function buildDoctor(doctor: Doctor, today: ClinicDay): FhirResource[] {
  const resources = [
    buildPractitioner(doctor),
    ...buildPhotoFile(doctor),
    buildConsultation(doctor),
    buildRole(doctor, today),
  ];
  return doctor.unbookable === 'no-schedule' ? resources : [...resources, buildSchedule(doctor)];
}

function buildPractitioner(doctor: Doctor): Practitioner {
  return {
    resourceType: 'Practitioner',
    id: stableId('Practitioner', doctor.key),
    identifier: [
      {
        use: 'official',
        type: hl7Concept('v2-0203', 'MD', 'Medical License number'),
        system: systemUris.registrationNumber,
        value: doctor.registration,
      },
    ],
    active: true,
    name: [
      {
        use: 'official',
        text: doctorName(doctor),
        _text: nepali(doctor.nepali),
        family: doctor.family,
        given: doctor.given.split(' '),
        prefix: ['Dr.'],
      },
    ],
    gender: doctor.gender,
    ...photoOf(doctor),
    qualification: doctor.qualifications.map((text, index) => ({
      id: `q${index + 1}`,
      code: { text },
      ...(index === 0 && doctor.since !== undefined && { period: { start: String(doctor.since) } }),
    })),
    communication: ['ne', 'en', ...(doctor.language ? [doctor.language] : [])].map((code) =>
      concept('urn:ietf:bcp:47', code, languageNames[code] ?? code),
    ),
  };
}

const kindOf = (doctor: Doctor) => photoKind(doctors.indexOf(doctor));

/** Drawn by `npm run portraits`. */
const portraitOf = (doctor: Doctor) =>
  readFileSync(new URL(`portraits/${doctor.key}.webp`, import.meta.url)).toString('base64');

const photoId = (doctor: Doctor) => stableId('Binary', 'photo', doctor.key);

function photoOf(doctor: Doctor): Pick<Practitioner, 'photo'> {
  const contentType = 'image/webp';
  switch (kindOf(doctor)) {
    case 'file':
      return { photo: [{ contentType, url: `Binary/${photoId(doctor)}` }] };
    case 'carried':
      return { photo: [{ contentType, data: portraitOf(doctor) }] };
    case 'none':
      return {};
  }
}

function buildPhotoFile(doctor: Doctor): Binary[] {
  if (kindOf(doctor) !== 'file') return [];
  const { reference: owner = '' } = doctorReference(doctor);
  return [
    {
      resourceType: 'Binary',
      id: photoId(doctor),
      contentType: 'image/webp',
      securityContext: { reference: owner },
      data: portraitOf(doctor),
    },
  ];
}

const languageNames: Record<string, string> = {
  ne: 'Nepali',
  en: 'English',
  mai: 'Maithili',
  new: 'Newari',
  dty: 'Doteli',
  hi: 'Hindi',
};

function buildConsultation(doctor: Doctor): HealthcareService {
  return {
    resourceType: 'HealthcareService',
    id: stableId('HealthcareService', doctor.key),
    extension: [{ url: extensionUrls.consultationFee, valueMoney: rupees(doctor.fee) }],
    active: true,
    providedBy: hospital,
    category: [concept(systemUris.serviceKind, 'doctor-visit', 'Visit to one doctor')],
    specialty: [specialtyConcept(doctor)],
    location: [placeReference(doctor.place)],
    name: `Consultation with ${doctorName(doctor)}`,
    _name: nepali(`${doctor.nepali}सँग परामर्श`),
    characteristic: doctor.modes.map(visitMode),
    appointmentRequired: true,
  };
}

function buildRole(doctor: Doctor, today: ClinicDay): PractitionerRole {
  return {
    resourceType: 'PractitionerRole',
    id: stableId('PractitionerRole', doctor.key),
    active: true,
    practitioner: doctorReference(doctor),
    organization: hospital,
    code: [hl7Concept('practitioner-role', 'doctor', 'Doctor')],
    specialty: [specialtyConcept(doctor)],
    location: [placeReference(doctor.place)],
    healthcareService: [reference('HealthcareService', stableId('HealthcareService', doctor.key))],
    ...(doctor.hours.length > 0 ? { availableTime: buildHours(doctor) } : {}),
    ...(doctor.unbookable === 'on-leave'
      ? {
          notAvailable: [
            { description: 'On leave', during: { start: addDays(today, -2), end: addDays(today, 21) } },
          ],
        }
      : {}),
  };
}

function buildHours({ hours, windowMinutes, visitMinutes }: Doctor): PractitionerRoleAvailableTime[] {
  const extension = [
    { url: extensionUrls.bookingWindow, valueInteger: windowMinutes },
    { url: extensionUrls.visitDuration, valueInteger: visitMinutes },
  ];
  return hours.flatMap(parseHours).map((opening) => Object.assign(availableTime(opening), { extension }));
}

function buildSchedule(doctor: Doctor): Schedule {
  return {
    resourceType: 'Schedule',
    id: scheduleId(doctor),
    active: true,
    specialty: [specialtyConcept(doctor)],
    actor: [reference('PractitionerRole', stableId('PractitionerRole', doctor.key), doctorName(doctor))],
  };
}
