import { isDeepStrictEqual } from 'node:util';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import {
  buildHomeReading,
  findReadingFault,
  isChangeable,
  parseHomeReading,
  type ReadingFault,
} from '@portal/clinical-domain/vitals/home-reading';
import type { Observation, Resource } from 'fhir/r4';
import type { ChangePolicy } from '../change-policy.ts';
import { findValues } from '../../records/find-values.ts';
import { conflict, type Decision, deny, pass, unfit } from '../../patient-access/policy.ts';

const reasons: Readonly<Record<ReadingFault, string>> = {
  value: 'The value is none that a home device can show, or has too many digits.',
  order: 'The upper value of a blood pressure is the larger one.',
  future: 'effectiveDateTime or issued lies in the future.',
  'too-old': 'effectiveDateTime or issued is more than 31 days ago.',
  note: 'The note is too long, or has hidden characters or spaces around it.',
};

/** Typed in by the patient, as the portal's identifier says. */
export function isHomeReading(resource: Resource | undefined): boolean {
  return findValues(resource, ['identifier', 'system']).includes(systemUris.homeReading);
}

/**
 * A reading that the patient typed in is written as the app writes it and has nothing else in it; its value, time and note are
 * what the sheet accepts. For a day it can be corrected or taken back. What the clinic measured never becomes the patient's.
 */
export const plainHomeReading: ChangePolicy = ({ type, before, after, changed }, { patientId }) => {
  if (type !== 'Observation' || !(isHomeReading(before) || isHomeReading(after))) return pass;
  if (before !== undefined) {
    const stored = isHomeReading(before) ? parseHomeReading(before as Observation) : undefined;
    if (!stored) return deny('not_writable', 'Only a reading that you typed in is yours to change.');
    if (!isChangeable(stored, Date.now()))
      return deny('too_late', 'A reading can be changed or taken back for 24 hours after it was typed in.');
    if ((after as Observation).status === 'entered-in-error' && Object.keys(changed).join() === 'status')
      return pass;
    // A first save that comes late, or twice, is not a correction: what was corrected meanwhile stays.
    if ((after as Observation).status === 'final' && Object.keys(changed).length > 0)
      return conflict('already_stored', 'This reading is stored. A correction has the status amended.');
  }
  return judge(after as Observation, patientId);
};

function judge(after: Observation, patientId: string): Decision {
  const { meta: _meta, ...sent } = after;
  const reading = parseHomeReading(after);
  if (!reading || (sent.status !== 'final' && sent.status !== 'amended')) return malformed;
  const fault = findReadingFault(reading, Date.now());
  if (fault) return unfit('out_of_bounds', reasons[fault]);
  return isDeepStrictEqual(sent, buildHomeReading(patientId, reading, sent.status)) ? pass : malformed;
}

const malformed = deny('not_writable', 'This is not how a reading from home is written.');
