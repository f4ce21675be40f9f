import type { Binary, Practitioner, Resource } from 'fhir/r4';
import type { Records } from '../records/records.ts';
import type { Caller } from '../patient-access/caller.ts';
import { findId } from '../records/reference.ts';
import { isVisible, isWithheld } from '../patient-access/visible.ts';

const pictures = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * A file of nobody's record is shown in one case: it is a picture, its securityContext is a practitioner of the directory,
 * and a photo of that practitioner names it. Patients cannot store such a file: theirs are their own (tables/writes.ts).
 */
export function createDirectoryPhotos(records: Records) {
  /** Undefined where it is no such picture. @throws Unavailable */
  return async function findPhoto(
    file: Resource,
    { type, id }: { type: string; id: string },
    caller: Caller,
  ): Promise<Resource | undefined> {
    const owner = findPhotoOwner(file);
    if (type !== 'Binary' || file.id !== id || owner === undefined || !caller.scopes.directory)
      return undefined;
    if (isWithheld(file) || !pictures.has((file as Binary).contentType)) return undefined;
    const doctor = (await records.find('Practitioner', owner)) as Practitioner | undefined;
    const isNamed = doctor?.photo?.some(({ url }) => url === `Binary/${id}`) ?? false;
    return doctor?.id === owner && isVisible(doctor, caller) && isNamed ? file : undefined;
  };
}

/** The id of the practitioner whose file it is. */
export function findPhotoOwner(file: Resource): string | undefined {
  if (file.resourceType !== 'Binary') return undefined;
  return findId((file as Binary).securityContext?.reference, 'Practitioner');
}
