import { copyPatientRecord } from '@portal/test-stack/copy-patient';
import { createFreshPatient, type FreshPatient } from '@portal/test-stack/fresh-patient';
import { loadLargeRecord } from '@portal/test-stack/large-record';
import { demoPatient } from '@portal/test-stack/seed/people';
import { stack } from '../core/test.ts';
import { putVideoVisit } from '../core/video-visit.ts';
import { isLong, type Person } from './walks.ts';

/** Patients of this walk alone: whatever is pressed is written into their records. */
export async function makePerson(person: Person): Promise<FreshPatient> {
  const patient = await createFreshPatient(stack);
  if (person === 'full') {
    await copyPatientRecord(stack, { from: demoPatient.id, to: patient.id });
    // Its window is open as long as the walk lasts.
    await putVideoVisit(patient.id, 5);
  }
  if (person === 'enormous')
    await loadLargeRecord(stack, patient.id, { reports: 300, observations: isLong ? 5000 : 1000 });
  return patient;
}
