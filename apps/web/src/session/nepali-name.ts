import { readTranslated } from '@portal/clinical-domain/translated-text';
import { loadOwnPatient } from './own-patient.ts';

/** The patient's name in Devanagari, where the record has it so. */
export async function readNepaliName(): Promise<string | undefined> {
  const { name } = await loadOwnPatient();
  const written = readTranslated(name?.[0], 'text', 'ne');
  return written?.language === 'ne' ? written.text : undefined;
}
