import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { expect, test } from 'vitest';
import { findSoonest } from './first-free-times.ts';

const doctor = (id: string): Doctor => ({
  role: { resourceType: 'PractitionerRole', id },
  practitioner: { resourceType: 'Practitioner', id },
});

test('F14: who does not mind which doctor gets the one who is free first', () => {
  const doctors = ['anil', 'kamala', 'full'].map(doctor);
  const times = new Map([
    ['anil', '2026-11-20T04:45:00Z'],
    ['kamala', '2026-11-18T10:30:00+05:45'],
  ]);
  expect(findSoonest(doctors, times)?.doctor.role.id).toBe('kamala');
  expect(findSoonest(doctors, new Map())).toBeUndefined();
});
