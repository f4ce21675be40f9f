import { readNepaliName } from '@portal/clinical-domain/names/human-name';
import { loadOwnPatient } from './own-patient.ts';

export async function loadNepaliName(): Promise<string | undefined> {
  const { name } = await loadOwnPatient();
  return readNepaliName(name?.[0]);
}
