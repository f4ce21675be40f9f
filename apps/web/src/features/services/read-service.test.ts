import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { HealthcareService } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findServiceOfKind, isOpenDayAndNight, readService } from './read-service.ts';

const lab: HealthcareService = {
  resourceType: 'HealthcareService',
  category: [{ coding: [{ system: systemUris.serviceKind, code: 'lab-tests' }] }],
  extension: [{ url: extensionUrls.consultationFee, valueMoney: { value: 250, currency: 'NPR' } }],
  comment: 'Blood tests.',
  extraDetails: '1. Ask: your doctor.\n\n- Come in the morning\n',
  telecom: [
    { system: 'email', value: 'lab@hospital.example' },
    { system: 'phone', value: '+977-1-5550102' },
  ],
  appointmentRequired: false,
  availableTime: [
    { daysOfWeek: ['sun', 'mon', 'tue'], availableStartTime: '06:30:00', availableEndTime: '18:00:00' },
  ],
};

test('tells hours, fee, phone and the steps, a line each', () => {
  expect(readService(lab, 'en')).toEqual({
    about: { text: 'Blood tests.', language: 'en' },
    fee: 250,
    hours: [{ days: 'Sun – Tue', hours: '6:30 AM – 6:00 PM' }],
    place: undefined,
    phone: '+977-1-5550102',
    needsAppointment: false,
    steps: {
      language: 'en',
      list: [
        { title: 'Ask', text: 'your doctor.' },
        { title: undefined, text: 'Come in the morning' },
      ],
    },
  });
});

test('a service of which only the kind is known can be shown', () => {
  const { hours, ...rest } = readService({ resourceType: 'HealthcareService' }, 'ne');
  expect(hours).toEqual([]);
  expect(Object.values(rest).every((value) => value === undefined)).toBe(true);
});

test('is found by its kind, in our own system only', () => {
  expect(findServiceOfKind([lab], 'lab-tests')).toBe(lab);
  expect(findServiceOfKind([lab], 'emergency')).toBeUndefined();
  const foreign = { ...lab, category: [{ coding: [{ system: 'urn:other', code: 'lab-tests' }] }] };
  expect(findServiceOfKind([foreign], 'lab-tests')).toBeUndefined();
});

test('open day and night', () => {
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
  const always = { ...lab, availableTime: [{ daysOfWeek: [...days], allDay: true }] };
  expect([always, lab].map((service) => isOpenDayAndNight(readService(service, 'en')))).toEqual([
    true,
    false,
  ]);
});
