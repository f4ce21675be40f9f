import type { Resource } from 'fhir/r4';
import type { Caller } from './caller.ts';
import { findValues } from '../records/find-values.ts';
import { findId } from '../records/reference.ts';
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
  return findOwner(resource) === patientId;
}

/** The one patient in whose record the resource belongs; none where it names several. */
export function findOwner(resource: Resource): string | undefined {
  const { resourceType } = resource;
  if (resourceType === 'Patient') return resource.id;
  const path = Object.hasOwn(compartment, resourceType) ? compartment[resourceType]?.owner : undefined;
  let owner: string | undefined;
  for (const actor of path ? findValues(resource, path) : []) {
    const reference: unknown = (actor as { reference?: unknown }).reference;
    if (typeof reference !== 'string' || !namesPatient.test(reference)) continue;
    const id = findId(reference, 'Patient');
    if (id === undefined || (owner !== undefined && owner !== id)) return undefined;
    owner = id;
  }
  return owner;
}

const namesPatient = /(^|\/)Patient[/?]/;

export function isWithheld({ meta }: Resource): boolean {
  return (
    meta?.security?.some(
      ({ system, code }) => system === withheldLabel.system && code === withheldLabel.code,
    ) ?? false
  );
}

/** Whether a search may find it: what was entered in error, only one by its id. */
export function isFindable(resource: Resource, caller: Pick<Caller, 'patientId'>, isById: boolean): boolean {
  return isVisible(resource, caller) && (isById || !isMistaken(resource));
}

/** Entered in error: never true, so never part of what a search finds. */
export function isMistaken(resource: Resource): boolean {
  const { status, lifecycleStatus, verificationStatus } = resource as {
    status?: unknown;
    lifecycleStatus?: unknown;
    verificationStatus?: unknown;
  };
  return (
    status === mistaken ||
    lifecycleStatus === mistaken ||
    findValues(verificationStatus, ['coding', 'code']).some((code) => code === mistaken)
  );
}
