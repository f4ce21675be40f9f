import type { ChangePolicy } from '../change-policy.ts';
import { findReferences } from '../find-references.ts';
import { deny, pass } from '../policy.ts';
import { compartment } from '../tables/compartment.ts';
import { directoryTypes } from '../tables/directory.ts';

const relative = /^([A-Z][A-Za-z]{1,63})\/[A-Za-z0-9\-.]{1,64}$/;
const ofThisBundle = /^urn:uuid:[0-9a-f-]{36}$/i;

/**
 * What a patient writes refers to the directory, to the patient and to the patient's own record, by plain references.
 * Whether these exist and are the patient's own is looked up before the write (write.ts).
 */
export const ownReferences: ChangePolicy = ({ interaction, changed }, { patientId }) => {
  const fits = findReferences(changed).every((reference) => {
    const named = relative.exec(reference)?.[1];
    if (named === undefined) return interaction === 'book' && ofThisBundle.test(reference);
    if (named === 'Patient') return reference === `Patient/${patientId}`;
    return directoryTypes.has(named) || Object.hasOwn(compartment, named);
  });
  return fits ? pass : deny('bad_reference', 'A reference leads out of your record and the directory.');
};
