const fhirId = /^[A-Za-z0-9\-.]{1,64}$/;

export function isFhirId(value: string): boolean {
  return fhirId.test(value) && value !== '.' && value !== '..';
}

/** The patient that a `fhirUser` claim names: `Patient/{id}`, alone or below our own base. Any other form names none. */
export function findPatientId(claim: unknown, fhirBase: string): string | undefined {
  if (typeof claim !== 'string') return undefined;
  const relative = claim.startsWith(`${fhirBase}/`) ? claim.slice(fhirBase.length + 1) : claim;
  const [type, id, ...more] = relative.split('/');
  return type === 'Patient' && id !== undefined && more.length === 0 && isFhirId(id) ? id : undefined;
}
