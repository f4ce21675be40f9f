/** An id of FHIR, as a part of other patterns; https://hl7.org/fhir/R4/datatypes.html#id */
export const idPattern = String.raw`[A-Za-z0-9\-.]{1,64}`;

const fhirId = new RegExp(`^${idPattern}$`);

export function isFhirId(value: string): boolean {
  return fhirId.test(value) && value !== '.' && value !== '..';
}
