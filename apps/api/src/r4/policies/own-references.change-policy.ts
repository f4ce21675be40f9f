import type { ChangePolicy } from '../change-policy.ts';
import { findReferences } from '../../records/find-references.ts';
import { isObject } from '../../records/is-resource.ts';
import { parseReference } from '../../records/reference.ts';
import { deny, pass } from '../../patient-access/policy.ts';
import { compartment } from '../../patient-access/tables/compartment.ts';
import { directoryTypes } from '../../patient-access/tables/directory.ts';

/**
 * What a patient writes refers to the directory, to the patient and to the patient's own record, by plain references. One
 * by somebody's number (`identifier`) could be anybody, and would be nobody to the checks that follow.
 * Whether these exist and are the patient's own is looked up before the write (write.ts).
 */
export const ownReferences: ChangePolicy = ({ changed }, { patientId }) => {
  const fits = findReferences(changed).every((reference) => {
    const named = parseReference(reference)?.type;
    if (named === undefined) return false;
    if (named === 'Patient') return reference === `Patient/${patientId}`;
    return directoryTypes.has(named) || Object.hasOwn(compartment, named);
  });
  const isPlain = !Object.values(changed).some(namesByNumber);
  return fits && isPlain
    ? pass
    : deny('bad_reference', 'A reference leads out of your record and the directory.');
};

function namesByNumber(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesByNumber);
  if (!isObject(value)) return false;
  return isObject(value['identifier']) || Object.values(value).some(namesByNumber);
}
