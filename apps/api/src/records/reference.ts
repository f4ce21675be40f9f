import { idPattern, isFhirId } from './fhir-id.ts';

export type ParsedReference = { type: string; id: string };

const relative = new RegExp(`^([A-Z][A-Za-z]{1,63})/(${idPattern})$`);
const target = new RegExp(`(?:^|/)([A-Z][A-Za-z]+)/(${idPattern})(?:/_history/${idPattern})?$`);

/** The parts of `Type/id`. Undefined for any other form: with a base, of a version, by a search, inside a bundle. */
export function parseReference(reference: unknown): ParsedReference | undefined {
  const [, type, id] = typeof reference === 'string' ? (relative.exec(reference) ?? []) : [];
  return type !== undefined && id !== undefined && isFhirId(id) ? { type, id } : undefined;
}

/** The id in `Type/id`; undefined for another type or form. */
export function findId(reference: unknown, type: string): string | undefined {
  const parsed = parseReference(reference);
  return parsed?.type === type ? parsed.id : undefined;
}

/** `Type/id` of what a reference, with a base or without, of a version or not, leads to. */
export function findName(reference: string): string | undefined {
  const [, type, id] = target.exec(reference) ?? [];
  return type === undefined ? undefined : `${type}/${id}`;
}

/** The patient that a `fhirUser` claim names: `Patient/{id}`, alone or below our own base. Any other form names none. */
export function findPatientId(claim: unknown, fhirBase: string): string | undefined {
  const isWhole = typeof claim === 'string' && claim.startsWith(`${fhirBase}/`);
  return findId(isWhole ? claim.slice(fhirBase.length + 1) : claim, 'Patient');
}
