import type { Resource } from 'fhir/r4';
import type { Caller } from './caller.ts';
import { findValues } from './find-values.ts';
import { compartment } from './tables/compartment.ts';
import { directoryTypes } from './tables/directory.ts';
import { mistaken, withheldLabel } from './tables/withheld.ts';

/** Whether the patient may see this: of the directory or of their own record, and not withheld by the hospital. */
export function isVisible(resource: Resource, { patientId }: Pick<Caller, 'patientId'>): boolean {
  if (isWithheld(resource)) return false;
  if (directoryTypes.has(resource.resourceType)) return true;
  return isOwn(resource, patientId);
}

/** Whether the record of this patient, and of no other, is where the resource belongs. */
export function isOwn(resource: Resource, patientId: string): boolean {
  const { resourceType } = resource;
  if (resourceType === 'Patient') return resource.id === patientId;
  const owner = Object.hasOwn(compartment, resourceType) ? compartment[resourceType]?.owner : undefined;
  if (!owner) return false;
  let own = 0;
  for (const actor of findValues(resource, owner)) {
    const reference: unknown = (actor as { reference?: unknown }).reference;
    if (reference === `Patient/${patientId}`) own += 1;
    else if (typeof reference === 'string' && namesPatient.test(reference)) return false;
  }
  return own > 0;
}

const namesPatient = /(^|\/)Patient[/?]/;

export function isWithheld({ meta }: Resource): boolean {
  return (
    meta?.security?.some(
      ({ system, code }) => system === withheldLabel.system && code === withheldLabel.code,
    ) ?? false
  );
}

/** Entered in error: never true, so never part of what a search finds. */
export function isMistaken(resource: Resource): boolean {
  const { status, verificationStatus } = resource as { status?: unknown; verificationStatus?: unknown };
  return (
    status === mistaken ||
    findValues(verificationStatus, ['coding', 'code']).some((code) => code === mistaken)
  );
}
