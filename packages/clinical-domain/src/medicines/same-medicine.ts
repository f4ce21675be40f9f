import type { MedicationRequest } from 'fhir/r4';
import { readMedicationName, splitStrength } from './medication-name.ts';

type Medicine = Pick<MedicationRequest, 'medicationCodeableConcept' | 'medicationReference'>;

/** Equal for two orders of the same medicine in the same strength. Two strengths may be ordered to be taken together. */
export function medicineKeyOf(medicine: Medicine, otherwise = ''): string {
  return nameOf(medicine) ?? codeOf(medicine) ?? otherwise;
}

/** The same active ingredient in any strength, by its code or its name. */
export function isSameSubstance(one: Medicine, other: Medicine): boolean {
  const [code, name] = [codeOf(one), baseNameOf(one)];
  return (code !== undefined && code === codeOf(other)) || (name !== undefined && name === baseNameOf(other));
}

function nameOf(medicine: Medicine): string | undefined {
  const text = readMedicationName(medicine, 'en')?.text;
  return text?.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

function baseNameOf(medicine: Medicine): string | undefined {
  const name = nameOf(medicine);
  return name === undefined ? undefined : splitStrength(name).name;
}

function codeOf({ medicationCodeableConcept, medicationReference }: Medicine): string | undefined {
  const coding = medicationCodeableConcept?.coding?.find(({ code }) => code !== undefined);
  return coding ? `${coding.system ?? ''}|${coding.code}` : medicationReference?.reference;
}
