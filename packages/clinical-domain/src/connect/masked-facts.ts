import type { ContactPoint, HumanName, Patient } from 'fhir/r4';
import { toLatinDigits } from '../language/format-digits.ts';
import { findHospitalNumber } from '../profile/patient-number.ts';

/** What may be shown of a record before it is connected. Each is left out where it would tell more than it should. */
export type MaskedFacts = {
  /** First letters. */
  given?: string;
  family?: string;
  /** The first two digits of the year of birth. */
  century?: string;
  /** The last four digits of the mobile number. */
  mobile?: string;
  /** The last two characters of the hospital number. */
  number?: string;
};

/** Shorter ones would be told by their end. */
const shortestMobile = 8;
const shortestNumber = 5;

const letters = new Intl.Segmenter('ne', { granularity: 'grapheme' });

export function maskPatient(patient: Patient): MaskedFacts {
  const { given, family } = firstLetters(patient.name);
  const century = /^(\d\d)\d\d/.exec(patient.birthDate ?? '')?.[1];
  const mobile = findMobile(patient.telecom)?.slice(-4);
  const number = findHospitalNumber(patient)?.replaceAll(/\s/g, '');
  return {
    ...(given && { given }),
    ...(family && { family }),
    ...(century && { century }),
    ...(mobile && { mobile }),
    ...(number && number.length >= shortestNumber && { number: number.slice(-2) }),
  };
}

function firstLetters(names: HumanName[] = []) {
  const inUse = names.filter(({ use, period }) => use !== 'old' && !period?.end);
  const name = inUse.find(({ use }) => use === 'official') ?? inUse[0];
  const words = name?.text?.trim().split(/\s+/) ?? [];
  return {
    given: firstLetter(name?.given?.[0] ?? words[0]),
    family: firstLetter(name?.family ?? (words.length > 1 ? words.at(-1) : undefined)),
  };
}

/** A name of one letter would be told whole. */
function firstLetter(name = ''): string | undefined {
  const [first, second] = letters.segment(name.trim());
  return second === undefined ? undefined : first?.segment.toUpperCase();
}

function findMobile(telecom: ContactPoint[] = []): string | undefined {
  const phones = telecom.filter(
    ({ system, use, period }) => system === 'phone' && use !== 'old' && !period?.end,
  );
  const mobile =
    phones.find(({ use }) => use === 'mobile') ?? phones.find(({ value = '' }) => isMobile(value));
  const digits = toLatinDigits(mobile?.value ?? '').replaceAll(/\D/g, '');
  return digits.length >= shortestMobile ? digits : undefined;
}

/** Of Nepal. */
function isMobile(number: string): boolean {
  return /^(\+?977)?9[678]\d{8}$/.test(toLatinDigits(number).replaceAll(/[\s-]/g, ''));
}
