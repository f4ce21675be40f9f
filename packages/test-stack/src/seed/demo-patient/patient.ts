import type { Patient } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { doctorReference, getDoctor } from '../doctors.ts';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import { concept, hl7Concept } from '../fhir-values.ts';
import { hospital } from '../hospital.ts';
import { demoPatient } from '../people.ts';

export function buildPatient(): Patient {
  return {
    resourceType: 'Patient',
    id: demoPatient.id,
    identifier: [
      {
        use: 'official',
        type: hl7Concept('v2-0203', 'MR', 'Medical record number'),
        system: systemUris.hospitalNumber,
        value: 'P-204817',
      },
      {
        use: 'official',
        type: hl7Concept('v2-0203', 'NI', 'National unique individual identifier'),
        system: systemUris.nationalId,
        value: '000-217-540-8',
      },
    ],
    active: true,
    name: [
      {
        use: 'official',
        text: 'Sita Sharma',
        _text: nepali('सीता शर्मा'),
        family: 'Sharma',
        given: ['Sita'],
      },
    ],
    telecom: [
      { system: 'phone', value: '+977 9800 000 217', use: 'mobile', rank: 1 },
      { system: 'email', value: demoPatient.email, use: 'home' },
    ],
    gender: 'female',
    birthDate: '1984-03-12',
    address: [
      {
        use: 'home',
        line: ['Ward 3', 'Pulchowk, behind the post office'],
        city: 'Lalitpur Metropolitan City',
        district: 'Lalitpur',
        state: 'Bagmati Province',
        country: 'NP',
      },
    ],
    maritalStatus: hl7Concept('v3-MaritalStatus', 'M', 'Married'),
    contact: [
      {
        relationship: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/v2-0131',
                code: 'C',
                display: 'Emergency Contact',
              },
            ],
            text: 'Husband',
          },
        ],
        name: { text: 'Ramesh Sharma', _text: nepali('रमेश शर्मा'), family: 'Sharma', given: ['Ramesh'] },
        telecom: [{ system: 'phone', value: '+977 9800 000 540', use: 'mobile' }],
      },
    ],
    communication: [
      { language: concept('urn:ietf:bcp:47', 'ne', 'Nepali'), preferred: true },
      { language: concept('urn:ietf:bcp:47', 'en', 'English') },
    ],
    generalPractitioner: [doctorReference(getDoctor('anil-shrestha'))],
    managingOrganization: hospital,
  };
}
