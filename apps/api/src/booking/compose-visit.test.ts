import { nepali } from '@portal/clinical-domain/language/translated-text';
import { expect, test } from 'vitest';
import { composeVisit } from './compose-visit.ts';
import type { Doctor } from './doctors.ts';

test('the place is named in both languages, as the directory has it', () => {
  const doctor: Doctor = {
    role: { resourceType: 'PractitionerRole' },
    practitioner: { resourceType: 'Practitioner', id: 'd' },
    schedules: [],
    services: [],
    locations: [
      { resourceType: 'Location', id: 'p', name: 'Patan Clinic', _name: nepali('पाटन क्लिनिक') },
      { resourceType: 'Location', id: 'e', name: 'Eye Clinic' },
    ],
  };
  const request = {
    scheduleId: 's',
    start: 0,
    end: 1_200_000,
    practitionerId: 'd',
    appointmentType: {},
    mode: undefined,
    texts: {},
    replaces: undefined,
  };
  const visit = composeVisit(request, doctor, {}, 'a', { appointmentId: 'v', key: undefined });
  expect(visit.supportingInformation).toEqual([
    { reference: 'Location/p', display: 'Patan Clinic', _display: nepali('पाटन क्लिनिक') },
    { reference: 'Location/e', display: 'Eye Clinic' },
  ]);
});
