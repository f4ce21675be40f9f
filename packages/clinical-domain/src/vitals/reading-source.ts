import type { Observation } from 'fhir/r4';
import { systemUris } from '../fhir/fhir-extensions.ts';

/** `home`: typed in by the patient. `device`: sent by the patient's phone or band. Anything else is the clinic's. */
export type ReadingSource = 'clinic' | 'home' | 'device';

export function findReadingSource({ identifier, performer }: Observation): ReadingSource {
  const has = (wanted: string) => (identifier ?? []).some(({ system }) => system === wanted);
  if (has(systemUris.homeReading)) return 'home';
  const isOwn =
    has(systemUris.wearableReading) ||
    (performer ?? []).some(({ reference }) => reference?.startsWith('Patient/'));
  return isOwn ? 'device' : 'clinic';
}
