import type { Binary, Practitioner, Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import type { Caller } from '../patient-access/caller.ts';
import { isResource } from '../records/is-resource.ts';
import { isVisible, isWithheld } from '../patient-access/visible.ts';

const pictures = new Set(['image/png', 'image/jpeg', 'image/webp']);
const doctor = /^Practitioner\/([A-Za-z0-9\-.]{1,64})$/;

/**
 * A file of nobody's record is shown in one case: it is a picture, its securityContext is a practitioner of the directory,
 * and a photo of that practitioner names it. Patients cannot store such a file: theirs are their own (tables/writes.ts).
 */
export function createDirectoryPhotos(records: Pick<RecordsClient, 'send'>) {
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
    const { status, body } = await records.send({ method: 'GET', path: `/Practitioner/${owner}` });
    if (status === 404 || status === 410) return undefined;
    if (status !== 200 || !isResource(body)) throw new Unavailable('records');
    const { photo = [] } = body as Practitioner;
    const isNamed = photo.some(({ url }) => url === `Binary/${id}`);
    return body.resourceType === 'Practitioner' && body.id === owner && isVisible(body, caller) && isNamed
      ? file
      : undefined;
  };
}

/** The id of the practitioner whose file it is. */
export function findPhotoOwner(file: Resource): string | undefined {
  if (file.resourceType !== 'Binary') return undefined;
  const reference: unknown = (file as Binary).securityContext?.reference;
  return typeof reference === 'string' ? doctor.exec(reference)?.[1] : undefined;
}
