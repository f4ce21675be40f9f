import { findNepaliName } from '@portal/clinical-domain/names/patient-name';
import { loadOwnPatient } from './own-patient.ts';

export async function loadNepaliName(): Promise<string | undefined> {
  const { name } = await loadOwnPatient();
  return findNepaliName(name);
}
