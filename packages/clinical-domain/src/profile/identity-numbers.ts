import type { Identifier, Patient } from 'fhir/r4';
import { systemUris } from '../fhir/fhir-extensions.ts';

export type IdentityNumber = { kind: 'nationalId' | 'insuranceNumber'; value: string };

/** What the hospital has entered of the patient's cards. Shown to the patient alone: no list, no paper and no summary has them. */
export function listIdentityNumbers({ identifier = [] }: Pick<Patient, 'identifier'>): IdentityNumber[] {
  return (['nationalId', 'insuranceNumber'] as const).flatMap((kind) => {
    const found = identifier.find((one) => isInUse(one) && one.system === systemUris[kind]);
    return found?.value === undefined ? [] : [{ kind, value: found.value }];
  });
}

export function isInUse({ use, period, value }: Identifier): boolean {
  return Boolean(value) && use !== 'old' && !period?.end;
}

/** Whether a number is one of the hospital's: its own system's, or of the type medical record and no card's. */
export function isOfHospital({ system, type }: Identifier): boolean {
  if (system === systemUris.hospitalNumber) return true;
  const isOfCard = system === systemUris.nationalId || system === systemUris.insuranceNumber;
  return !isOfCard && (type?.coding ?? []).some(({ code }) => code === 'MR');
}
